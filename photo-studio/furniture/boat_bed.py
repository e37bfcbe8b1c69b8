"""Bed of boat planks with linen on it."""
from furniture.bedding import bedding
from furniture.boat_planks import Yard, laminated_leg


def build(size, seed=10, palette='sea', linen='linen:white', blanket='linen:terracotta', wear=0.0):
    yard = Yard(seed, palette, wear)
    side, rail = .035, .3
    x, y = size.width / 2, size.depth / 2
    z = .12
    for height in yard.widths(size.height - .12, 6):
        yard.plank((0, y - .02, z + height / 2), (size.width - .16, .03, height - .003), 'x')
        z += height
    for sx in (-1, 1):
        laminated_leg(yard, sx * (x - .045), y - .025, 0, size.height + .04, .085)
        laminated_leg(yard, sx * (x - .045), -y + .045, 0, rail + .14, .085)
        for level, height in ((.2, .15), (.345, .13)):
            yard.plank((sx * (x - .02), 0, level), (side, size.depth - .18, height), 'y')
    for level, height in ((.2, .15), (.345, .13)):
        yard.plank((0, -y + .02, level), (size.width - .18, side, height), 'x')
    bedding(size.width - .1, size.depth - .1, .24, linen, blanket)
