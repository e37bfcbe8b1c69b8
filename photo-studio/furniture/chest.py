"""Chest of drawers."""

from furniture.joinery import BOARD, carcass, fronts, plinth, splayed_legs


def build(
    size,
    wood='teak',
    drawers=4,
    columns=1,
    handle='lip',
    metal='brass',
    base='splayed',
    base_height=0.17,
    panel=None,
    shoe='',
):
    carcass(size.width, size.depth, base_height, size.height, wood)
    half = size.width / 2 - BOARD
    layout = [[f'drawers{drawers}', 1]] * columns
    metal = wood if handle == 'lip' else metal
    fronts(
        layout,
        (-half, half),
        (base_height + BOARD, size.height - BOARD),
        -size.depth / 2 + 0.016,
        wood,
        handle,
        metal,
        panel,
    )
    if base == 'splayed':
        splayed_legs(size.width, size.depth, base_height, wood, shoe, (0.12, 0.085), (0.021, 0.0125), 0.03)
    else:
        plinth(size.width, size.depth, base_height, 'ash-black')
