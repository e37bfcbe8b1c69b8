"""The workshop: bench, tools, aprons on their hooks, planks waiting for a table."""

import math
import random

from furniture.boat_planks import Yard
from kit.solids import board, disc_profile, mesh, placed, rod, rounded, tube, turned

FLAT = (math.pi / 2, 0, 0)


def workbench(at, width=1.7, turn=0.0):
    """A joiner's bench with a vice, 86 cm high."""

    def build():
        for index in range(4):
            board((0, -0.24 + 0.16 * index, 0.83), (width, 0.158, 0.06), 'beech', 'x', 0.003)
        for side in (-1, 1):
            x = side * (width / 2 - 0.2)
            for y in (-0.24, 0.24):
                board((x, y, 0.4), (0.09, 0.08, 0.8), 'beech', 'z', 0.004)
            board((x, 0, 0.06), (0.09, 0.62, 0.09), 'beech', 'y', 0.004)
            board((x, 0, 0.74), (0.08, 0.56, 0.07), 'beech', 'y', 0.004)
        board((0, 0, 0.22), (width - 0.4, 0.5, 0.025), 'beech', 'x', 0.002)
        board((-width / 2 + 0.32, -0.375, 0.78), (0.34, 0.055, 0.15), 'beech', 'x', 0.006)
        rod((-width / 2 + 0.32, -0.40, 0.78), (-width / 2 + 0.32, -0.52, 0.78), 0.018, 'aluminium')
        rod((-width / 2 + 0.16, -0.51, 0.78), (-width / 2 + 0.48, -0.51, 0.78), 0.010, 'oak')

    placed(build, at, turn)


def apron_rail(at, width=1.2, aprons=('#2f4a4d', '#7a5a3a', '#3c3f3d'), names=False):
    """A board with pegs on the wall; `at` is its middle. An apron hangs from every other peg."""
    x, y, z = at
    board((x, y - 0.011, z), (width, 0.022, 0.11), 'oak', 'x', 0.004)
    step = width / len(aprons)
    for index, tint in enumerate(aprons):
        peg = x - width / 2 + step * (index + 0.5)
        rod((peg, y - 0.02, z - 0.01), (peg, y - 0.095, z + 0.012), 0.011, 'oak')
        turned(disc_profile(0.017, 0.014, 0.005), 'oak', (peg, y - 0.092, z + 0.011), FLAT, 32)
        if tint:
            apron(peg, y - 0.06, z + 0.005, tint, index)


def apron(x, y, z, tint, seed):
    """Cloth that hangs in folds from a loop."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6.28) for _ in range(3)]
    finish = 'card:' + tint
    tube(rounded([(x - 0.055, y, z - 0.16), (x - 0.012, y - 0.012, z + 0.012), (x + 0.012, y - 0.012, z + 0.012), (x + 0.055, y, z - 0.16)], 0.012), 0.006, finish, resolution=3)
    columns, rows = 49, 40
    points = []
    for row in range(rows):
        t = row / (rows - 1)
        # The bib is narrow and widens into the skirt; gathered cloth swings more the lower it hangs.
        half = 0.075 + 0.02 * t if t < 0.3 else 0.081 + 0.115 * min(1, (t - 0.3) / 0.14) ** 0.7 + 0.015 * (t - 0.3)
        for column in range(columns):
            u = 2 * column / (columns - 1) - 1
            swing = 0.008 + 0.024 * t
            fold = math.sin(u * 9 + phase[0] + 0.8 * t) + 0.5 * math.sin(u * 17 + phase[1]) + 0.3 * math.sin(t * 5 + phase[2])
            points.append((x + u * half + 0.01 * math.sin(3 * t + phase[2]), y - 0.012 + swing * fold * 0.7, z - 0.15 - 0.82 * t))
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]
    mesh('apron', points, faces, finish)
    pocket = [(r, c) for r in range(21, 29) for c in range(14, 35)]
    shift = [(px, py - 0.004, pz) for px, py, pz in points]
    mesh('pocket', shift, [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r, c in pocket], finish)


def plane(at, turn=0.0):
    """A wooden smoothing plane."""

    def build():
        board((0, 0, 0.03), (0.24, 0.062, 0.06), 'beech', 'x', 0.006)
        board((0.02, 0, 0.075), (0.012, 0.045, 0.10), 'aluminium', 'z', 0.001, (0, 0.7, 0))
        board((0.0, 0, 0.068), (0.05, 0.04, 0.022), 'walnut', 'x', 0.006, (0, 0.5, 0))
        turned([(1e-4, 0), (0.016, 0), (0.012, 0.02), (0.019, 0.045), (0.012, 0.06), (1e-4, 0.062)], 'walnut', (-0.085, 0, 0.058), segments=32)

    placed(build, at, turn)


def mallet(at, turn=0.0):
    def build():
        board((0, 0, 0.04), (0.14, 0.075, 0.08), 'beech', 'x', 0.008)
        rod((0, -0.03, 0.04), (0, -0.30, 0.022), 0.013, 'oak')

    placed(build, at, turn)


def tool_board(at, width=1.3):
    """Saws, chisels and clamps on the wall; `at` is the middle of the board."""
    x, y, z = at
    board((x, y - 0.009, z), (width, 0.018, 0.62), 'oak', 'x', 0.003)
    front = y - 0.024
    for index in range(6):
        chisel(x - width / 2 + 0.10 + 0.075 * index, front, z + 0.05, 0.006 + 0.003 * index)
    board((x - width / 2 + 0.29, front - 0.006, z + 0.075), (0.48, 0.03, 0.022), 'beech', 'x', 0.003)
    saw(x + 0.13, front, z + 0.10)
    for index in range(3):
        clamp(x + width / 2 - 0.12 - 0.11 * index, front - 0.01, z - 0.02 - 0.02 * index)
    for index, length in enumerate((0.16, 0.20, 0.24, 0.18)):
        driver(x - width / 2 + 0.12 + 0.07 * index, front, z - 0.10, length)


def chisel(x, y, z, half):
    rod((x, y, z + 0.16), (x, y, z + 0.045), 0.012, 'beech')
    board((x, y, z - 0.02), (2 * half, 0.004, 0.13), 'aluminium', 'z', 0.001)


def driver(x, y, z, length):
    rod((x, y, z), (x, y, z - 0.08), 0.013, 'paint:#a63a2a')
    rod((x, y, z - 0.08), (x, y, z - length), 0.004, 'aluminium')


def saw(x, y, z):
    blade = [(x, y, z), (x + 0.38, y, z - 0.03), (x + 0.38, y, z - 0.085), (x, y, z - 0.13)]
    mesh('blade', blade, [(0, 1, 2, 3)], 'aluminium')
    tube(rounded([(x, y, z - 0.005), (x - 0.10, y, z + 0.01), (x - 0.12, y, z - 0.12), (x, y, z - 0.125)], 0.03, closed=True), 0.012, 'walnut', closed=True)


def clamp(x, y, z):
    board((x, y, z), (0.022, 0.008, 0.44), 'aluminium', 'z', 0.001)
    for shift in (0.19, -0.04):
        board((x + 0.035, y, z + shift), (0.09, 0.02, 0.026), 'paint:#a63a2a', 'x', 0.004)
    rod((x + 0.07, y, z - 0.03), (x + 0.07, y, z - 0.19), 0.013, 'oak')


def tin(at, tint='#8f3b2a', radius=0.05, height=0.11, brushes=0):
    """A tin of oil or paint, on request with brushes in it."""
    x, y, z = at
    turned([(1e-4, 0), (radius, 0), (radius, height), (radius - 0.004, height), (radius - 0.004, height - 0.03), (1e-4, height - 0.03)], 'aluminium', at, segments=64)
    turned([(radius + 0.0004, height * 0.16), (radius + 0.0004, height * 0.84)], 'card:' + tint, at, segments=64)
    for index in range(brushes):
        a = 2.4 * index + 0.4
        top = (x + 0.045 * math.cos(a), y + 0.045 * math.sin(a), z + height + 0.10 + 0.02 * (index % 3))
        rod((x + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z + height - 0.03), top, 0.007, ('oak', 'walnut', 'beech')[index % 3])
        board((top[0] * 1.0, top[1], top[2] + 0.03), (0.03, 0.012, 0.06), 'card:#4a3a2c', 'z', 0.004, (0, 0, a))


def mug(at, tint='#d9d2c4', turn=0.0):
    def build():
        turned([(1e-4, 0), (0.036, 0), (0.041, 0.006), (0.042, 0.092), (0.039, 0.092), (0.037, 0.01), (1e-4, 0.008)], 'paint:' + tint, segments=64)
        turned([(1e-4, 0.074), (0.0385, 0.074)], 'card:#2c1a10', segments=48)
        tube(rounded([(0.040, 0, 0.075), (0.072, 0, 0.072), (0.070, 0, 0.03), (0.040, 0, 0.022)], 0.018), 0.005, 'paint:' + tint)

    placed(build, at, turn)


def leaning_planks(at, count=9, seed=5, palette='bright', height=1.9, step=0.19):
    """Planks of old boats leaning against the wall; `at` is the left foot of the first."""
    yard = Yard(seed, palette)
    x, y, z = at
    for index in range(count):
        width, tall = yard.chance.uniform(0.11, 0.19), height * yard.chance.uniform(0.72, 1)
        lean = yard.chance.uniform(0.10, 0.16)
        middle = (x + step * index, y + 0.5 * tall * math.sin(lean) - 0.26, z + 0.5 * tall * math.cos(lean))
        yard.plank(middle, (width, 0.028, tall), 'z', (-lean, yard.chance.uniform(-0.03, 0.03), 0), edge=0.004)


def plank_stack(at, rows=4, across=4, length=1.9, seed=9, palette='bright', turn=0.0):
    """Planks lying on each other with slats between the rows."""

    def build():
        yard = Yard(seed, palette)
        z = 0.0
        for _ in range(rows):
            for x in (-length * 0.32, length * 0.32):
                board((x, 0, z + 0.0125), (0.05, 0.16 * across, 0.025), 'oak', 'y', 0.002)
            z += 0.025
            for index in range(across):
                long = length * yard.chance.uniform(0.82, 1)
                y = (index - (across - 1) / 2) * 0.165
                yard.plank((yard.chance.uniform(-0.06, 0.06), y, z + 0.016), (long, 0.155, 0.032), 'x', (0, 0, yard.chance.uniform(-0.02, 0.02)))
            z += 0.034

    placed(build, at, turn)


def sawhorse(at, width=0.9, height=0.62, turn=0.0):
    def build():
        board((0, 0, height - 0.035), (width, 0.08, 0.07), 'beech', 'x', 0.004)
        for side in (-1, 1):
            for slope in (-1, 1):
                board((side * (width / 2 - 0.1), slope * 0.13, height / 2 - 0.03), (0.06, 0.04, height - 0.02), 'beech', 'z', 0.003, (slope * 0.33, 0, 0))

    placed(build, at, turn)
