"""Display cabinet: glass doors over drawers, on legs."""

from furniture.joinery import BOARD, fronts, pull, splayed_legs
from kit.solids import board
from kit.stage import softbox

FRAME = 0.035


def build(
    size, wood='teak', glass='glass-clear', drawers=2, shelves=2, metal='brass', base_height=0.2, drawer_height=0.2
):
    half = size.width / 2
    middle = base_height + BOARD + drawer_height
    for z in (base_height + BOARD / 2, middle, size.height - BOARD / 2):
        board((0, 0, z), (size.width - (0 if z > 1 else 2 * BOARD), size.depth, BOARD), wood, 'x', 0.002)
    for side in (-1, 1):
        glazed_side(side, size, base_height, middle, wood, glass)
    board(
        (0, size.depth / 2 - 0.012, (base_height + size.height) / 2),
        (size.width - 2 * BOARD, 0.008, size.height - base_height - 2 * BOARD),
        wood,
        'x',
        0,
    )
    y = -size.depth / 2 + 0.012
    fronts(
        [['drawers1', 1]] * drawers,
        (-half + BOARD, half - BOARD),
        (base_height + BOARD, middle - BOARD / 2),
        y,
        wood,
        'knob',
        metal,
    )
    for side in (-1, 1):
        glazed_door(side, half - BOARD, (middle + BOARD / 2, size.height - BOARD), y, wood, glass, metal)
    for index in range(shelves):
        z = middle + (size.height - middle) * (index + 1) / (shelves + 1)
        board((0, 0.01, z), (size.width - 2 * BOARD - 0.002, size.depth - 0.07, 0.008), 'glass-clear', 'x', 0)
    cabinet_light(size)
    splayed_legs(size.width, size.depth, base_height, wood, metal, (0.12, 0.09), (0.019, 0.011), 0.03)


def cabinet_light(size):
    """A warm strip under the top: without it the glass looks into the dark."""
    top = (0, 0, size.height - 0.03)
    softbox(top, (0, 0, 0), size.width - 0.16, 5.0, (1, 0.86, 0.68), size.depth - 0.16)


def glazed_side(side, size, low, middle, wood, glass):
    x = side * (size.width / 2 - BOARD / 2)
    board((x, 0, (low + middle) / 2), (BOARD, size.depth, middle - low + BOARD), wood, 'z', 0.002)
    upper = size.height - middle - BOARD * 1.5
    for y in (-1, 1):
        board(
            (x, y * (size.depth - FRAME) / 2, middle + BOARD / 2 + upper / 2),
            (BOARD, FRAME, upper),
            wood,
            'z',
            0.002,
        )
    for z in (middle + BOARD / 2 + FRAME / 2, size.height - BOARD - FRAME / 2):
        board((x, 0, z), (BOARD, size.depth - 2 * FRAME, FRAME), wood, 'y', 0.002)
    board(
        (x, 0, middle + BOARD / 2 + upper / 2), (0.004, size.depth - 2 * FRAME, upper - 2 * FRAME), glass, 'x', 0
    )


def glazed_door(side, width, z_range, y, wood, glass, metal):
    low, high = z_range
    x, z, height = side * width / 2, (low + high) / 2, high - low - 0.004
    width -= 0.004
    for edge in (-1, 1):
        board((x + edge * (width - FRAME) / 2, y, z), (FRAME, 0.02, height), wood, 'z', 0.002)
        board((x, y, z + edge * (height - FRAME) / 2), (width - 2 * FRAME, 0.02, FRAME), wood, 'x', 0.002)
    board((x, y, z), (width - 2 * FRAME, 0.004, height - 2 * FRAME), glass, 'x', 0)
    pull('knob', (side * FRAME / 2, y - 0.01, z), 0, metal, True)
