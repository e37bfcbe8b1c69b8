"""Bed of boat planks with linen on it."""

from furniture.bedding import bedding
from furniture.boat_planks import Yard, laminated_leg


def build(size, seed=10, palette='sea', linen='linen:white', blanket='linen:terracotta', wear=0.0):
    yard = Yard(seed, palette, wear)
    side, rail = 0.035, 0.3
    x, y = size.width / 2, size.depth / 2
    z = 0.12
    for height in yard.widths(size.height - 0.12, 6):
        yard.plank((0, y - 0.02, z + height / 2), (size.width - 0.16, 0.03, height - 0.003), 'x')
        z += height
    for sx in (-1, 1):
        laminated_leg(yard, sx * (x - 0.045), y - 0.025, 0, size.height + 0.04, 0.085)
        laminated_leg(yard, sx * (x - 0.045), -y + 0.045, 0, rail + 0.14, 0.085)
        for level, height in ((0.2, 0.15), (0.345, 0.13)):
            yard.plank((sx * (x - 0.02), 0, level), (side, size.depth - 0.18, height), 'y')
    for level, height in ((0.2, 0.15), (0.345, 0.13)):
        yard.plank((0, -y + 0.02, level), (size.width - 0.18, side, height), 'x')
    bedding(size.width - 0.1, size.depth - 0.1, 0.24, linen, blanket)
