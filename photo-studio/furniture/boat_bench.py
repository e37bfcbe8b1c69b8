"""Bench of boat planks, with or without a back."""

from furniture.boat_planks import Yard, planked_top


def build(size, seed=4, palette='sea', back=False, wear=0.0):
    yard = Yard(seed, palette, wear)
    seat = 0.45 if back else size.height
    planked_top(yard, size.width, size.depth, seat, 0.032, 3, border=0)
    for side in (-1, 1):
        x = side * (size.width / 2 - 0.12)
        for y in (-0.25, 0.25):
            yard.plank(
                (x, y * size.depth * 0.92, (seat - 0.032) / 2), (0.04, size.depth * 0.44, seat - 0.033), 'z'
            )
        yard.plank((x, 0, seat - 0.075), (0.03, size.depth - 0.06, 0.08), 'y', paint='bare')
    yard.plank((0, 0, 0.14), (size.width - 0.285, 0.035, 0.09), 'x')
    if back:
        lean = 0.16
        for side in (-1, 1):
            yard.plank(
                (side * (size.width / 2 - 0.12), size.depth / 2 + 0.03, seat + 0.17),
                (0.06, 0.035, 0.56),
                'z',
                turn=(-lean, 0, 0),
            )
        for index in range(3):
            z = seat + 0.12 + index * 0.125
            yard.plank(
                (0, size.depth / 2 - 0.013 + (z - seat - 0.17) * lean, z),
                (size.width, 0.022, 0.115),
                'x',
                turn=(-lean, 0, 0),
            )
