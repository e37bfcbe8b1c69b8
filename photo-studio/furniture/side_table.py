"""Small occasional tables: tripod, nest of three, drum and magazine table."""
import math

from kit.solids import board, disc_profile, leg, placed, tube, rounded, turned


def build(size, wood='teak', style='tripod', top=None, metal='brass'):
    makers = {'tripod': tripod, 'nest': nest, 'pedestal': pedestal, 'drawer': drawer_table}
    makers[style](size, wood, top or wood, metal)


def tripod(size, wood, top, metal):
    radius, thickness = size.width / 2, .02
    turned(disc_profile(radius, thickness, .007), top, (0, 0, size.height - thickness), segments=128)
    turned([(radius - .006, 0), (radius, .004), (radius, .016), (radius - .006, .018), (radius - .012, .006)], top,
           (0, 0, size.height - .004), segments=128)
    for index in range(3):
        a = math.radians(90 + 120 * index)
        near, far = radius * .42, radius * .92
        leg((near * math.cos(a), near * math.sin(a), size.height - thickness), (far * math.cos(a), far * math.sin(a), 0),
            .017, .0095, wood, metal or None)


def nest(size, wood, top, metal):
    for index in range(3):
        scale = 1 - .16 * index
        placed(lambda s=scale: one_of_nest(size, s, wood, top), (.0 + index * .13, -index * .12, 0))


def one_of_nest(size, scale, wood, top):
    width, depth, height = size.width * .78 * scale, size.depth * .78, size.height - .045 * round((1 - scale) / .16)
    board((0, 0, height - .009), (width, depth, .018), top, 'x', .005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (width / 2 - .03), sy * (depth / 2 - .05), height - .018), (sx * (width / 2 - .02), sy * (depth / 2 - .035), 0), .014, .010, wood)
        board((sx * (width / 2 - .025), 0, .05), (.014, depth - .09, .02), wood, 'y', .002)


def pedestal(size, wood, top, metal):
    radius = size.width / 2
    turned(disc_profile(radius, .022, .006), top, (0, 0, size.height - .022), segments=128)
    turned([(1e-4, 0), (radius * .62, 0), (radius * .62, .006), (radius * .5, .012), (.03, .03), (.016, .07),
            (.014, .2), (.014, size.height - .08), (.03, size.height - .04), (.09, size.height - .022)], metal, segments=96)


def drawer_table(size, wood, top, metal):
    high = size.height
    board((0, 0, high - .01), (size.width, size.depth, .02), top, 'x', .004)
    for side in (-1, 1):
        board((side * (size.width / 2 - .012), 0, high - .09), (.018, size.depth - .02, .14), wood, 'y', .002)
    board((0, size.depth / 2 - .02, high - .09), (size.width - .06, .016, .14), wood, 'x', .002)
    board((0, -size.depth / 2 + .02, high - .085), (size.width - .048, .018, .125), wood, 'x', .002)
    turned([(.006, 0), (.0055, .01), (.014, .02), (.0001, .028)], metal, (0, -size.depth / 2 + .011, high - .085), (math.pi / 2, 0, 0))
    board((0, 0, .2), (size.width - .07, size.depth - .07, .015), wood, 'x', .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * (size.width / 2 - .035), sy * (size.depth / 2 - .035), high - .02), (sx * (size.width / 2 - .02), sy * (size.depth / 2 - .02), 0),
                .018, .011, wood)
