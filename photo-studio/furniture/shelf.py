"""Open bookcase: shelves between steel ladders, or between wooden sides."""

from furniture.joinery import BOARD, carcass, fronts
from kit.solids import board, rod


def build(size, wood='teak', shelves=5, style='ladder', cabinet=None, metal='black-steel'):
    if style == 'ladder':
        ladders(size, metal)
        thickness, width = 0.018, size.width - 0.03
    else:
        for side in (-1, 1):
            board(
                (side * (size.width / 2 - BOARD / 2), 0, size.height / 2),
                (BOARD, size.depth, size.height),
                wood,
                'z',
                0.003,
            )
        thickness, width = BOARD, size.width - 2 * BOARD - 0.001
    for z in heights(size, shelves):
        board((0, 0, z), (width, size.depth - 0.012, thickness), wood, 'x', 0.002)
    if cabinet:
        low, high = (heights(size, shelves)[i] for i in (cabinet['from'], cabinet['from'] + 1))
        inner = width / 2 - BOARD
        carcass(width - 0.002, size.depth, low + thickness / 2, high - thickness / 2, wood)
        fronts(
            cabinet['layout'], (-inner, inner), (low + 0.03, high - 0.03), -size.depth / 2 + 0.014, wood, 'knob'
        )


def heights(size, shelves):
    start, end = 0.12, size.height - 0.04
    return [start + i * (end - start) / (shelves - 1) for i in range(shelves)]


def ladders(size, metal):
    for side in (-1, 1):
        x = side * (size.width / 2 - 0.008)
        for y in (-size.depth / 2 + 0.012, size.depth / 2 - 0.012):
            rod((x, y, 0), (x, y, size.height), 0.007, metal)
        for z in [0.05 + i * (size.height - 0.08) / 6 for i in range(7)]:
            rod((x, -size.depth / 2 + 0.012, z), (x, size.depth / 2 - 0.012, z), 0.005, metal)
