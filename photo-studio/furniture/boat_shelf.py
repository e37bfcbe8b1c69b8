"""Bookcase of boat planks with a planked back."""

from furniture.boat_planks import Yard, planked_wall

SIDE = 0.03


def build(size, seed=5, palette='bright', shelves=5, wear=0.0):
    yard = Yard(seed, palette, wear)
    high = size.height - SIDE
    half = size.depth / 2
    for side in (-1, 1):
        y = -half
        for width in (0.42 * size.depth, 0.58 * size.depth):
            yard.plank(
                (side * (size.width / 2 - 0.025 - SIDE / 2), y + width / 2, high / 2),
                (SIDE, width - 0.002, high),
                'z',
            )
            y += width
    inner = size.width - 0.05 - 2 * SIDE
    for index in range(shelves):
        z = 0.07 + index * (high - 0.12) / (shelves - 1) if index < shelves - 1 else high - 0.02
        y = -half
        for share in ((0.55, 0.45) if index % 2 else (0.38, 0.62)):
            width = share * size.depth
            yard.plank((0, y + width / 2 + 0.002, z), (inner - 0.001, width - 0.002, SIDE), 'x')
            y += width
    planked_wall(yard, inner + 2 * SIDE - 0.01, 0.055, high - 0.01, half + 0.008)
    yard.plank((0, 0, high + SIDE / 2), (size.width, size.depth + 0.04, SIDE), 'x', wear=0.6)
    yard.plank((0, -half + 0.012, 0.028), (inner - 0.002, 0.022, 0.052), 'x')
