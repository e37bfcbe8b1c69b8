"""Bench: slatted, or with a padded seat."""

from kit.solids import board, leg
from kit.upholstery import Pad, pad


def build(size, wood='oak', style='slats', fabric='leather:cognac', base='ash-black', shoe=''):
    if style == 'slats':
        slatted(size, wood, base)
    else:
        padded(size, wood, fabric, shoe)


def slatted(size, wood, base):
    count, thickness = max(7, round(size.depth / 0.04)), 0.034
    step = size.depth / count
    for index in range(count):
        y = -size.depth / 2 + step * (index + 0.5)
        board((0, y, size.height - thickness / 2), (size.width, step * 0.52, thickness), wood, 'x', 0.0025)
    for x in (-size.width * 0.32, 0, size.width * 0.32):
        board(
            (x, 0, size.height - thickness * 0.6), (0.022, size.depth - 0.01, thickness * 0.62), wood, 'y', 0.001
        )
    low = size.height - thickness
    for x in (-size.width * 0.36, size.width * 0.36):
        board((x, 0, low - 0.016), (0.036, size.depth * 0.86, 0.032), base, 'y', 0.002)
        board((x, 0, 0.016), (0.036, size.depth * 0.86, 0.032), base, 'y', 0.002)
        for y in (-size.depth * 0.41, size.depth * 0.41):
            board((x, y, low / 2), (0.036, 0.030, low - 0.064), base, 'z', 0.002)


def padded(size, wood, fabric, shoe):
    high = size.height - 0.09
    x, y = size.width / 2 - 0.09, size.depth / 2 - 0.05
    for side in (-1, 1):
        board((0, side * y, high - 0.025), (size.width - 0.06, 0.024, 0.05), wood, 'x', 0.003)
        board((side * (size.width / 2 - 0.04), 0, high - 0.025), (0.024, 2 * y - 0.03, 0.05), wood, 'y', 0.003)
        for sy in (-1, 1):
            leg(
                (side * (x - 0.02), sy * (y - 0.02), high - 0.02),
                (side * (x + 0.04), sy * (y + 0.01), 0),
                0.020,
                0.0115,
                wood,
                shoe or None,
            )
    buttons = tuple(
        (bx * size.width * 0.14, by * size.depth * 0.22)
        for bx in (-3, -2, -1, 0, 1, 2, 3)
        for by in (-1, 1)
        if abs(bx) < 4
    )
    pad(
        (0, 0, high),
        (size.width, size.depth, 0.085),
        fabric,
        Pad(corner=0.04, edge=0.03, crown=0.008, piping=fabric, buttons=buttons),
    )
