"""Low sofa table: surfboard, kidney, glass on a tube frame, or tiled."""

import math

from kit.solids import board, leg, prism, rod, rounded, superellipse, tube


def build(size, wood='teak', shape='surfboard', glass='glass-smoked', metal='chrome', rack=True, shoe='brass'):
    makers = {'surfboard': surfboard, 'kidney': kidney, 'glass': glass_top, 'tiled': tiled}
    makers[shape](size, wood, glass, metal, rack, shoe)


def surfboard(size, wood, glass, metal, rack, shoe):
    top = 0.022
    prism(superellipse(size.width, size.depth, 2.25, 160), top, wood, (0, 0, size.height - top), 'x', 0.008)
    x, y = size.width * 0.27, size.depth * 0.22
    legs(x, y, size.height - top, wood, shoe)
    if rack:
        for side in (-1, 1):
            rod((-x - 0.05, side * y, size.height - 0.16), (x + 0.05, side * y, size.height - 0.16), 0.008, wood)
            rod(
                (side * (x + 0.03), -y, size.height - 0.16),
                (side * (x + 0.03), y, size.height - 0.16),
                0.007,
                metal,
            )
        for i in range(9):
            across = -y + 2 * y * (i + 0.5) / 9
            rod((-x - 0.05, across, size.height - 0.155), (x + 0.05, across, size.height - 0.155), 0.0035, metal)


def legs(x, y, height, wood, shoe, splay=0.07):
    for sx in (-1, 1):
        board((sx * x, 0, height - 0.011), (0.05, 2 * y + 0.06, 0.022), wood, 'y', 0.003)
        for sy in (-1, 1):
            leg(
                (sx * x, sy * y, height - 0.004),
                (sx * (x + splay), sy * (y + splay * 0.7), 0),
                0.019,
                0.010,
                wood,
                shoe or None,
            )


def kidney(size, wood, glass, metal, rack, shoe):
    top = 0.02
    points = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        waist = 1 - 0.30 * math.exp(-(((a - math.pi * 1.5) / 0.55) ** 2))
        points.append(
            (size.width / 2 * math.cos(a), size.depth / 2 * math.sin(a) * waist * (1 + 0.12 * math.cos(a)))
        )
    prism(points, top, wood, (0, 0, size.height - top), 'x', 0.007)
    for angle in (90, 205, 335):
        a = math.radians(angle)
        foot = (size.width * 0.36 * math.cos(a), size.depth * 0.36 * math.sin(a))
        leg(
            (foot[0] * 0.72, foot[1] * 0.72, size.height - top),
            (*foot, 0),
            0.017,
            0.009,
            metal if metal != 'chrome' else wood,
            shoe or None,
        )


def glass_top(size, wood, glass, metal, rack, shoe):
    thickness = 0.012
    board((0, 0, size.height - thickness / 2), (size.width, size.depth, thickness), glass, 'x', 0.002)
    x, y, high = size.width / 2 - 0.05, size.depth / 2 - 0.05, size.height - thickness - 0.013
    frame = rounded([(-x, -y, high), (x, -y, high), (x, y, high), (-x, y, high)], 0.05, closed=True)
    tube(frame, 0.0125, metal, closed=True)
    for side in (-1, 1):
        loop = [(side * x, -y, high), (side * x, -y, 0.013), (side * x, y, 0.013), (side * x, y, high)]
        tube(rounded(loop, 0.05), 0.0125, metal)
    board((0, 0, 0.15), (size.width - 0.14, size.depth - 0.14, 0.008), glass, 'x', 0.001)
    for side in (-1, 1):
        rod((-x, side * (y - 0.03), 0.14), (x, side * (y - 0.03), 0.14), 0.006, metal)


def tiled(size, wood, glass, metal, rack, shoe):
    """Hand-glazed tiles in a wooden border."""
    border, top = 0.05, 0.03
    z = size.height - top / 2
    for side in (-1, 1):
        board((0, side * (size.depth - border) / 2, z), (size.width, border, top), wood, 'x', 0.003)
        board((side * (size.width - border) / 2, 0, z), (border, size.depth - 2 * border, top), wood, 'y', 0.003)
    columns, rows = round((size.width - 2 * border) / 0.15), round((size.depth - 2 * border) / 0.15)
    w, d = (size.width - 2 * border) / columns, (size.depth - 2 * border) / rows
    glazes = ['paint:#2f5d62', 'paint:#3c6e70', 'paint:#28504f', 'paint:#43706a']
    for i in range(columns):
        for j in range(rows):
            at = (-size.width / 2 + border + w * (i + 0.5), -size.depth / 2 + border + d * (j + 0.5), z + 0.002)
            board(at, (w - 0.004, d - 0.004, top - 0.004), glazes[(3 * i + 5 * j + i * j) % 4], 'x', 0.003)
    board((0, 0, z - 0.006), (size.width - 2 * border, size.depth - 2 * border, 0.012), 'card:#b9b0a0', 'x', 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (sx * (size.width / 2 - 0.045), sy * (size.depth / 2 - 0.045))
            leg((*at, size.height - top), (*at, 0), 0.024, 0.015, wood)
