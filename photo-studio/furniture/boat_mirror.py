"""Mirror framed with boat planks."""

from furniture.boat_planks import Yard
from kit.solids import board


def build(size, seed=9, palette='bright', border=0.13, wear=0.0):
    yard = Yard(seed, palette, wear)
    middle = 1.45
    inner_width, inner_height = size.width - 2 * border, size.height - 2 * border
    board((0, 0.004, middle), (inner_width + 0.03, 0.006, inner_height + 0.03), 'mirror', 'x', 0)
    for side in (-1, 1):
        for part, (offset, width) in enumerate(((0.31, 0.62), (0.81, 0.38))):
            shift = border * offset
            thickness = size.depth * (0.8 if part else 1)
            yard.plank(
                (0, -thickness / 2 + size.depth / 2, middle + side * (inner_height / 2 + shift)),
                (size.width, thickness, border * width - 0.002),
                'x',
            )
            yard.plank(
                (side * (inner_width / 2 + shift), -thickness / 2 + size.depth / 2, middle),
                (border * width - 0.002, thickness, inner_height - 0.003),
                'z',
            )
    board((0, size.depth / 2, middle), (size.width - 0.04, 0.004, size.height - 0.04), 'card:#3a3128', 'x', 0)
