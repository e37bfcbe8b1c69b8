"""Wooden chair with a bent back rest and a padded or woven seat."""
from kit.bent import bent_board
from kit.solids import board, leg, rod
from kit.sweep import curve, swept
from kit.upholstery import Pad, pad

SEAT = .43


def build(size, wood='teak', fabric='leather:black', back='board'):
    x, front, rear = size.width / 2 - .03, -size.depth / 2 + .04, size.depth / 2 - .07
    for side in (-1, 1):
        leg((side * (x - .012), front + .01, SEAT), (side * x, front - .01, 0), .0175, .0115, wood)
        post(side * (x - .025), rear, size, wood)
        board((side * (x - .022), (front + rear) / 2, SEAT - .022), (.02, rear - front - .02, .045), wood, 'y', .003)
    board((0, front + .01, SEAT - .022), (2 * x - .05, .022, .05), wood, 'x', .003)
    board((0, rear, SEAT - .022), (2 * x - .07, .022, .045), wood, 'x', .003)
    pad((0, (front + rear) / 2 - .005, SEAT - .002), (size.width - .025, rear - front + .055, .038), fabric,
        Pad(corner=.06, edge=.019, crown=.020, belly=.004))
    {'board': board_back, 'spindles': spindle_back, 'ladder': ladder_back}[back](size, rear, wood)


def post(x, rear, size, wood):
    """A back leg in one piece with the post it becomes."""
    path = curve([(x * 1.03, rear + .065, 0), (x, rear + .012, .22), (x, rear, SEAT), (x, rear + .03, .60), (x, rear + .085, size.height - .04)])
    count = len(path)
    radii = [.0125 + .0075 * (1 - abs(i / (count - 1) - .5) * 2) for i in range(count)]
    swept(path, [(r, r) for r in radii], wood, up=(0, 1, 0))


def board_back(size, rear, wood):
    bent_board((0, rear + .028, size.height - .085), size.width + .01, .16, .016, .045, wood, taper=.45, lean=.16)


def spindle_back(size, rear, wood):
    bent_board((0, rear + .044, size.height - .035), size.width - .01, .065, .020, .035, wood, taper=.3, lean=.16)
    half = size.width / 2 - .09
    for index in range(6):
        x = -half + 2 * half * index / 5
        bow = .035 * (1 - (2 * x / size.width) ** 2)
        rod((x * .94, rear + .002, SEAT - .01), (x, rear + .045 + bow, size.height - .045), .0062, wood)


def ladder_back(size, rear, wood):
    for index in range(3):
        z = SEAT + .12 + index * (size.height - SEAT - .16) / 2
        depth = rear + .006 + (z - SEAT) * .19
        bent_board((0, depth, z), size.width - .085, .055, .012, .03, wood, taper=.15, lean=.14)
