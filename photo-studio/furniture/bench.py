"""Bench: slatted, or with a padded seat."""
from kit.solids import board, leg
from kit.upholstery import Pad, pad


def build(size, wood='oak', style='slats', fabric='leather:cognac', base='ash-black', shoe=''):
    if style == 'slats':
        slatted(size, wood, base)
    else:
        padded(size, wood, fabric, shoe)


def slatted(size, wood, base):
    count, thickness = max(7, round(size.depth / .04)), .034
    step = size.depth / count
    for index in range(count):
        y = -size.depth / 2 + step * (index + .5)
        board((0, y, size.height - thickness / 2), (size.width, step * .52, thickness), wood, 'x', .0025)
    for x in (-size.width * .32, 0, size.width * .32):
        board((x, 0, size.height - thickness * .6), (.022, size.depth - .01, thickness * .62), wood, 'y', .001)
    low = size.height - thickness
    for x in (-size.width * .36, size.width * .36):
        board((x, 0, low - .016), (.036, size.depth * .86, .032), base, 'y', .002)
        board((x, 0, .016), (.036, size.depth * .86, .032), base, 'y', .002)
        for y in (-size.depth * .41, size.depth * .41):
            board((x, y, low / 2), (.036, .030, low - .064), base, 'z', .002)


def padded(size, wood, fabric, shoe):
    high = size.height - .09
    x, y = size.width / 2 - .09, size.depth / 2 - .05
    for side in (-1, 1):
        board((0, side * y, high - .025), (size.width - .06, .024, .05), wood, 'x', .003)
        board((side * (size.width / 2 - .04), 0, high - .025), (.024, 2 * y - .03, .05), wood, 'y', .003)
        for sy in (-1, 1):
            leg((side * (x - .02), sy * (y - .02), high - .02), (side * (x + .04), sy * (y + .01), 0), .020, .0115, wood, shoe or None)
    buttons = tuple((bx * size.width * .14, by * size.depth * .22) for bx in (-3, -2, -1, 0, 1, 2, 3) for by in (-1, 1) if abs(bx) < 4)
    pad((0, 0, high), (size.width, size.depth, .085), fabric, Pad(corner=.04, edge=.03, crown=.008, piping=fabric, buttons=buttons))
