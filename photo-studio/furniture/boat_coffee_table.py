"""Low table: a hatch of boat planks on runners, with a lower shelf."""

from furniture.boat_planks import Yard, laminated_leg, planked_top


def build(size, seed=8, palette='sea', planks=5, shelf=True, wear=0.0):
    yard = Yard(seed, palette, wear)
    top = 0.036
    planked_top(yard, size.width, size.depth, size.height, top, planks, border=0.08)
    x, y = size.width / 2 - 0.07, size.depth / 2 - 0.07
    for sx in (-1, 1):
        for sy in (-1, 1):
            laminated_leg(yard, sx * x, sy * y, 0, size.height - top, 0.08)
        yard.plank((sx * x, 0, size.height - top - 0.04), (0.028, 2 * y - 0.08, 0.07), 'y')
    for sy in (-1, 1):
        yard.plank((0, sy * y, size.height - top - 0.04), (2 * x - 0.08, 0.028, 0.07), 'x')
    if shelf:
        start = -y + 0.01
        for width in yard.widths(2 * y - 0.02, 4):
            yard.plank((0, start + width / 2, 0.11), (2 * x - 0.08, width - 0.008, 0.022), 'x')
            start += width
        for sx in (-1, 1):
            yard.plank((sx * (x - 0.02), 0, 0.085), (0.028, 2 * y - 0.08, 0.028), 'y', paint='bare')
