"""Bar counter: planked front, overhanging top, foot rail."""
from furniture.boat_planks import Yard, planked_top
from kit.solids import rod


def build(size, seed=11, palette='bright', upright=False, wear=0.0):
    yard = Yard(seed, palette, wear)
    top = .045
    planked_top(yard, size.width, size.depth, size.height, top, 4, border=0)
    high, y = size.height - top, -size.depth / 2 + .09
    body = size.width - .12
    if upright:
        left = -body / 2
        for width in yard.widths(body, 13):
            yard.plank((left + width / 2, y, (high + .06) / 2), (width - .003, .024, high - .06), 'z')
            left += width
    else:
        z = .06
        for height in yard.widths(high - .06, 8):
            yard.plank((0, y, z + height / 2), (body, .024, height - .003), 'x')
            z += height
    for side in (-1, 1):
        start = y + .013
        depth = size.depth / 2 - .06 - start
        for width in yard.widths(depth, 3):
            yard.plank((side * (body / 2 - .012), start + width / 2, high / 2), (.024, width - .003, high - .002), 'z')
            start += width
        yard.plank((side * (body / 2 + .012), y - .014, high / 2), (.075, .03, high - .002), 'z', paint='navy')
    yard.plank((0, y - .006, .03), (body - .06, .03, .058), 'x', paint='bare')
    rod((-body / 2 + .06, y - .13, .2), (body / 2 - .06, y - .13, .2), .017, 'brass')
    for x in (-body * .4, 0, body * .4):
        rod((x, y - .13, .2), (x, y, .2), .011, 'brass')
