"""Long table of boat planks on laminated legs."""

from furniture.boat_planks import Yard, laminated_leg, planked_top

TOP = 0.034


def build(size, seed=3, palette='bright', planks=8, leg=0.095, wear=0.0):
    yard = Yard(seed, palette, wear)
    planked_top(yard, size.width, size.depth, size.height, TOP, planks)
    under = size.height - TOP
    x, y = size.width / 2 - 0.085, size.depth / 2 - 0.085
    for sx in (-1, 1):
        for sy in (-1, 1):
            laminated_leg(yard, sx * x, sy * y, 0, under, leg)
        yard.plank((sx * x, 0, under - 0.05), (0.03, 2 * y - leg, 0.095), 'y', wear=0.5)
    for sy in (-1, 1):
        yard.plank((0, sy * y, under - 0.05), (2 * x - leg, 0.03, 0.095), 'x', wear=0.55)
