"""Low table: a hatch of boat planks on runners, with a lower shelf."""
from furniture.boat_planks import Yard, laminated_leg, planked_top


def build(size, seed=8, palette='sea', planks=5, shelf=True, wear=0.0):
    yard = Yard(seed, palette, wear)
    top = .036
    planked_top(yard, size.width, size.depth, size.height, top, planks, border=.08)
    x, y = size.width / 2 - .07, size.depth / 2 - .07
    for sx in (-1, 1):
        for sy in (-1, 1):
            laminated_leg(yard, sx * x, sy * y, 0, size.height - top, .08)
        yard.plank((sx * x, 0, size.height - top - .04), (.028, 2 * y - .08, .07), 'y')
    for sy in (-1, 1):
        yard.plank((0, sy * y, size.height - top - .04), (2 * x - .08, .028, .07), 'x')
    if shelf:
        start = -y + .01
        for width in yard.widths(2 * y - .02, 4):
            yard.plank((0, start + width / 2, .11), (2 * x - .08, width - .008, .022), 'x')
            start += width
        for sx in (-1, 1):
            yard.plank((sx * (x - .02), 0, .085), (.028, 2 * y - .08, .028), 'y', paint='bare')
