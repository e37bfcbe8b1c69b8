"""Bench of boat planks, with or without a back."""
from furniture.boat_planks import Yard, planked_top


def build(size, seed=4, palette='sea', back=False, wear=0.0):
    yard = Yard(seed, palette, wear)
    seat = .45 if back else size.height
    planked_top(yard, size.width, size.depth, seat, .032, 3, border=0)
    for side in (-1, 1):
        x = side * (size.width / 2 - .12)
        for y in (-.25, .25):
            yard.plank((x, y * size.depth * .92, (seat - .032) / 2), (.04, size.depth * .44, seat - .033), 'z')
        yard.plank((x, 0, seat - .075), (.03, size.depth - .06, .08), 'y', paint='bare')
    yard.plank((0, 0, .14), (size.width - .285, .035, .09), 'x')
    if back:
        lean = .16
        for side in (-1, 1):
            yard.plank((side * (size.width / 2 - .12), size.depth / 2 + .03, seat + .17), (.06, .035, .56), 'z', turn=(-lean, 0, 0))
        for index in range(3):
            z = seat + .12 + index * .125
            yard.plank((0, size.depth / 2 - .013 + (z - seat - .17) * lean, z), (size.width, .022, .115), 'x', turn=(-lean, 0, 0))
