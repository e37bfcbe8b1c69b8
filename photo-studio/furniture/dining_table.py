"""Dining table: rectangular, oval or round, on tapered legs or on a trumpet foot."""
from kit.solids import board, disc_profile, leg, prism, smooth_profile, superellipse, turned

TOP = .026


def build(size, wood='teak', shape='rectangle', base='legs', top=None, foot='white-steel', shoe=''):
    surface = top or wood
    z = size.height - TOP
    if shape == 'rectangle':
        leaves(size, surface, z)
    elif shape == 'oval':
        prism(superellipse(size.width, size.depth, 2.5), TOP, surface, (0, 0, z), 'x', .010)
    else:
        turned(disc_profile(size.width / 2, TOP, .010), surface, (0, 0, z), segments=160)
    if base == 'legs':
        four_legs(size, wood, shape, z, shoe)
    else:
        trumpet(min(size.width, size.depth) * .29, z, foot)


def leaves(size, wood, z):
    """Two halves that draw apart, with a fine joint."""
    half = size.width / 2
    for side in (-1, 1):
        board((side * half / 2, 0, z + TOP / 2), (half - .0012, size.depth, TOP), wood, 'x', .007)


def four_legs(size, wood, shape, z, shoe):
    reach = .34 if shape == 'round' else .5
    inset = 0 if shape == 'round' else .11
    x, y = size.width * reach - inset, size.depth * reach - inset * .8
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (x - .03), sy * (y - .02), z), (sx * (x + .03), sy * (y + .02), 0), .030, .0155, wood, shoe or None)
        board((sx * (x - .03), 0, z - .035), (.022, 2 * y - .07, .07), wood, 'y', .002)
    for sy in (-1, 1):
        board((0, sy * (y - .02), z - .035), (2 * x - .09, .022, .07), wood, 'x', .002)


def trumpet(radius, height, finish):
    profile = [(1e-4, 0), (radius, 0), (radius, .004), (radius * .97, .010), (radius * .75, .022), (radius * .45, .05),
               (radius * .22, .12), (.045, .24), (.038, height * .55), (.044, height * .8), (.075, height * .94),
               (.14, height - .006), (.14, height), (1e-4, height)]
    turned(smooth_profile(profile), finish, segments=128)
