"""Bar trolley: two trays on a tube frame with wheels."""

import math

from kit.solids import board, rod, rounded, tube, turned

WHEEL = 0.055


def build(size, metal='brass', tray='glass-smoked', wood='', handle='walnut'):
    x, y = size.width / 2 - 0.06, size.depth / 2 - 0.015
    for level in (0.22, size.height - 0.12):
        shelf(x, y, level, metal, tray, wood)
    for side in (-1, 1):
        ends(side * x, y, size, metal)
    for side in (-1, 1):
        for sy in (-1, 1):
            wheel(side * x, sy * (y + 0.001), metal)
    rod((x + 0.06, -y + 0.03, size.height - 0.01), (x + 0.06, y - 0.03, size.height - 0.01), 0.013, handle)


def shelf(x, y, level, metal, tray, wood):
    frame = rounded([(-x, -y, level), (x, -y, level), (x, y, level), (-x, y, level)], 0.02, closed=True)
    tube(frame, 0.008, metal, closed=True)
    tube([(p[0], p[1], p[2] + 0.055) for p in frame], 0.004, metal, closed=True)
    board((0, 0, level + 0.004), (2 * x - 0.01, 2 * y - 0.01, 0.008), wood or tray, 'x', 0.001)
    for px in (-x * 0.5, 0, x * 0.5):
        for sy in (-1, 1):
            rod((px, sy * y, level), (px, sy * y, level + 0.055), 0.003, metal)


def ends(x, y, size, metal):
    outwards = 0.06 if x > 0 else -0.0
    for sy in (-1, 1):
        top = [(x, sy * y, WHEEL), (x, sy * y, size.height - 0.07)]
        if outwards:
            top += [(x + outwards, sy * y, size.height - 0.01)]
            top += [(x + outwards, sy * (y - 0.04), size.height - 0.01)]
        tube(rounded(top, 0.05), 0.0085, metal)


def wheel(x, y, metal):
    turn = (math.pi / 2, 0, 0)
    turned(
        [
            (1e-4, -0.010),
            (0.018, -0.010),
            (0.020, -0.006),
            (WHEEL - 0.010, -0.004),
            (WHEEL - 0.010, 0.004),
            (0.020, 0.006),
            (0.018, 0.010),
            (1e-4, 0.010),
        ],
        metal,
        (x, y, WHEEL),
        turn,
        48,
    )
    turned(
        [
            (WHEEL - 0.012, -0.008),
            (WHEEL - 0.003, -0.008),
            (WHEEL, -0.004),
            (WHEEL, 0.004),
            (WHEEL - 0.003, 0.008),
            (WHEEL - 0.012, 0.008),
        ],
        'black-steel',
        (x, y, WHEEL),
        turn,
        48,
    )
