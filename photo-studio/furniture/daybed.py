"""Daybed: a low frame, one long mattress, a bolster."""
import math

from kit.solids import board, leg, rod, turned
from kit.upholstery import Pad, pad


def build(size, wood='teak', fabric='linen:sage', tufted=True, ends='spindles', metal=''):
    low = .24
    x, y = size.width / 2, size.depth / 2
    for side in (-1, 1):
        board((0, side * (y - .015), low), (size.width, .026, .075), wood, 'x', .005)
        board((side * (x - .02), 0, low), (.026, size.depth - .06, .07), wood, 'y', .004)
        for sx in (-1, 1):
            leg((sx * (x - .16), side * (y - .07), low - .02), (sx * (x - .11), side * (y - .05), 0), .021, .0125, metal or wood)
    for index in range(9):
        board(((index - 4) * size.width / 9.6, 0, low + .028), (.07, size.depth - .06, .012), wood, 'y', .001)
    buttons = tuple(((i - 3.5) * size.width / 8.4, (j - 1) * size.depth * .28) for i in range(8) for j in range(3)) if tufted else ()
    pad((0, 0, low + .036), (size.width - .01, size.depth - .02, .115), fabric,
        Pad(corner=.03, edge=.03, crown=.012, belly=.003, piping=fabric, buttons=buttons))
    if ends == 'spindles':
        head(size, wood, low)
    bolster(-x + .15, low + .15 + .085, size.depth - .06, fabric)


def head(size, wood, low):
    x, top = -size.width / 2 + .005, size.height
    half = size.depth / 2 - .03
    for side in (-1, 1):
        rod((x + .02, side * half, low - .03), (x - .04, side * half, top), .014, wood)
    rod((x - .037, -half - .02, top - .02), (x - .037, half + .02, top - .02), .015, wood)
    for index in range(1, 9):
        y = -half + 2 * half * index / 9
        rod((x + .015, y, low), (x - .036, y, top - .025), .007, wood)


def bolster(x, z, length, fabric):
    radius, half = .085, length / 2
    bend = [(radius - .02 + .02 * math.sin(a), half - .02 + .02 * math.cos(a)) for a in (math.pi / 16 * k for k in range(9))]
    profile = [(1e-4, -half), *[(r, -h) for r, h in bend], *[(r, h) for r, h in reversed(bend)], (1e-4, half)]
    turned(profile, fabric, (x, 0, z), (math.pi / 2, 0, 0), segments=64, sharp_from=80)
