"""Sideboard with plank doors and rope or iron handles."""

from furniture.boat_planks import Yard, planked_top, planked_wall
from kit.solids import board, rod


def build(size, seed=6, palette='bright', doors=3, legs=0.12, wear=0.0):
    yard = Yard(seed, palette, wear)
    top, side = 0.036, 0.03
    planked_top(yard, size.width, size.depth + 0.02, size.height, top, 4, border=0)
    high = size.height - top
    for sx in (-1, 1):
        y = -size.depth / 2
        for width in yard.widths(size.depth, 2):
            yard.plank(
                (sx * (size.width / 2 - 0.035), y + width / 2, high / 2), (side, width - 0.002, high - 0.001), 'z'
            )
            y += width
    inner = size.width - 0.07 - side
    board((0, 0, legs), (inner, size.depth - 0.02, 0.024), 'ash-black', 'x', 0)
    planked_wall(yard, inner, legs, high, size.depth / 2 - 0.012)
    yard.plank((0, -size.depth / 2 + 0.02, legs + 0.02), (inner - 0.002, 0.03, 0.05), 'x', paint='bare')
    width = inner / doors
    for index in range(doors):
        x = -inner / 2 + width * (index + 0.5)
        plank_door(yard, x, -size.depth / 2 + 0.014, width - 0.006, legs + 0.05, high - 0.006)
        handle_side = -1 if index == doors - 1 else 1
        iron_handle(x + handle_side * (width / 2 - 0.05), -size.depth / 2, (legs + high) / 2 + 0.05)


def plank_door(yard, x, y, width, low, high):
    left = x - width / 2
    for plank in yard.widths(width, 3):
        yard.plank((left + plank / 2, y, (low + high) / 2), (plank - 0.003, 0.024, high - low), 'z', edge=0.003)
        left += plank


def iron_handle(x, y, z):
    rod((x, y - 0.03, z - 0.07), (x, y - 0.03, z + 0.07), 0.006, 'rust')
    for end in (-0.055, 0.055):
        rod((x, y - 0.03, z + end), (x, y + 0.012, z + end), 0.005, 'rust')
