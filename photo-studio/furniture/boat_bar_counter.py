"""Bar counter: planked front, overhanging top, foot rail."""

from furniture.boat_planks import Yard, planked_top
from kit.solids import rod


def build(size, seed=11, palette='bright', upright=False, wear=0.0):
    yard = Yard(seed, palette, wear)
    top = 0.045
    planked_top(yard, size.width, size.depth, size.height, top, 4, border=0)
    high, y = size.height - top, -size.depth / 2 + 0.09
    body = size.width - 0.12
    if upright:
        left = -body / 2
        for width in yard.widths(body, 13):
            yard.plank((left + width / 2, y, (high + 0.06) / 2), (width - 0.003, 0.024, high - 0.06), 'z')
            left += width
    else:
        z = 0.06
        for height in yard.widths(high - 0.06, 8):
            yard.plank((0, y, z + height / 2), (body, 0.024, height - 0.003), 'x')
            z += height
    for side in (-1, 1):
        start = y + 0.013
        depth = size.depth / 2 - 0.06 - start
        for width in yard.widths(depth, 3):
            yard.plank(
                (side * (body / 2 - 0.012), start + width / 2, high / 2), (0.024, width - 0.003, high - 0.002), 'z'
            )
            start += width
        yard.plank(
            (side * (body / 2 + 0.012), y - 0.014, high / 2), (0.075, 0.03, high - 0.002), 'z', paint='navy'
        )
    yard.plank((0, y - 0.006, 0.03), (body - 0.06, 0.03, 0.058), 'x', paint='bare')
    rod((-body / 2 + 0.06, y - 0.13, 0.2), (body / 2 - 0.06, y - 0.13, 0.2), 0.017, 'brass')
    for x in (-body * 0.4, 0, body * 0.4):
        rod((x, y - 0.13, 0.2), (x, y, 0.2), 0.011, 'brass')
