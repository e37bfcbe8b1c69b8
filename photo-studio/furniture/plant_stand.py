"""Plant stands: crossed wooden cradle, tall tripod, flower bench."""

import math

from furniture.plants import pot, snake_plant
from kit.solids import board, disc_profile, leg, placed, rod, turned


def build(size, style='cradle', wood='teak', pot_finish='paint:#e2ddd2', metal='brass', plant=True):
    {'cradle': cradle, 'bench': bench, 'wire': wire}[style](size, wood, pot_finish, metal, plant)


def potted(at, radius, height, finish, plant, seed=1):
    def both():
        pot(radius, height, 0, finish)
        if plant:
            snake_plant(height - 0.04, radius * 3.6, seed=seed, spread=radius * 0.55)

    placed(both, at)


def cradle(size, wood, pot_finish, metal, plant):
    radius, height = size.width / 2 - 0.025, size.height
    for index in range(4):
        a = math.radians(45 + 90 * index)
        x, y = (radius + 0.012) * math.cos(a), (radius + 0.012) * math.sin(a)
        leg((x, y, height), (x * 1.04, y * 1.04, 0), 0.0135, 0.0105, wood)
    for index in range(2):
        board(
            (0, 0, height * 0.42 + index * 0.001),
            (2 * radius, 0.024, 0.022),
            wood,
            'x',
            0.002,
            (0, 0, math.radians(45 + 90 * index)),
        )
    potted((0, 0, height * 0.42 + 0.013), radius - 0.012, height * 0.58, pot_finish, plant)


def bench(size, wood, pot_finish, metal, plant):
    board((0, 0, size.height - 0.011), (size.width, size.depth, 0.022), wood, 'x', 0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                (sx * (size.width / 2 - 0.12), sy * (size.depth / 2 - 0.06), size.height - 0.02),
                (sx * (size.width / 2 - 0.06), sy * (size.depth / 2 - 0.03), 0),
                0.017,
                0.0095,
                wood,
                metal,
            )
    potted((-size.width * 0.28, 0, size.height), 0.085, 0.14, pot_finish, plant, 3)
    potted((size.width * 0.04, 0.02, size.height), 0.065, 0.11, 'paint:#31565a', plant, 5)
    potted((size.width * 0.31, -0.01, size.height), 0.075, 0.12, 'paint:#a9502f', plant, 8)


def wire(size, wood, pot_finish, metal, plant):
    """Three bent rods carry a bowl."""
    radius = size.width / 2
    for index in range(3):
        a = math.radians(90 + 120 * index)
        rod(
            (radius * 0.55 * math.cos(a), radius * 0.55 * math.sin(a), size.height - 0.02),
            (radius * math.cos(a), radius * math.sin(a), 0.004),
            0.006,
            metal,
        )
    turned(disc_profile(radius * 0.62, 0.012, 0.004), wood, (0, 0, size.height - 0.032), segments=96)
    potted((0, 0, size.height - 0.02), radius * 0.60, 0.19, pot_finish, plant, 4)
