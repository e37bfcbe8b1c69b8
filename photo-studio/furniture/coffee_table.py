"""Low sofa table: surfboard, kidney, glass on a tube frame, or tiled."""
import math

from kit.solids import board, leg, prism, rod, rounded, superellipse, tube


def build(size, wood='teak', shape='surfboard', glass='glass-smoked', metal='chrome', rack=True, shoe='brass'):
    makers = {'surfboard': surfboard, 'kidney': kidney, 'glass': glass_top, 'tiled': tiled}
    makers[shape](size, wood, glass, metal, rack, shoe)


def surfboard(size, wood, glass, metal, rack, shoe):
    top = .022
    prism(superellipse(size.width, size.depth, 2.25, 160), top, wood, (0, 0, size.height - top), 'x', .008)
    x, y = size.width * .27, size.depth * .22
    legs(x, y, size.height - top, wood, shoe)
    if rack:
        for side in (-1, 1):
            rod((-x - .05, side * y, size.height - .16), (x + .05, side * y, size.height - .16), .008, wood)
            rod((side * (x + .03), -y, size.height - .16), (side * (x + .03), y, size.height - .16), .007, metal)
        for i in range(9):
            across = -y + 2 * y * (i + .5) / 9
            rod((-x - .05, across, size.height - .155), (x + .05, across, size.height - .155), .0035, metal)


def legs(x, y, height, wood, shoe, splay=.07):
    for sx in (-1, 1):
        board((sx * x, 0, height - .011), (.05, 2 * y + .06, .022), wood, 'y', .003)
        for sy in (-1, 1):
            leg((sx * x, sy * y, height - .004), (sx * (x + splay), sy * (y + splay * .7), 0), .019, .010, wood, shoe or None)


def kidney(size, wood, glass, metal, rack, shoe):
    top = .02
    points = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        waist = 1 - .30 * math.exp(-((a - math.pi * 1.5) / .55) ** 2)
        points.append((size.width / 2 * math.cos(a), size.depth / 2 * math.sin(a) * waist * (1 + .12 * math.cos(a))))
    prism(points, top, wood, (0, 0, size.height - top), 'x', .007)
    for angle in (90, 205, 335):
        a = math.radians(angle)
        foot = (size.width * .36 * math.cos(a), size.depth * .36 * math.sin(a))
        leg((foot[0] * .72, foot[1] * .72, size.height - top), (*foot, 0), .017, .009, metal if metal != 'chrome' else wood, shoe or None)


def glass_top(size, wood, glass, metal, rack, shoe):
    thickness = .012
    board((0, 0, size.height - thickness / 2), (size.width, size.depth, thickness), glass, 'x', .002)
    x, y, high = size.width / 2 - .05, size.depth / 2 - .05, size.height - thickness - .013
    frame = rounded([(-x, -y, high), (x, -y, high), (x, y, high), (-x, y, high)], .05, closed=True)
    tube(frame, .0125, metal, closed=True)
    for side in (-1, 1):
        loop = [(side * x, -y, high), (side * x, -y, .013), (side * x, y, .013), (side * x, y, high)]
        tube(rounded(loop, .05), .0125, metal)
    board((0, 0, .15), (size.width - .14, size.depth - .14, .008), glass, 'x', .001)
    for side in (-1, 1):
        rod((-x, side * (y - .03), .14), (x, side * (y - .03), .14), .006, metal)


def tiled(size, wood, glass, metal, rack, shoe):
    """Hand-glazed tiles in a wooden border."""
    border, top = .05, .03
    z = size.height - top / 2
    for side in (-1, 1):
        board((0, side * (size.depth - border) / 2, z), (size.width, border, top), wood, 'x', .003)
        board((side * (size.width - border) / 2, 0, z), (border, size.depth - 2 * border, top), wood, 'y', .003)
    columns, rows = round((size.width - 2 * border) / .15), round((size.depth - 2 * border) / .15)
    w, d = (size.width - 2 * border) / columns, (size.depth - 2 * border) / rows
    glazes = ['paint:#2f5d62', 'paint:#3c6e70', 'paint:#28504f', 'paint:#43706a']
    for i in range(columns):
        for j in range(rows):
            at = (-size.width / 2 + border + w * (i + .5), -size.depth / 2 + border + d * (j + .5), z + .002)
            board(at, (w - .004, d - .004, top - .004), glazes[(3 * i + 5 * j + i * j) % 4], 'x', .003)
    board((0, 0, z - .006), (size.width - 2 * border, size.depth - 2 * border, .012), 'card:#b9b0a0', 'x', 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (sx * (size.width / 2 - .045), sy * (size.depth / 2 - .045))
            leg((*at, size.height - top), (*at, 0), .024, .015, wood)
