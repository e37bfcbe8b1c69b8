"""Guests of the shop: the dog's things, flowers, a donation box, a film lamp, pots of coffee."""

import math
import random

from kit.solids import board, disc_profile, mesh, placed, prism, rod, rounded, tube, turned
from kit.upholstery import Pad, pad


def dog_basket(at, width=0.86, depth=0.66, finish='linen:oat', cushion='boucle:cream', turn=0.0):
    """An oval bed with a padded rim that is lower at its front."""

    def build():
        steps, around = 96, 20
        points = []
        for k in range(steps):
            a = 2 * math.pi * k / steps
            front = 0.5 - 0.5 * math.sin(a)
            tall = 0.098 - 0.030 * front**4
            cx, cy = (width / 2 - 0.085) * math.cos(a), (depth / 2 - 0.085) * math.sin(a)
            pucker = 0.003 * math.sin(24 * a)
            for i in range(around):
                b = 2 * math.pi * i / around
                out = (0.085 + pucker) * math.cos(b)
                points.append((cx + out * math.cos(a), cy + out * math.sin(a), tall + (tall + pucker) * math.sin(b)))
        faces = [
            (k * around + i, (k + 1) % steps * around + i, (k + 1) % steps * around + (i + 1) % around, k * around + (i + 1) % around)
            for k in range(steps)
            for i in range(around)
        ]
        mesh('rim', points, faces, finish)
        turned([(1e-4, 0.02), (1, 0.02)], finish, segments=64, stretch=(width / 2 - 0.09, depth / 2 - 0.09))
        crown = [(1e-4, 0.125), (0.3, 0.122), (0.6, 0.112), (0.85, 0.09), (0.97, 0.06), (1, 0.02)]
        turned(crown, cushion, segments=96, stretch=(width / 2 - 0.10, depth / 2 - 0.10))

    placed(build, at, turn)


def dog_bowl(at, finish='aluminium', filled='#5a3a22'):
    profile = [(1e-4, 0), (0.105, 0), (0.11, 0.004), (0.088, 0.062), (0.078, 0.062), (0.07, 0.02), (1e-4, 0.016)]
    turned(profile, finish, at, segments=96)
    if filled:
        turned([(1e-4, 0.042), (0.074, 0.040)], 'card:' + filled, at, segments=64)


def water_bowl(at, finish='paint:#31565a'):
    profile = [(1e-4, 0), (0.105, 0), (0.11, 0.004), (0.092, 0.07), (0.080, 0.07), (0.072, 0.02), (1e-4, 0.016)]
    turned(profile, finish, at, segments=96)
    turned([(1e-4, 0.052), (0.0775, 0.052)], 'glass-clear', at, segments=64)


def ball(at, radius=0.034, finish='linen:ochre'):
    arc = [(max(1e-4, radius * math.sin(math.pi * k / 24)), radius - radius * math.cos(math.pi * k / 24)) for k in range(25)]
    turned(arc, finish, at, segments=48)


def lead(at, finish='leather:cognac', length=0.95):
    """A lead on a hook on the wall: `at` is the hook."""
    x, y, z = at
    turned(disc_profile(0.026, 0.012, 0.004), 'brass', (x, y, z), (math.pi / 2, 0, 0), 32)
    tube(rounded([(x, y, z), (x, y - 0.06, z), (x, y - 0.06, z + 0.035)], 0.015), 0.006, 'brass')
    front = y - 0.045
    loop = [(x - 0.004, front, z + 0.004), (x - 0.07, front - 0.006, z - 0.24), (x - 0.02, front, z - 0.33), (x + 0.03, front, z - 0.22), (x + 0.004, front, z + 0.006)]
    tube(rounded(loop, 0.06), 0.0065, finish, resolution=4)
    tube(rounded([(x + 0.006, front, z + 0.004), (x + 0.05, front - 0.004, z - length * 0.5), (x + 0.012, front, z - length)], 0.2), 0.0065, finish, resolution=4)
    tube(rounded([(x + 0.012, front, z - length), (x + 0.026, front, z - length - 0.03), (x + 0.012, front, z - length - 0.062), (x - 0.002, front, z - length - 0.03)], 0.012, closed=True), 0.0035, 'brass', closed=True)


def bone(at, turn=0.0, finish='card:#d9cba9'):
    """A toy of wood for teeth."""

    def build():
        rod((-0.07, 0, 0.022), (0.07, 0, 0.022), 0.015, finish)
        for side in (-1, 1):
            for across in (-1, 1):
                ball((side * 0.078, across * 0.017, 0), 0.022, finish)

    placed(build, at, turn)


def flowers(at, blossoms=('#e2b21f', '#2f63a8'), count=14, seed=3, finish='paint:#e6e0d2', scale=1.0):
    """A vase of round blossoms on thin stems."""
    chance = random.Random(seed)
    x, y, z = at
    profile = [(1e-4, 0), (0.05, 0), (0.06, 0.006), (0.062, 0.10), (0.052, 0.20), (0.056, 0.225), (0.051, 0.225), (0.046, 0.20), (0.05, 0.02), (1e-4, 0.015)]
    turned([(r * scale, h * scale) for r, h in profile], finish, at, segments=96)
    for index in range(count):
        angle, lean = chance.uniform(0, 6.28), chance.uniform(0.02, 0.17)
        tall = scale * chance.uniform(0.36, 0.52)
        tip = (x + lean * scale * math.cos(angle), y + lean * scale * math.sin(angle) * 0.8, z + tall)
        low = (x + 0.02 * math.cos(angle), y + 0.02 * math.sin(angle), z + 0.12 * scale)
        middle = ((low[0] * 0.6 + tip[0] * 0.4), (low[1] * 0.6 + tip[1] * 0.4), (low[2] + tip[2]) / 2)
        tube(rounded([low, middle, tip], 0.1), 0.0022, 'leaf', resolution=2)
        blossom(tip, chance.uniform(0.024, 0.036) * scale, 'card:' + blossoms[index % len(blossoms)], angle, chance)


def blossom(at, radius, finish, angle, chance):
    """Three whorls of petals round a heart."""
    points, faces = [], []
    tilt = chance.uniform(0.2, 0.9)
    for whorl, (reach, rise, petals) in enumerate(((1.0, 0.10, 10), (0.78, 0.45, 9), (0.5, 0.75, 7))):
        for k in range(petals):
            a = 2 * math.pi * k / petals + whorl * 0.3
            side = math.pi / petals * 1.25
            first = len(points)
            points += [
                (0, 0, 0),
                (0.6 * reach * math.cos(a - side), 0.6 * reach * math.sin(a - side), rise * 0.7),
                (reach * math.cos(a), reach * math.sin(a), rise),
                (0.6 * reach * math.cos(a + side), 0.6 * reach * math.sin(a + side), rise * 0.7),
            ]
            faces.append((first, first + 1, first + 2, first + 3))
    item = mesh('blossom', [(px * radius, py * radius, pz * radius) for px, py, pz in points], faces, finish)
    item.location = at
    item.rotation_euler = (-math.sin(angle) * tilt - 0.5, math.cos(angle) * tilt, angle)
    ball_at = (at[0], at[1], at[2] + radius * 0.2)
    ball(ball_at, radius * 0.28, 'card:#6b4a1f')


def donation_box(at, wood='oak', turn=0.0, heart='#2f63a8', ground='#e2b21f'):
    """A wooden box with a slot, and a heart on its front."""

    def build():
        board((0, 0, 0.11), (0.24, 0.18, 0.22), wood, 'x', 0.005)
        board((0, 0, 0.226), (0.26, 0.20, 0.014), wood, 'x', 0.004)
        board((0, 0, 0.2335), (0.11, 0.010, 0.001), 'card:#0b0a09', 'x', 0)
        board((0, -0.0915, 0.11), (0.16, 0.003, 0.13), 'card:' + ground, 'x', 0.001)
        shape = [(0.045 * (16 * math.sin(t) ** 3) / 16, 0.045 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16) for t in (2 * math.pi * k / 60 for k in range(60))]
        prism(shape, 0.003, 'card:' + heart, (0, -0.0925, 0.113), 'x', 0.0005, (math.pi / 2, 0, 0))

    placed(build, at, turn)


def bunting(start, end, tints=('#2f63a8', '#e2b21f'), count=12, sag=0.16):
    """Little flags on a cord along the wall."""
    path = []
    for k in range(count * 4 + 1):
        t = k / (count * 4)
        path.append(tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i, (a, b) in enumerate(zip(start, end))))
    tube(path, 0.003, 'card:#d8d0c0', resolution=2)
    for index in range(count):
        a, b = path[index * 4], path[index * 4 + 3]
        tip = ((a[0] + b[0]) / 2, a[1] - 0.006, (a[2] + b[2]) / 2 - 0.17)
        mesh('flag', [a, b, tip], [(0, 1, 2)], 'card:' + tints[index % len(tints)])


def film_lamp(at, turn=0.0, height=1.9):
    """A studio lamp with barn doors on a tripod."""

    def build():
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.5
            rod((0, 0, 0.75), (0.42 * math.cos(a), 0.42 * math.sin(a), 0.01), 0.011, 'black-steel')
        rod((0, 0, 0.35), (0, 0, height), 0.014, 'chrome')
        turned([(1e-4, -0.15), (0.08, -0.15), (0.12, -0.08), (0.13, 0.10), (0.125, 0.10), (1e-4, 0.06)], 'black-steel', (0, 0, height), (1.75, 0, 0), 64)
        turned([(1e-4, 0.065), (0.12, 0.065)], 'card:#fff4d8', (0, 0, height), (1.75, 0, 0), 48)
        for side in (-1, 1):
            board((side * 0.165, -0.19, height - 0.03), (0.004, 0.17, 0.22), 'black-steel', 'y', 0.001, (0, 0, side * 0.45))
        board((0, -0.19, height + 0.13), (0.22, 0.17, 0.004), 'black-steel', 'x', 0.001, (-0.6, 0, 0))

    placed(build, at, turn)


def coffee_pot(at, finish='chrome'):
    turned([(1e-4, 0), (0.052, 0), (0.055, 0.006), (0.045, 0.085), (0.040, 0.09), (0.05, 0.17), (0.047, 0.175), (0.02, 0.19), (0.008, 0.20), (0.011, 0.212), (1e-4, 0.216)], finish, at, segments=10, sharp_from=20)
    tube(rounded([(at[0] + 0.046, at[1], at[2] + 0.16), (at[0] + 0.098, at[1], at[2] + 0.155), (at[0] + 0.085, at[1], at[2] + 0.06)], 0.02), 0.008, 'black-steel')


def price_tag(at, tint='#e8e1d3', turn=0.3):
    """A card on a string, lying."""
    board(at, (0.055, 0.085, 0.001), 'card:' + tint, 'y', 0, (0, 0, turn))
