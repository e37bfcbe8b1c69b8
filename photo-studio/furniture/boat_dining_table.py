"""Long table of boat planks on laminated legs."""
from furniture.boat_planks import Yard, laminated_leg, planked_top

TOP = .034


def build(size, seed=3, palette='bright', planks=8, leg=.095, wear=0.0):
    yard = Yard(seed, palette, wear)
    planked_top(yard, size.width, size.depth, size.height, TOP, planks)
    under = size.height - TOP
    x, y = size.width / 2 - .085, size.depth / 2 - .085
    for sx in (-1, 1):
        for sy in (-1, 1):
            laminated_leg(yard, sx * x, sy * y, 0, under, leg)
        yard.plank((sx * x, 0, under - .05), (.03, 2 * y - leg, .095), 'y', wear=.5)
    for sy in (-1, 1):
        yard.plank((0, sy * y, under - .05), (2 * x - leg, .03, .095), 'x', wear=.55)
