#!/usr/bin/env python3
"""Times kiwisolver on the solver benchmark's workloads: lines `peer NAME N MILLISECONDS`.

Strict levels are imitated by weights far apart; the priorities' own numbers as weights would give
other frames.
"""
import time

import kiwisolver as kiwi

WEIGHT = {1000: kiwi.strength.required, 250: 1, 251: 20, 252: 400, 750: 8000, 751: 160000}


class Box:
    def __init__(self):
        self.x, self.y, self.w, self.h = (kiwi.Variable() for _ in range(4))

    def all(self):
        return self.x, self.y, self.w, self.h


def row_sizes(i):
    return 80 + 37 * i % 241, 60 + 53 * i % 261, (14, 16, 32, 48)[i % 4], 44 + 29 * i % 45


def feed(n, edited=False):
    solver, boxes = kiwi.Solver(), []

    def box():
        boxes.append(Box())
        return boxes[-1]

    def add(constraint, priority=1000):
        solver.addConstraint(constraint | WEIGHT[priority])

    s, c = box(), box()
    add(s.x == 0)
    add(s.y == 0)
    if not edited:
        add(s.w == 390)
    else:
        solver.addEditVariable(s.w, "strong")
    add(s.h == 844)
    add(c.x == s.x)
    add(c.y == s.y)
    add(c.w == s.w)
    above = None
    for i in range(n):
        wt, wu, hu, wb = row_sizes(i)
        r, a, l, u, b = box(), box(), box(), box(), box()
        add(r.x == c.x)
        add(r.x + r.w == c.x + c.w)
        add(r.y == c.y if above is None else r.y == above.y + above.h)
        add(a.x == r.x + 16)
        add(a.y == r.y + 12)
        add(a.w == 40)
        add(a.h == 40)
        add(a.y + a.h <= r.y + r.h - 12)
        add(l.x == a.x + a.w + 12)
        add(l.y == r.y + 12)
        add(l.x + l.w <= b.x - 8)
        add(l.w <= wt, 251)
        add(l.w >= wt, 750)
        add(l.h <= 20, 250)
        add(l.h >= 20, 750)
        add(u.x == l.x)
        add(u.y == l.y + l.h + 4)
        add(u.x + u.w <= b.x - 8)
        add(u.y + u.h == r.y + r.h - 12)
        add(u.w <= wu, 251)
        add(u.w >= wu, 750)
        add(u.h <= hu, 251)
        add(u.h >= hu, 750)
        add(b.x + b.w == r.x + r.w - 16)
        add(b.y + b.h / 2 == r.y + r.h / 2)
        add(b.w <= wb, 252)
        add(b.w >= wb, 751)
        add(b.h <= 32, 252)
        add(b.h >= 32, 751)
        above = r
    add(c.y + c.h == above.y + above.h)
    return solver, s, boxes


def chain(n):
    solver = kiwi.Solver()
    k = Box()
    for constraint in (k.x == 0, k.y == 0, k.w == 16 * n, k.h == 50):
        solver.addConstraint(constraint)
    before = None
    boxes = [k]
    for _ in range(n):
        v = Box()
        boxes.append(v)
        if before is None:
            solver.addConstraint(v.x == k.x)
        else:
            solver.addConstraint(v.x == before.x + before.w + 8)
            solver.addConstraint(v.w == before.w)
        solver.addConstraint(v.y == k.y)
        solver.addConstraint(v.y + v.h == k.y + k.h)
        before = v
    solver.addConstraint(before.x + before.w == k.x + k.w)
    return solver, boxes


def total(boxes):
    return sum(v.value() for box in boxes for v in box.all())


def timed(body):
    start = time.thread_time()
    body()
    return (time.thread_time() - start) * 1000


def main():
    sums = {10: 34331, 100: 2042334}
    for n in (10, 100):
        def run():
            solver, _, boxes = feed(n)
            solver.updateVariables()
            assert abs(total(boxes) - sums[n]) < 1e-3, total(boxes)
        print("peer W1 %d %.4f" % (n, min(timed(run) for _ in range(3))))
    for n in (10, 100):
        def run():
            solver, boxes = chain(n)
            solver.updateVariables()
            assert abs(total(boxes) - {10: 1554, 100: 87054}[n]) < 1e-3, total(boxes)
        print("peer W2 %d %.4f" % (n, min(timed(run) for _ in range(3))))
    for n in (10, 100):
        solver, s, boxes = feed(n, edited=True)
        edits = 50
        def run():
            for k in range(edits):
                solver.suggestValue(s.w, 320 + 37 * k % 481)
                solver.updateVariables()
        print("peer W4 %d %.4f" % (n, timed(run) / edits))


if __name__ == "__main__":
    main()
