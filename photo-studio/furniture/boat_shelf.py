"""Bookcase of boat planks with a planked back."""
from furniture.boat_planks import Yard, planked_wall

SIDE = .03


def build(size, seed=5, palette='bright', shelves=5, wear=0.0):
    yard = Yard(seed, palette, wear)
    high = size.height - SIDE
    half = size.depth / 2
    for side in (-1, 1):
        y = -half
        for width in (.42 * size.depth, .58 * size.depth):
            yard.plank((side * (size.width / 2 - .025 - SIDE / 2), y + width / 2, high / 2), (SIDE, width - .002, high), 'z')
            y += width
    inner = size.width - .05 - 2 * SIDE
    for index in range(shelves):
        z = .07 + index * (high - .12) / (shelves - 1) if index < shelves - 1 else high - .02
        y = -half
        for share in ((.55, .45) if index % 2 else (.38, .62)):
            width = share * size.depth
            yard.plank((0, y + width / 2 + .002, z), (inner - .001, width - .002, SIDE), 'x')
            y += width
    planked_wall(yard, inner + 2 * SIDE - .01, .055, high - .01, half + .008)
    yard.plank((0, 0, high + SIDE / 2), (size.width, size.depth + .04, SIDE), 'x', wear=.6)
    yard.plank((0, -half + .012, .028), (inner - .002, .022, .052), 'x')
