"""Daybed: a low frame, one long mattress, a bolster."""

import math

from kit.solids import board, leg, rod, turned
from kit.upholstery import Pad, pad


def build(size, wood='teak', fabric='linen:sage', tufted=True, ends='spindles', metal=''):
    low = 0.24
    x, y = size.width / 2, size.depth / 2
    for side in (-1, 1):
        board((0, side * (y - 0.015), low), (size.width, 0.026, 0.075), wood, 'x', 0.005)
        board((side * (x - 0.02), 0, low), (0.026, size.depth - 0.06, 0.07), wood, 'y', 0.004)
        for sx in (-1, 1):
            leg(
                (sx * (x - 0.16), side * (y - 0.07), low - 0.02),
                (sx * (x - 0.11), side * (y - 0.05), 0),
                0.021,
                0.0125,
                metal or wood,
            )
    for index in range(9):
        board(((index - 4) * size.width / 9.6, 0, low + 0.028), (0.07, size.depth - 0.06, 0.012), wood, 'y', 0.001)
    buttons = (
        tuple(((i - 3.5) * size.width / 8.4, (j - 1) * size.depth * 0.28) for i in range(8) for j in range(3))
        if tufted
        else ()
    )
    pad(
        (0, 0, low + 0.036),
        (size.width - 0.01, size.depth - 0.02, 0.115),
        fabric,
        Pad(corner=0.03, edge=0.03, crown=0.012, belly=0.003, piping=fabric, buttons=buttons),
    )
    if ends == 'spindles':
        head(size, wood, low)
    bolster(-x + 0.15, low + 0.15 + 0.085, size.depth - 0.06, fabric)


def head(size, wood, low):
    x, top = -size.width / 2 + 0.005, size.height
    half = size.depth / 2 - 0.03
    for side in (-1, 1):
        rod((x + 0.02, side * half, low - 0.03), (x - 0.04, side * half, top), 0.014, wood)
    rod((x - 0.037, -half - 0.02, top - 0.02), (x - 0.037, half + 0.02, top - 0.02), 0.015, wood)
    for index in range(1, 9):
        y = -half + 2 * half * index / 9
        rod((x + 0.015, y, low), (x - 0.036, y, top - 0.025), 0.007, wood)


def bolster(x, z, length, fabric):
    radius, half = 0.085, length / 2
    bend = [
        (radius - 0.02 + 0.02 * math.sin(a), half - 0.02 + 0.02 * math.cos(a))
        for a in (math.pi / 16 * k for k in range(9))
    ]
    profile = [(1e-4, -half), *[(r, -h) for r, h in bend], *[(r, h) for r, h in reversed(bend)], (1e-4, half)]
    turned(profile, fabric, (x, 0, z), (math.pi / 2, 0, 0), segments=64, sharp_from=80)
