"""The loading space of a van, seen through its open doors: the camera stands outside at negative y."""

from kit.solids import board
from kit.stage import softbox, sun, world_light

SKIN, RIB, PLY = 'paint:#c9cbc8', 'paint:#b4b7b4', 'oak'


def van(width=1.8, length=3.0, height=1.9, step=0.55):
    """Its floor lies at z = 0, its rear edge at y = 0, the street `step` lower."""
    half = width / 2
    for index in range(5):
        plank = length / 5
        board((0, plank * (index + 0.5), -0.012), (width, plank - 0.001, 0.024), PLY, 'x', 0.001)
    board((0, length + 0.02, height / 2), (width, 0.04, height), SKIN, 'x', 0)
    board((0, length / 2, height + 0.02), (width + 0.1, length, 0.04), SKIN, 'x', 0)
    for side in (-1, 1):
        board((side * (half + 0.02), length / 2, height / 2), (0.04, length, height), SKIN, 'x', 0)
        board((side * (half - 0.008), length / 2, 0.32), (0.012, length, 0.6), PLY, 'y', 0.002)
        for rib in range(5):
            y = 0.15 + rib * (length - 0.3) / 4
            board((side * (half - 0.02), y, height / 2 + 0.3), (0.04, 0.07, height - 0.62), RIB, 'z', 0.012)
        board((side * (half - 0.03), length / 2, 1.05), (0.02, length - 0.1, 0.05), 'aluminium', 'y', 0.006)
        board((side * (half + 0.05), -0.02, height / 2 - 0.1), (0.12, 0.06, height + 0.5), 'paint:#c9c8c2', 'z', 0.02)
        door(side, half, height)
    board((0, -0.02, height + 0.08), (width + 0.22, 0.06, 0.16), 'paint:#c9c8c2', 'x', 0.02)
    board((0, -0.10, -0.10), (width + 0.3, 0.16, 0.16), 'black-steel', 'x', 0.02)
    for side in (-1, 1):
        board((side * (half + 0.07), -0.045, 0.42), (0.075, 0.03, 0.34), 'paint:#8e2a1e', 'z', 0.01)
    board((0, -4.0, -step - 0.02), (16, 12, 0.04), 'screed', 'x', 0)
    board((0, 5.2, 2.0), (18, 0.1, 8), 'plaster:#b9a893', 'x', 0)
    sun((0.55, 0.75, -0.75), 1.5, 1.2, (1, 0.92, 0.8))
    softbox((0, -3.2, 3.2), (0, 0.8, 0.6), 3.0, 60, (0.97, 0.98, 1))
    softbox((0, 1.4, height - 0.05), (0, 1.4, 0), 0.6, 24, (1, 0.96, 0.9))
    world_light((0.9, 0.95, 1, 1), 0.42)


def door(side, half, height):
    """Swung right open, beyond the side."""
    x = side * (half + 0.11 + half * 0.48)
    board((x, -0.30, height / 2 - 0.05), (half * 0.96, 0.05, height + 0.2), 'paint:#c9c8c2', 'z', 0.02, (0, 0, side * 0.30))
    board((x, -0.335, height / 2 - 0.35), (half * 0.7, 0.02, height * 0.5), 'paint:#d6d6d1', 'z', 0.02, (0, 0, side * 0.30))
