"""Bar trolley: two trays on a tube frame with wheels."""
import math

from kit.solids import board, rod, rounded, tube, turned

WHEEL = .055


def build(size, metal='brass', tray='glass-smoked', wood='', handle='walnut'):
    x, y = size.width / 2 - .06, size.depth / 2 - .015
    for level in (.22, size.height - .12):
        shelf(x, y, level, metal, tray, wood)
    for side in (-1, 1):
        ends(side * x, y, size, metal)
    for side in (-1, 1):
        for sy in (-1, 1):
            wheel(side * x, sy * (y + .001), metal)
    rod((x + .06, -y + .03, size.height - .01), (x + .06, y - .03, size.height - .01), .013, handle)


def shelf(x, y, level, metal, tray, wood):
    frame = rounded([(-x, -y, level), (x, -y, level), (x, y, level), (-x, y, level)], .02, closed=True)
    tube(frame, .008, metal, closed=True)
    tube([(p[0], p[1], p[2] + .055) for p in frame], .004, metal, closed=True)
    board((0, 0, level + .004), (2 * x - .01, 2 * y - .01, .008), wood or tray, 'x', .001)
    for px in (-x * .5, 0, x * .5):
        for sy in (-1, 1):
            rod((px, sy * y, level), (px, sy * y, level + .055), .003, metal)


def ends(x, y, size, metal):
    outwards = .06 if x > 0 else -.0
    for sy in (-1, 1):
        top = [(x, sy * y, WHEEL), (x, sy * y, size.height - .07)]
        if outwards:
            top += [(x + outwards, sy * y, size.height - .01)]
            top += [(x + outwards, sy * (y - .04), size.height - .01)]
        tube(rounded(top, .05), .0085, metal)


def wheel(x, y, metal):
    turn = (math.pi / 2, 0, 0)
    turned([(1e-4, -.010), (.018, -.010), (.020, -.006), (WHEEL - .010, -.004), (WHEEL - .010, .004), (.020, .006), (.018, .010), (1e-4, .010)],
           metal, (x, y, WHEEL), turn, 48)
    turned([(WHEEL - .012, -.008), (WHEEL - .003, -.008), (WHEEL, -.004), (WHEEL, .004), (WHEEL - .003, .008), (WHEEL - .012, .008)],
           'black-steel', (x, y, WHEEL), turn, 48)
