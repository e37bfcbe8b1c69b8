"""Tall cupboard with two or three doors."""

from furniture.joinery import BOARD, carcass, fronts, plinth, splayed_legs

TWO_DOORS = [['door-left', 1], ['door-right', 1]]


def build(
    size,
    wood='walnut',
    layout=TWO_DOORS,
    handle='bar',
    metal='brass',
    base='splayed',
    base_height=0.16,
    drawer_height=0,
    panel=None,
    shoe='brass',
):
    carcass(size.width, size.depth, base_height, size.height, wood)
    half = size.width / 2 - BOARD
    low, high = base_height + BOARD, size.height - BOARD
    y = -size.depth / 2 + 0.016
    if drawer_height:
        fronts(
            [['drawers1', 1]] * len(layout),
            (-half, half),
            (low, low + drawer_height),
            y,
            wood,
            handle,
            metal,
            panel,
        )
        low += drawer_height
    fronts(layout, (-half, half), (low, high), y, wood, handle, metal, panel)
    if base == 'splayed':
        splayed_legs(size.width, size.depth, base_height, wood, shoe, (0.14, 0.1), (0.022, 0.013), 0.025)
    else:
        plinth(size.width, size.depth, base_height, 'ash-black')
