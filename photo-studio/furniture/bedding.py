"""Mattress, duvet, pillows and a folded blanket."""
from kit.upholstery import Pad, pad


def bedding(width, length, low, linen, blanket, pillows=2):
    soft = Pad(corner=.08, edge=.06, crown=.015, wrinkle=.004)
    pad((0, 0, low), (width, length, .2), 'linen:white', soft)
    duvet = length * .68
    pad((0, -length / 2 + duvet / 2 - .005, low + .12), (width + .04, duvet, .16), linen,
        Pad(corner=.09, edge=.075, crown=.035, belly=.012, wrinkle=.005, seed=3))
    pad((0, -length / 2 + duvet - .11, low + .2), (width + .045, .28, .105), linen,
        Pad(corner=.06, edge=.05, crown=.01, belly=.008, wrinkle=.008, seed=8))
    pad((0, -length / 2 + .30, low + .135), (width + .075, .50, .178), blanket,
        Pad(corner=.04, edge=.06, crown=.036, belly=.004, wrinkle=.003, seed=5))
    step = width / pillows
    for index in range(pillows):
        x = -width / 2 + step * (index + .5)
        pad((x, length / 2 - .20, low + .235), (step * .9, .44, .10), linen,
            Pad(corner=.07, edge=.05, crown=.06, belly=-.02, wrinkle=.008, both_crowns=False, seed=index + 20), (.35, 0, .03 - .06 * index))
