"""Pots and plants."""

import math
import random

from kit.solids import mesh, turned


def pot(radius, height, low, finish):
    wall = 0.012
    turned(
        [
            (1e-4, low),
            (radius * 0.74, low),
            (radius * 0.78, low + 0.006),
            (radius, low + height - 0.004),
            (radius, low + height),
            (radius - wall, low + height),
            (radius - wall - 0.004, low + height - 0.03),
            (1e-4, low + height - 0.03),
        ],
        finish,
        segments=96,
        sharp_from=50,
    )
    turned(
        [(1e-4, low + height - 0.026), (radius - wall - 0.003, low + height - 0.028)], 'card:#2c211a', segments=48
    )


def snake_plant(low, height, leaves=13, spread=0.09, seed=1):
    """Upright pointed leaves, slightly twisted and folded."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(leaves):
        angle, away = chance.uniform(0, 2 * math.pi), spread * math.sqrt(chance.random())
        leaf(
            points,
            faces,
            (away * math.cos(angle), away * math.sin(angle), low),
            angle,
            height * chance.uniform(0.55, 1),
            chance.uniform(0.026, 0.038),
            chance.uniform(0.02, 0.14),
            chance.uniform(-0.9, 0.9),
        )
    mesh('leaves', points, faces, 'leaf')


def leaf(points, faces, root, angle, length, width, lean, twist):
    first, steps = len(points), 18
    for k in range(steps + 1):
        t = k / steps
        half = width * (0.55 + 1.0 * t) * (1 - t**3.2) ** 0.8 if t < 1 else 0
        turn = angle + math.pi / 2 + twist * t
        away = lean * length * t**1.7
        centre = (root[0] + math.cos(angle) * away, root[1] + math.sin(angle) * away, root[2] + length * t)
        for side in (-1, 0, 1):
            fold = 0.25 * half * abs(side)
            points.append(
                (
                    centre[0] + math.cos(turn) * half * side + math.cos(angle) * fold,
                    centre[1] + math.sin(turn) * half * side + math.sin(angle) * fold,
                    centre[2],
                )
            )
    for k in range(steps):
        at = first + 3 * k
        faces += [(at, at + 1, at + 4, at + 3), (at + 1, at + 2, at + 5, at + 4)]
