#!/usr/bin/env python3
"""Confirms the conflicts of recorded scenes with linear programs solved by HiGHS (package highspy).

The program conflict-rows prints the required rows of each scene. For each:
- all rows together can hold exactly if no conflict was found;
- each conflict's rows and the facts (no size is negative) can't hold together;
- without any one of its rows the rest can.

Usage: conflicts.py CONFLICT_ROWS FOLDER...
"""
import pathlib
import subprocess
import sys

import highspy

INF = highspy.kHighsInf


class Part:
    def __init__(self, viewport):
        self.viewport, self.variables, self.rows, self.conflicts = viewport, 0, [], []

    def can_hold(self, chosen):
        """Whether the chosen rows have a common solution."""
        model = highspy.HighsLp()
        model.num_col_ = self.variables
        model.num_row_ = len(chosen)
        model.col_cost_ = [0.0] * self.variables
        model.col_lower_ = [-INF] * self.variables
        model.col_upper_ = [INF] * self.variables
        lower, upper, starts, columns, values = [], [], [0], [], []
        for relation, constant, _, terms, _ in chosen:
            lower.append(-INF if relation == "le" else constant)
            upper.append(INF if relation == "ge" else constant)
            columns += [variable for _, variable in terms]
            values += [coefficient for coefficient, _ in terms]
            starts.append(len(columns))
        model.row_lower_, model.row_upper_ = lower, upper
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_, model.a_matrix_.index_, model.a_matrix_.value_ = starts, columns, values
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.passModel(model)
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kOptimal:
            return True
        if status in (highspy.HighsModelStatus.kInfeasible,
                      highspy.HighsModelStatus.kUnboundedOrInfeasible):
            return False
        sys.exit("HiGHS ended with %s" % status)

    def problems(self):
        facts = [row for row in self.rows if row[2]]
        if self.can_hold(self.rows) != (not self.conflicts):
            yield "the program says that the required rows %s hold" % (
                "can't" if not self.conflicts else "can")
        for conflict in self.conflicts:
            rows = [self.rows[index] for index in conflict]
            names = ", ".join(row[4] for row in rows)
            if self.can_hold(facts + rows):
                yield "no contradiction: %s" % names
            for left_out in rows:
                if not self.can_hold(facts + [row for row in rows if row is not left_out]):
                    yield "%s isn't needed in: %s" % (left_out[4], names)


def parts(program):
    """What the program prints of one file."""
    found = []
    for line in program.stdout:
        words, _, name = line.rstrip("\n").partition(" # ")
        words = words.split(" ")
        if words[0] == "done":
            return found
        if words[0] == "scene":
            found.append(Part(words[1]))
        elif words[0] == "variables":
            found[-1].variables = int(words[1])
        elif words[0] == "row":
            numbers = words[4:]
            terms = [(float(c), int(v)) for c, v in zip(numbers[::2], numbers[1::2])]
            found[-1].rows.append((words[1], float(words[2]), words[3] == "1", terms, name))
        elif words[0] == "conflict":
            found[-1].conflicts.append([int(word) for word in words[1:]])
    sys.exit("conflict-rows ended early")


def main(binary, folders):
    program = subprocess.Popen(
        [binary], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    failed = scenes = contradictory = sets = 0
    for folder in folders:
        for file in sorted(pathlib.Path(folder).rglob("*.yaml")):
            print(file.resolve(), file=program.stdin, flush=True)
            for part in parts(program):
                scenes += 1
                contradictory += bool(part.conflicts)
                sets += len(part.conflicts)
                for problem in part.problems():
                    failed += 1
                    print("FAIL %s (%s): %s" % (file, part.viewport, problem))
    program.stdin.close()
    print("conflicts: %d scenes, %d contradictory with %d sets, %d differences" % (
        scenes, contradictory, sets, failed))
    return 1 if failed or not sets else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
