"""Long low cabinet."""

from furniture.joinery import BOARD, carcass, fronts, plinth, splayed_legs, steel_frame

CLASSIC = [['door-left', 1], ['drawers3', 0.78], ['door-right', 1]]


def build(
    size,
    wood='teak',
    layout=CLASSIC,
    handle='ring',
    metal='brass',
    base='splayed',
    base_height=0.24,
    panel=None,
    shoe='brass',
):
    carcass(size.width, size.depth, base_height, size.height, wood)
    half = size.width / 2 - BOARD
    fronts(
        layout,
        (-half, half),
        (base_height + BOARD, size.height - BOARD),
        -size.depth / 2 + 0.021,
        wood,
        handle,
        metal,
        panel,
    )
    if base == 'splayed':
        splayed_legs(size.width, size.depth, base_height, wood, shoe)
    elif base == 'steel':
        steel_frame(size.width, size.depth, base_height, 'black-steel')
    else:
        plinth(size.width, size.depth, base_height, 'ash-black')
