"""Wall mirrors: round in wood, rectangular with a shelf, sunburst."""

import math

from kit.solids import board, disc_profile, rod, turned
from kit.sweep import swept

MIDDLE = 1.5
FLAT = (math.pi / 2, 0, 0)


def build(size, style='round', wood='teak', metal='brass'):
    {'round': round_mirror, 'shelf': with_shelf, 'sun': sunburst, 'oval': oval}[style](size, wood, metal)


def glass_disc(radius, stretch=(1, 1)):
    turned([(1e-4, 0.006), (radius, 0.006), (radius, 0)], 'mirror', (0, 0, MIDDLE), FLAT, 128, stretch)


def ring_around(width, height, across, deep, finish):
    """Glued from eight bent parts, each with its own grain."""
    path = [
        (width / 2 * math.cos(a), -deep, MIDDLE + height / 2 * math.sin(a))
        for a in (math.pi * i / 64 for i in range(129))
    ]
    for start in range(0, 128, 16):
        part = path[start : start + 17]
        swept(part, [(across, deep)] * len(part), finish, up=(0, 1, 0))


def round_mirror(size, wood, metal):
    glass_disc(size.width / 2 - 0.02)
    ring_around(size.width - 0.03, size.height - 0.03, 0.016, 0.015, wood)


def oval(size, wood, metal):
    glass_disc(size.width / 2 - 0.012, (1, size.height / size.width))
    ring_around(size.width - 0.016, size.height - 0.016, 0.009, 0.010, metal)


def with_shelf(size, wood, metal):
    border, low, high = 0.03, MIDDLE - size.height / 2, MIDDLE + size.height / 2
    board((0, -0.004, MIDDLE), (size.width - 0.04, 0.006, size.height - 0.04), 'mirror', 'x', 0)
    for side in (-1, 1):
        board((side * (size.width - border) / 2, -0.012, MIDDLE), (border, 0.026, size.height), wood, 'z', 0.005)
    board((0, -0.012, high - border / 2), (size.width - 2 * border, 0.026, border), wood, 'x', 0.005)
    board((0, -0.012, low + border / 2), (size.width - 2 * border, 0.026, border), wood, 'x', 0.005)
    board((0, -size.depth / 2, low + 0.07), (size.width + 0.06, size.depth, 0.018), wood, 'x', 0.004)


def sunburst(size, wood, metal):
    radius = size.width / 2
    glass_disc(radius * 0.42)
    ring_around(radius * 0.86, radius * 0.86, 0.014, 0.012, metal)
    for index in range(36):
        a = math.pi * index / 18
        reach = radius * (1.0 if index % 2 == 0 else 0.80)
        start = (radius * 0.44 * math.cos(a), -0.012, MIDDLE + radius * 0.44 * math.sin(a))
        end = (reach * math.cos(a), -0.012, MIDDLE + reach * math.sin(a))
        rod(start, end, 0.0042, metal)
        if index % 2 == 0:
            turned(disc_profile(0.013, 0.006, 0.002), metal, (end[0], -0.009, end[2]), FLAT, 32)
