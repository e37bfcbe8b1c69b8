"""Wooden chair with a bent back rest and a padded or woven seat."""

from kit.bent import bent_board
from kit.solids import board, leg, rod
from kit.sweep import curve, swept
from kit.upholstery import Pad, pad

SEAT = 0.43


def build(size, wood='teak', fabric='leather:black', back='board'):
    x, front, rear = size.width / 2 - 0.03, -size.depth / 2 + 0.04, size.depth / 2 - 0.07
    for side in (-1, 1):
        leg((side * (x - 0.012), front + 0.01, SEAT), (side * x, front - 0.01, 0), 0.0175, 0.0115, wood)
        post(side * (x - 0.025), rear, size, wood)
        board(
            (side * (x - 0.022), (front + rear) / 2, SEAT - 0.022),
            (0.02, rear - front - 0.02, 0.045),
            wood,
            'y',
            0.003,
        )
    board((0, front + 0.01, SEAT - 0.022), (2 * x - 0.05, 0.022, 0.05), wood, 'x', 0.003)
    board((0, rear, SEAT - 0.022), (2 * x - 0.07, 0.022, 0.045), wood, 'x', 0.003)
    pad(
        (0, (front + rear) / 2 - 0.005, SEAT - 0.002),
        (size.width - 0.025, rear - front + 0.055, 0.038),
        fabric,
        Pad(corner=0.06, edge=0.019, crown=0.020, belly=0.004),
    )
    {'board': board_back, 'spindles': spindle_back, 'ladder': ladder_back}[back](size, rear, wood)


def post(x, rear, size, wood):
    """A back leg in one piece with the post it becomes."""
    path = curve(
        [
            (x * 1.03, rear + 0.065, 0),
            (x, rear + 0.012, 0.22),
            (x, rear, SEAT),
            (x, rear + 0.03, 0.60),
            (x, rear + 0.085, size.height - 0.04),
        ]
    )
    count = len(path)
    radii = [0.0125 + 0.0075 * (1 - abs(i / (count - 1) - 0.5) * 2) for i in range(count)]
    swept(path, [(r, r) for r in radii], wood, up=(0, 1, 0))


def board_back(size, rear, wood):
    bent_board(
        (0, rear + 0.028, size.height - 0.085), size.width + 0.01, 0.16, 0.016, 0.045, wood, taper=0.45, lean=0.16
    )


def spindle_back(size, rear, wood):
    bent_board(
        (0, rear + 0.044, size.height - 0.035), size.width - 0.01, 0.065, 0.020, 0.035, wood, taper=0.3, lean=0.16
    )
    half = size.width / 2 - 0.09
    for index in range(6):
        x = -half + 2 * half * index / 5
        bow = 0.035 * (1 - (2 * x / size.width) ** 2)
        rod((x * 0.94, rear + 0.002, SEAT - 0.01), (x, rear + 0.045 + bow, size.height - 0.045), 0.0062, wood)


def ladder_back(size, rear, wood):
    for index in range(3):
        z = SEAT + 0.12 + index * (size.height - SEAT - 0.16) / 2
        depth = rear + 0.006 + (z - SEAT) * 0.19
        bent_board((0, depth, z), size.width - 0.085, 0.055, 0.012, 0.03, wood, taper=0.15, lean=0.14)
