"""Small occasional tables: tripod, nest of three, drum and magazine table."""

import math

from kit.solids import board, disc_profile, leg, placed, turned


def build(size, wood='teak', style='tripod', top=None, metal='brass'):
    makers = {'tripod': tripod, 'nest': nest, 'pedestal': pedestal, 'drawer': drawer_table}
    makers[style](size, wood, top or wood, metal)


def tripod(size, wood, top, metal):
    radius, thickness = size.width / 2, 0.02
    turned(disc_profile(radius, thickness, 0.007), top, (0, 0, size.height - thickness), segments=128)
    turned(
        [(radius - 0.006, 0), (radius, 0.004), (radius, 0.016), (radius - 0.006, 0.018), (radius - 0.012, 0.006)],
        top,
        (0, 0, size.height - 0.004),
        segments=128,
    )
    for index in range(3):
        a = math.radians(90 + 120 * index)
        near, far = radius * 0.42, radius * 0.92
        leg(
            (near * math.cos(a), near * math.sin(a), size.height - thickness),
            (far * math.cos(a), far * math.sin(a), 0),
            0.017,
            0.0095,
            wood,
            metal or None,
        )


def nest(size, wood, top, metal):
    for index in range(3):
        scale = 1 - 0.16 * index
        placed(lambda s=scale: one_of_nest(size, s, wood, top), (0.0 + index * 0.13, -index * 0.12, 0))


def one_of_nest(size, scale, wood, top):
    width, depth, height = (
        size.width * 0.78 * scale,
        size.depth * 0.78,
        size.height - 0.045 * round((1 - scale) / 0.16),
    )
    board((0, 0, height - 0.009), (width, depth, 0.018), top, 'x', 0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                (sx * (width / 2 - 0.03), sy * (depth / 2 - 0.05), height - 0.018),
                (sx * (width / 2 - 0.02), sy * (depth / 2 - 0.035), 0),
                0.014,
                0.010,
                wood,
            )
        board((sx * (width / 2 - 0.025), 0, 0.05), (0.014, depth - 0.09, 0.02), wood, 'y', 0.002)


def pedestal(size, wood, top, metal):
    radius = size.width / 2
    turned(disc_profile(radius, 0.022, 0.006), top, (0, 0, size.height - 0.022), segments=128)
    turned(
        [
            (1e-4, 0),
            (radius * 0.62, 0),
            (radius * 0.62, 0.006),
            (radius * 0.5, 0.012),
            (0.03, 0.03),
            (0.016, 0.07),
            (0.014, 0.2),
            (0.014, size.height - 0.08),
            (0.03, size.height - 0.04),
            (0.09, size.height - 0.022),
        ],
        metal,
        segments=96,
    )


def drawer_table(size, wood, top, metal):
    high = size.height
    board((0, 0, high - 0.01), (size.width, size.depth, 0.02), top, 'x', 0.004)
    for side in (-1, 1):
        board(
            (side * (size.width / 2 - 0.012), 0, high - 0.09), (0.018, size.depth - 0.02, 0.14), wood, 'y', 0.002
        )
    board((0, size.depth / 2 - 0.02, high - 0.09), (size.width - 0.06, 0.016, 0.14), wood, 'x', 0.002)
    board((0, -size.depth / 2 + 0.02, high - 0.085), (size.width - 0.048, 0.018, 0.125), wood, 'x', 0.002)
    turned(
        [(0.006, 0), (0.0055, 0.01), (0.014, 0.02), (0.0001, 0.028)],
        metal,
        (0, -size.depth / 2 + 0.011, high - 0.085),
        (math.pi / 2, 0, 0),
    )
    board((0, 0, 0.2), (size.width - 0.07, size.depth - 0.07, 0.015), wood, 'x', 0.003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                (sx * (size.width / 2 - 0.035), sy * (size.depth / 2 - 0.035), high - 0.02),
                (sx * (size.width / 2 - 0.02), sy * (size.depth / 2 - 0.02), 0),
                0.018,
                0.011,
                wood,
            )
