"""Dining table: rectangular, oval or round, on tapered legs or on a trumpet foot."""

from kit.solids import board, disc_profile, leg, prism, smooth_profile, superellipse, turned

TOP = 0.026


def build(size, wood='teak', shape='rectangle', base='legs', top=None, foot='white-steel', shoe=''):
    surface = top or wood
    z = size.height - TOP
    if shape == 'rectangle':
        leaves(size, surface, z)
    elif shape == 'oval':
        prism(superellipse(size.width, size.depth, 2.5), TOP, surface, (0, 0, z), 'x', 0.010)
    else:
        turned(disc_profile(size.width / 2, TOP, 0.010), surface, (0, 0, z), segments=160)
    if base == 'legs':
        four_legs(size, wood, shape, z, shoe)
    else:
        trumpet(min(size.width, size.depth) * 0.29, z, foot)


def leaves(size, wood, z):
    """Two halves that draw apart, with a fine joint."""
    half = size.width / 2
    for side in (-1, 1):
        board((side * half / 2, 0, z + TOP / 2), (half - 0.0012, size.depth, TOP), wood, 'x', 0.007)


def four_legs(size, wood, shape, z, shoe):
    reach = 0.34 if shape == 'round' else 0.5
    inset = 0 if shape == 'round' else 0.11
    x, y = size.width * reach - inset, size.depth * reach - inset * 0.8
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                (sx * (x - 0.03), sy * (y - 0.02), z),
                (sx * (x + 0.03), sy * (y + 0.02), 0),
                0.030,
                0.0155,
                wood,
                shoe or None,
            )
        board((sx * (x - 0.03), 0, z - 0.035), (0.022, 2 * y - 0.07, 0.07), wood, 'y', 0.002)
    for sy in (-1, 1):
        board((0, sy * (y - 0.02), z - 0.035), (2 * x - 0.09, 0.022, 0.07), wood, 'x', 0.002)


def trumpet(radius, height, finish):
    profile = [
        (1e-4, 0),
        (radius, 0),
        (radius, 0.004),
        (radius * 0.97, 0.010),
        (radius * 0.75, 0.022),
        (radius * 0.45, 0.05),
        (radius * 0.22, 0.12),
        (0.045, 0.24),
        (0.038, height * 0.55),
        (0.044, height * 0.8),
        (0.075, height * 0.94),
        (0.14, height - 0.006),
        (0.14, height),
        (1e-4, height),
    ]
    turned(smooth_profile(profile), finish, segments=128)
