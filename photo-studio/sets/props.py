"""Things that make a room lived in. Every function can be named in shots/rooms.json."""

import math
import random

from mathutils import Vector

from furniture.plants import pot, snake_plant
from kit.solids import board, mesh, placed, tube, turned
from kit.upholstery import Pad, pad

INKS = ('#c4613a', '#2c4a52', '#d8a24a', '#1f1c1a', '#8a9a86')
SPINES = ('#c9bda6', '#3d4d48', '#a2512f', '#ddd4c3', '#28323d', '#b98b3c')


def picture(x, z, width, height, wall, seed=0, frame='oak'):
    """An abstract print in a thin frame, hung on the wall at y = wall."""
    chance = random.Random(seed)
    for side in (-1, 1):
        board((x + side * (width / 2 - 0.008), wall - 0.012, z), (0.016, 0.024, height), frame, 'z', 0.001)
        board((x, wall - 0.012, z + side * (height / 2 - 0.008)), (width - 0.032, 0.024, 0.016), frame, 'x', 0.001)
    board((x, wall - 0.005, z), (width - 0.03, 0.004, height - 0.03), 'card:#e8e1d3', 'x', 0)
    for layer in range(4):
        across = chance.uniform(0.13, 0.30) * width
        shape = blot(
            x + chance.uniform(-0.16, 0.16) * width,
            z + chance.uniform(-0.22, 0.22) * height,
            across,
            across * chance.uniform(0.6, 1.5),
            wall - 0.0075 - 0.0003 * layer,
            layer % 2,
        )
        mesh('ink', shape, [tuple(range(len(shape)))], 'card:' + INKS[(seed + layer) % len(INKS)])


def blot(x, z, across, up, y, half):
    sweep = math.pi if half else 2 * math.pi
    return [(x + across * math.cos(sweep * k / 71), y, z + up * math.sin(sweep * k / 71)) for k in range(72)]


def vase(at, finish='paint:#d9d2c4', scale=1.0, stems=5, seed=1):
    profile = [
        (1e-4, 0),
        (0.045, 0),
        (0.055, 0.006),
        (0.085, 0.06),
        (0.092, 0.11),
        (0.082, 0.16),
        (0.05, 0.20),
        (0.032, 0.225),
        (0.030, 0.25),
        (0.036, 0.265),
        (0.033, 0.266),
        (0.026, 0.25),
        (0.027, 0.22),
    ]
    turned([(r * scale, z * scale) for r, z in profile], finish, at, segments=96, sharp_from=60)
    if stems:
        branches((at[0], at[1], at[2] + 0.235 * scale), seed, stems, 0.42)


def bowl(at, finish='walnut', radius=0.15):
    profile = [(1e-4, 0), (0.4, 0), (0.66, 0.13), (1, 0.46), (0.97, 0.465), (0.62, 0.17), (1e-4, 0.08)]
    turned([(max(1e-4, r * radius), z * radius) for r, z in profile], finish, at, segments=96)


def books(at, seed=0, count=3):
    chance = random.Random(seed)
    x, y, z = at
    for _ in range(count):
        thick, wide, deep = chance.uniform(0.018, 0.036), chance.uniform(0.20, 0.26), chance.uniform(0.15, 0.19)
        turn = (0, 0, chance.uniform(-0.12, 0.12))
        board((x, y, z + thick / 2), (wide, deep, thick), 'card:' + chance.choice(SPINES), 'x', 0.0015, turn)
        board(
            (x + 0.003, y - 0.002, z + thick / 2),
            (wide - 0.002, deep - 0.003, thick - 0.006),
            'card:#e6dcc6',
            'x',
            0,
            turn,
        )
        z += thick


def book_row(at, length, seed=0):
    """Upright books from `at` to the right."""
    chance = random.Random(seed)
    x, y, z = at
    end = x + length
    while x < end:
        thick, tall, deep = chance.uniform(0.014, 0.038), chance.uniform(0.17, 0.25), chance.uniform(0.13, 0.18)
        board(
            (x + thick / 2, y, z + tall / 2),
            (thick - 0.001, deep, tall),
            'card:' + chance.choice(SPINES),
            'z',
            0.0015,
        )
        x += thick


def branches(root, seed=0, count=5, length=0.5):
    """Eucalyptus: thin stems with round leaves in pairs."""
    chance = random.Random(seed)
    points, faces = [], []
    for stem in range(count):
        angle, lean = chance.uniform(0, 6.28), chance.uniform(0.12, 0.5)
        tall = length * chance.uniform(0.7, 1.1)
        path = [
            Vector(
                (
                    root[0] + math.cos(angle) * lean * tall * t**1.6 + 0.006 * math.sin(9 * t + stem),
                    root[1] + math.sin(angle) * lean * tall * t**1.6 * 0.7,
                    root[2] + tall * t,
                )
            )
            for t in (k / 19 for k in range(20))
        ]
        tube(path, 0.0016, 'stem', resolution=2)
        for k in range(5, 20):
            for side in (0, 1):
                turn = angle + k * 2.4 + side * math.pi
                round_leaf(
                    points,
                    faces,
                    path[k],
                    turn,
                    0.03 * (1.15 - k / 26) * chance.uniform(0.8, 1.2),
                    chance.uniform(0.1, 0.7),
                )
    mesh('leaves', points, faces, 'leaf-grey')


def round_leaf(points, faces, root, turn, size, rise):
    out = Vector((math.cos(turn), math.sin(turn), rise)).normalized()
    side = out.cross(Vector((0, 0, 1))).normalized()
    normal = side.cross(out)
    centre = root + out * size
    first = len(points)
    points.append(centre - normal * 0.004)
    angles = [2 * math.pi * k / 10 for k in range(10)]
    points += [
        centre
        + out * size * 0.95 * math.cos(a)
        + side * size * 0.72 * math.sin(a)
        + normal * 0.004 * math.cos(2 * a)
        for a in angles
    ]
    faces += [(first, first + 1 + k, first + 1 + (k + 1) % 10) for k in range(10)]


def floor_plant(at, height=1.0, finish='paint:#6b6156', seed=2):
    def potted():
        pot(0.17, 0.30, 0, finish)
        snake_plant(0.25, height - 0.25, leaves=22, spread=0.10, seed=seed)

    placed(potted, at)


def rug(at, width, depth, finish='boucle:sand'):
    pad(
        (at[0], at[1], 0.001),
        (width, depth, 0.014),
        finish,
        Pad(corner=0.02, edge=0.006, crown=0, belly=0, wrinkle=0),
    )


def throw_cushion(at, finish, size=0.45, lean=1.15, turn=0.0):
    """A scatter cushion leaning against a back rest."""
    style = Pad(corner=0.05, edge=0.05, crown=0.055, belly=-0.025, wrinkle=0.005, both_crowns=True)
    placed(lambda: pad((0, 0, 0), (size, size, 0.10), finish, style, (lean, 0, 0)), at, turn)


def bottles(at, seed=0):
    """Two bottles and three glasses."""
    x, y, z = at
    bottle = [
        (1e-4, 0),
        (0.036, 0),
        (0.038, 0.004),
        (0.038, 0.17),
        (0.03, 0.20),
        (0.014, 0.225),
        (0.013, 0.29),
        (0.015, 0.291),
        (0.015, 0.30),
        (1e-4, 0.30),
    ]
    for shift, finish, scale in ((0, 'paint:#5b2a14', 1), (0.10, 'paint:#20382a', 0.9)):
        turned([(r * scale, h * scale) for r, h in bottle], finish, (x + shift, y, z), segments=48)
    glass = [(1e-4, 0.002), (0.030, 0.002), (0.034, 0.09), (0.0325, 0.09), (0.028, 0.008), (1e-4, 0.008)]
    for index in range(3):
        turned(glass, 'glass-clear', (x + 0.22 + 0.085 * index, y + 0.03 * (-1) ** index, z), segments=48)
