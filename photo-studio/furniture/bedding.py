"""Mattress, duvet, pillows and a folded blanket."""

from kit.upholstery import Pad, pad


def bedding(width, length, low, linen, blanket, pillows=2):
    soft = Pad(corner=0.08, edge=0.06, crown=0.015, wrinkle=0.004)
    pad((0, 0, low), (width, length, 0.2), 'linen:white', soft)
    duvet = length * 0.68
    pad(
        (0, -length / 2 + duvet / 2 - 0.005, low + 0.12),
        (width + 0.04, duvet, 0.16),
        linen,
        Pad(corner=0.09, edge=0.075, crown=0.035, belly=0.012, wrinkle=0.005, seed=3),
    )
    pad(
        (0, -length / 2 + duvet - 0.11, low + 0.2),
        (width + 0.045, 0.28, 0.105),
        linen,
        Pad(corner=0.06, edge=0.05, crown=0.01, belly=0.008, wrinkle=0.008, seed=8),
    )
    pad(
        (0, -length / 2 + 0.30, low + 0.135),
        (width + 0.075, 0.50, 0.178),
        blanket,
        Pad(corner=0.04, edge=0.06, crown=0.036, belly=0.004, wrinkle=0.003, seed=5),
    )
    step = width / pillows
    for index in range(pillows):
        x = -width / 2 + step * (index + 0.5)
        pad(
            (x, length / 2 - 0.20, low + 0.235),
            (step * 0.9, 0.44, 0.10),
            linen,
            Pad(
                corner=0.07, edge=0.05, crown=0.06, belly=-0.02, wrinkle=0.008, both_crowns=False, seed=index + 20
            ),
            (0.35, 0, 0.03 - 0.06 * index),
        )
