"""What leaves the shop: pallets, boxes, and pieces wrapped in blankets."""

import random

from kit.solids import board, placed, tube, turned
from kit.upholstery import Pad, pad

CARDBOARD, TAPE = 'card:#a9825a', 'paint:#8a6238'


def pallet(at, turn=0.0):
    """A euro pallet, 120 by 80 cm, 14.4 cm high."""

    def build():
        for y in (-0.3275, 0, 0.3275):
            board((0, y, 0.011), (1.2, 0.1, 0.022), 'oak', 'x', 0.002)
            for x in (-0.5275, 0, 0.5275):
                board((x, y, 0.061), (0.145, 0.12, 0.078), 'oak', 'x', 0.003)
        for x in (-0.5275, 0, 0.5275):
            board((x, 0, 0.111), (0.145, 0.8, 0.022), 'oak', 'y', 0.002)
        for y in (-0.34, -0.17, 0, 0.17, 0.34):
            board((0, y, 0.133), (1.2, 0.12, 0.022), 'oak', 'x', 0.002)

    placed(build, at, turn)


def parcel(at, size, turn=0.0, fragile=False):
    """A closed cardboard box with tape over its flaps."""

    def build():
        width, depth, height = size
        board((0, 0, height / 2), size, CARDBOARD, 'x', 0.004)
        board((0, 0, height + 0.0006), (width + 0.002, 0.055, 0.0012), TAPE, 'x', 0)
        for side in (-1, 1):
            board((side * (width / 2 + 0.0006), 0, height - 0.06), (0.0012, 0.055, 0.12), TAPE, 'z', 0)
        if fragile:
            board((width * 0.22, -depth / 2 - 0.0007, height * 0.55), (0.13, 0.001, 0.09), 'card:#e9e2d2', 'x', 0)
            board((width * 0.22, -depth / 2 - 0.0014, height * 0.55), (0.10, 0.001, 0.016), 'card:#a63a2a', 'x', 0)

    placed(build, at, turn)


def wrapped(at, size, turn=0.0, finish='linen:slate', seed=1):
    """A piece of furniture in a moving blanket, tied with two straps."""

    def build():
        width, depth, height = size
        style = Pad(corner=0.05, edge=0.05, crown=0.006, belly=0.02, wrinkle=0.012, seed=seed)
        pad((0, 0, 0.002), size, finish, style)
        chance = random.Random(seed)
        for share in (0.22, 0.76):
            strap(width * (share - 0.5) + chance.uniform(-0.03, 0.03), depth, height)

    placed(build, at, turn)


def strap(x, depth, height):
    finish, thin, wide = 'paint:#c8672b', 0.004, 0.028
    for side in (-1, 1):
        board((x, side * (depth / 2 + 0.022), height / 2), (wide, thin, height + 0.01), finish, 'z', 0.001)
    board((x, 0, height + 0.014), (wide, depth + 0.04, thin), finish, 'y', 0.001)


def blanket_pile(at, count=4, seed=1):
    chance = random.Random(seed)
    x, y, z = at
    for index in range(count):
        finish = ('linen:slate', 'linen:denim', 'linen:charcoal')[index % 3]
        size = (0.56 + chance.uniform(-0.02, 0.02), 0.40 + chance.uniform(-0.02, 0.02), 0.07)
        style = Pad(corner=0.03, edge=0.034, crown=0.006, wrinkle=0.006, seed=seed + index)
        pad((x, y, z), size, finish, style, (0, 0, chance.uniform(-0.06, 0.06)))
        z += 0.074


def rope(at, seed=1):
    """A coil of rope lying flat."""
    import math

    chance = random.Random(seed)
    path = []
    for k in range(240):
        a = k / 24 * math.pi
        radius = 0.13 + 0.012 * math.sin(k * 0.7) + chance.uniform(-0.002, 0.002)
        path.append((at[0] + radius * math.cos(a), at[1] + radius * math.sin(a), at[2] + 0.01 + 0.05 * k / 240))
    tube(path, 0.008, 'linen:natural', resolution=3)


def tape_roll(at):
    turned([(0.032, 0), (0.055, 0), (0.055, 0.05), (0.032, 0.05), (0.032, 0)], TAPE, at, segments=64)


def hand_truck(at, turn=0.0):
    """A sack barrow standing upright."""

    def build():
        for side in (-1, 1):
            tube([(side * 0.16, 0, 0.05), (side * 0.16, 0, 1.05), (side * 0.15, 0.12, 1.18)], 0.014, 'paint:#a63a2a')
            wheel = [(1e-4, 0), (0.10, 0), (0.125, 0.012), (0.125, 0.038), (0.10, 0.05), (1e-4, 0.05)]
            turned(wheel, 'black-steel', (side * 0.21 - 0.025, 0.10, 0.125), (0, 1.5708, 0), 48)
        for z in (0.25, 0.5, 0.75, 1.0):
            tube([(-0.16, 0, z), (0.16, 0, z)], 0.010, 'paint:#a63a2a')
        board((0, -0.12, 0.012), (0.40, 0.26, 0.008), 'aluminium', 'x', 0.002)

    placed(build, at, turn)
