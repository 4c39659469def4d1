#!/usr/bin/env python3
"""Compares the solver with linear programs solved level by level by HiGHS (package highspy).

Random constraint hierarchies go to the program solver-cases. For each answer:
- required rows hold, and at each level the sum of violations is the least that a linear program
  finds when the levels above are held at their sums;
- each probe's range equals the program's minimum and maximum on the optimal face;
- conflict sets equal the minimal infeasible subsets found by trying all subsets;
- shuffling rows changes nothing, and neither does arriving at the constants by edits.

Usage: oracle.py SOLVER_CASES [--cases N] [--seed S] [--record FILE]
"""
import argparse
import itertools
import math
import random
import subprocess
import sys

import highspy

INF = highspy.kHighsInf


class Row:
    def __init__(self, priority, relation, constant, terms, background=False):
        self.priority, self.relation, self.constant = priority, relation, constant
        self.terms, self.background = terms, background

    def excess(self, x):
        return sum(c * x[v] for v, c in self.terms.items()) - self.constant

    def violation(self, x):
        e = self.excess(x)
        return abs(e) if self.relation == "eq" else max(0, e) if self.relation == "le" else max(0, -e)

    def bounds(self):
        if self.relation == "eq":
            return self.constant, self.constant
        return (-INF, self.constant) if self.relation == "le" else (self.constant, INF)


class Problem:
    def __init__(self, n, rows, probes):
        self.n, self.rows, self.probes = n, rows, probes

    def text(self, order=None, edits=None):
        """The problem for solver-cases; `edits` gives rows other constants at first, which are then
        set to the real ones."""
        lines = ["problem %d" % self.n]
        for i in order or range(len(self.rows)):
            r = self.rows[i]
            if edits and i in edits:
                r = Row(r.priority, r.relation, edits[i], r.terms, r.background)
            terms = " ".join("%r %d" % (c, v) for v, c in r.terms.items())
            lines.append("row %r %s %r %d %s" % (r.priority, r.relation, r.constant, r.background, terms))
        for target, terms in self.probes:
            lines.append("probe %r %s" % (target, " ".join("%r %d" % (c, v) for v, c in terms.items())))
        for i in edits or {}:
            lines.append("set %d %r" % (i, self.rows[i].constant))
        lines.append("solve")
        return "\n".join(lines) + "\n"


def generate(rng, kind):
    n = rng.randint(2, 5) if rng.random() < 0.5 else rng.randint(2, 40)
    levels = rng.randint(1, 8)
    priorities = sorted(rng.sample([50, 249.5, 250, 251, 252, 490, 500, 749.5, 750, 751, 900, 999], levels))
    coefficients = {
        "plain": [1, -1, 1, -1, 2, 0.5],
        "scaled": [1, -1, 10, -0.1, 3, -7],
        "unit": [1, -1],
    }[rng.choice(["plain", "plain", "unit", "scaled"])]
    grid = rng.choice([1, 10, 10, 50])
    rows = []

    def terms(count):
        return {v: rng.choice(coefficients) for v in rng.sample(range(n), min(count, n))}

    def constant():
        return grid * rng.randint(-5, 20) if rng.random() < 0.9 else round(rng.uniform(-50, 200), 3)

    solution = [constant() for _ in range(n)]
    for _ in range(rng.randint(0, n)):
        t = terms(rng.choice([1, 2, 2, 2, 3, 4]))
        relation = rng.choice(["eq", "eq", "eq", "le", "ge"])
        value = sum(c * solution[v] for v, c in t.items())
        if relation == "le":
            value += grid * rng.randint(0, 3)
        if relation == "ge":
            value -= grid * rng.randint(0, 3)
        if kind == "conflict" and rng.random() < 0.3:
            value = constant()
        rows.append(Row(1000, relation, value, t))
        if rng.random() < 0.1:
            f = rng.choice([1, -1, 2])
            flipped = {"eq": "eq", "le": "ge", "ge": "le"}[relation] if f < 0 else relation
            rows.append(Row(1000, flipped, f * value, {v: f * c for v, c in t.items()}))
    for _ in range(rng.randint(0, 2 * n + 2)):
        t = terms(rng.choice([1, 1, 1, 2, 2, 3]))
        rows.append(Row(rng.choice(priorities), rng.choice(["eq", "le", "ge"]), constant(), t))
    for v in range(n):
        if rng.random() < 0.4:
            # An intrinsic size: a bound on either side, at two priorities.
            size = grid * rng.randint(0, 10)
            rows.append(Row(rng.choice(priorities), "le", size, {v: 1}))
            rows.append(Row(rng.choice(priorities), "ge", size, {v: 1}))
    if rng.random() < 0.4:
        for v in range(n):
            if rng.random() < 0.5 and (kind == "conflict" or solution[v] >= 0):
                rows.append(Row(1000, "ge", 0, {v: 1}, True))
    if kind == "conflict":
        required = [r for r in rows if r.priority == 1000 and not r.background]
        while len(required) > 9:
            rows.remove(required.pop())
        for _ in range(rng.randint(1, max(1, 9 - len(required)))):
            rows.append(Row(1000, rng.choice(["eq", "le", "ge"]), constant(), terms(rng.choice([1, 1, 2]))))
    if rng.random() < 0.3:
        for r in rows:
            f = rng.choice([1, 1, 100, 0.01])
            r.constant *= f
            r.terms = {v: f * c for v, c in r.terms.items()}
    rng.shuffle(rows)
    probes = [(rng.choice([0, 0, 100]), {v: 1}) for v in range(n)]
    if n > 2 and rng.random() < 0.5:
        a, b = rng.sample(range(n), 2)
        probes.insert(rng.randint(0, n), (0, {a: 1, b: -1}))
    return Problem(n, rows, probes)


OPTIMAL = highspy.HighsModelStatus.kOptimal
UNBOUNDED = (highspy.HighsModelStatus.kUnbounded, highspy.HighsModelStatus.kUnboundedOrInfeasible)


class Program:
    """One linear program: the variables, the required rows, and an error column for each side of
    each optional row. `hold` pins the optimal face of the last run exactly, by complementary
    slackness: what has a price stays at its bound."""

    def __init__(self, n, rows):
        h = self.h = highspy.Highs()
        h.setOptionValue("output_flag", False)
        h.setOptionValue("primal_feasibility_tolerance", 1e-9)
        h.setOptionValue("dual_feasibility_tolerance", 1e-9)
        self.n = n
        for _ in range(n):
            h.addCol(0, -INF, INF, 0, [], [])
        self.errors = {}
        count = n
        for r in rows:
            keys, values = list(r.terms.keys()), list(r.terms.values())
            low, high = r.bounds()
            if r.priority < 1000:
                own = self.errors.setdefault(r.priority, [])
                if r.relation in ("eq", "le"):
                    h.addCol(0, 0, INF, 0, [], [])
                    keys, values = keys + [count], values + [-1.0]
                    own.append(count)
                    count += 1
                if r.relation in ("eq", "ge"):
                    h.addCol(0, 0, INF, 0, [], [])
                    keys, values = keys + [count], values + [1.0]
                    own.append(count)
                    count += 1
            h.addRow(low, high, len(keys), keys, values)
        self.count = count

    def run(self, costs):
        h = self.h
        h.changeColsCost(self.count, list(range(self.count)), [costs.get(c, 0.0) for c in range(self.count)])
        h.run()
        status = h.getModelStatus()
        if status != OPTIMAL:
            h.clearSolver()
            h.setOptionValue("presolve", "off")
            h.run()
            status = h.getModelStatus()
            h.setOptionValue("presolve", "choose")
        return status, h.getInfo().objective_function_value

    def minimize_level(self, level):
        return self.run({c: 1.0 for c in self.errors[level]})

    def hold(self):
        h = self.h
        solution = h.getSolution()
        lp = h.getLp()
        for c in range(self.count):
            price = solution.col_dual[c]
            if abs(price) > 1e-7:
                bound = lp.col_lower_[c] if price > 0 else lp.col_upper_[c]
                h.changeColBounds(c, bound, bound)
        for r in range(len(lp.row_lower_)):
            price = solution.row_dual[r]
            if abs(price) > 1e-7:
                bound = lp.row_lower_[r] if price > 0 else lp.row_upper_[r]
                if abs(bound) < INF:
                    h.changeRowBounds(r, bound, bound)


def feasible(n, rows):
    if not rows:
        return True
    status, _ = Program(n, rows).run({})
    return status == OPTIMAL


def minimal_sets(problem):
    required = [i for i, r in enumerate(problem.rows) if r.priority == 1000 and not r.background]
    facts = [r for r in problem.rows if r.background]
    found = []
    for size in range(0, len(required) + 1):
        for subset in itertools.combinations(required, size):
            chosen = set(subset)
            if any(f <= chosen for f in found):
                continue
            if not feasible(problem.n, facts + [problem.rows[i] for i in subset]):
                found.append(chosen)
    return sorted(sorted(f) for f in found)


class Undecided(Exception):
    """The linear program could not be solved to the accuracy asked for."""


class Answer:
    def __init__(self):
        self.values, self.conflicts, self.open, self.more = [], [], {}, False


def read_answer(stream):
    answer = Answer()
    for line in stream:
        words = line.split()
        if words[0] == "values":
            answer.values = [float(w) for w in words[1:]]
        elif words[0] == "conflict":
            parts = line[len("conflict"):].split("|")
            answer.conflicts.append(([int(w) for w in parts[0].split()], [int(w) for w in parts[1].split()], float(parts[2])))
        elif words[0] == "more":
            answer.more = True
        elif words[0] == "open":
            answer.open[int(words[1])] = (float(words[2]), float(words[3]))
        elif words[0] == "end":
            return answer
    raise EOFError("solver-cases ended early")


def check(problem, answer):
    """A list of differences."""
    required = [r for r in problem.rows if r.priority == 1000]
    if answer.conflicts:
        expected = minimal_sets(problem)
        got = [c[0] for c in answer.conflicts]
        if answer.more:
            return [] if all(g in expected for g in got) else ["capped conflicts %s not among %s" % (got, expected)]
        return [] if got == expected else ["conflicts %s, expected %s" % (got, expected)]
    x = answer.values
    size = max([1.0] + [abs(v) for v in x])
    differences = []
    for i, r in enumerate(problem.rows):
        scale = max(abs(c) for c in r.terms.values()) if r.terms else 1
        if r.priority == 1000 and r.violation(x) > 2e-6 * max(1, scale * size * 1e-3):
            if not feasible(problem.n, required):
                return ["contradiction not found"]
            differences.append("required row %d violated by %g" % (i, r.violation(x)))
    if differences:
        return differences
    levels = sorted({r.priority for r in problem.rows if r.priority < 1000}, reverse=True)
    program = Program(problem.n, problem.rows)
    for level in levels:
        own = sum(r.violation(x) for r in problem.rows if r.priority == level)
        status, best = program.minimize_level(level)
        if status != OPTIMAL:
            raise Undecided
        if abs(own - best) > 1e-6 * max(1, best, size):
            return ["level %g: violation %.9g, least %.9g" % (level, own, best)]
        program.hold()
    for i, (_, terms) in enumerate(problem.probes):
        value = sum(c * x[v] for v, c in terms.items())
        ends = []
        for sign in (1, -1):
            status, best = program.run({v: sign * c for v, c in terms.items()})
            ends.append(-math.inf * sign if status in UNBOUNDED else sign * best if status == OPTIMAL else None)
        if None in ends:
            raise Undecided
        low, high = answer.open.get(i, (value, value))
        for own, other in ((low, ends[0]), (high, ends[1])):
            if own != other and not abs(own - other) <= 1e-5 * max(1, size):
                differences.append("probe %d: range %s, expected %s" % (i, (low, high), tuple(ends)))
                break
    return differences


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("solver")
    parser.add_argument("--cases", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=3)
    parser.add_argument("--record", help="write the cases with their checked answers to this file")
    parser.add_argument("--record-size", type=int, default=1200, help="longest text of a recorded case")
    options = parser.parse_args()
    program = subprocess.Popen([options.solver], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(text):
        program.stdin.write(text)
        program.stdin.flush()
        return read_answer(program.stdout)

    record = open(options.record, "w") if options.record else None
    wrong = 0
    counts = {"conflict": 0, "open": 0, "determined": 0, "undecided": 0}
    for case in range(options.cases):
        rng = random.Random(options.seed * 1_000_003 + case)
        problem = generate(rng, "conflict" if case % 5 == 0 else "plain")
        answer = ask(problem.text())
        try:
            differences = check(problem, answer)
        except Undecided:
            counts["undecided"] += 1
            continue
        order = list(range(len(problem.rows)))
        rng.shuffle(order)
        shuffled = ask(problem.text(order))
        renamed = sorted(sorted(order[i] for i in c[0]) for c in shuffled.conflicts)
        if not answer.more and renamed != [c[0] for c in answer.conflicts]:
            differences.append("shuffled: conflicts %s, before %s" % (renamed, answer.conflicts))
        edits = {i: r.constant + rng.choice([-7, 3, 40]) for i, r in enumerate(problem.rows)
                 if not r.background and rng.random() < 0.3}
        edited = ask(problem.text(edits=edits))
        if not answer.more and [c[0] for c in edited.conflicts] != [c[0] for c in answer.conflicts]:
            differences.append("edited: conflicts %s, before %s" % (edited.conflicts, answer.conflicts))
        if not answer.conflicts:
            size = max([1.0] + [abs(v) for v in answer.values])
            for name, other in (("shuffled", shuffled), ("edited", edited)):
                for v, (a, b) in enumerate(zip(answer.values, other.values)):
                    if abs(a - b) > 1e-5 * max(1, size * 1e-3):
                        differences.append("%s: variable %d is %r, before %r" % (name, v, b, a))
                        break
        counts["conflict" if answer.conflicts else "open" if answer.open else "determined"] += 1
        if differences:
            wrong += 1
            if wrong <= options.show:
                print("case %d of seed %d:" % (case, options.seed), *differences, sep="\n  ")
                sys.stdout.flush()
        elif record and len(problem.text()) < options.record_size:
            record.write(problem.text())
            record.write("expect values %s\n" % " ".join("%.6f" % v for v in answer.values))
            for c in answer.conflicts:
                record.write("expect conflict %s\n" % " ".join(map(str, c[0])))
            for i, (low, high) in sorted(answer.open.items()):
                record.write("expect open %d %.6f %.6f\n" % (i, low, high))
            record.write("\n")
    program.stdin.close()
    program.wait()
    print("%d cases: %d contradictory, %d open, %d determined, %d that the linear program could not "
          "settle; %d with a difference"
          % (options.cases, counts["conflict"], counts["open"], counts["determined"],
             counts["undecided"], wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
