"""A quiet room: planked or screed floor, plastered wall, low sun through a window on the left."""

import random

from kit.solids import board, mesh
from kit.stage import only_mirrored, softbox, sun, world_light

PLANK = 0.138


def room(
    wall='#d8d0c2',
    floor='floor-oak',
    back=0.62,
    width=6.8,
    sunshine=5.2,
    sun_direction=(0.80, 0.62, -0.27),
    seed=1,
    left=-2.9,
):
    """left: where the wall with the window stands; a hall has it further out."""
    if floor == 'screed':
        screed(back)
    else:
        planked_floor(width, back, floor, random.Random(seed))
    plaster = 'plaster:' + wall
    mesh('wall', [(-7, back, 0), (7, back, 0), (7, back, 4.4), (-7, back, 4.4)], [(0, 1, 2, 3)], plaster)
    board((0, back - 0.008, 0.05), (14, 0.016, 0.10), 'paint:#e2ddd3', 'x', 0.003)
    window(plaster, back, left)
    behind_the_camera()
    sun(sun_direction, sunshine, 0.7, (1, 0.83, 0.62))
    softbox((1.6, -3.4, 2.7), (0, 0.2, 0.5), 2.2, 30, (1, 0.97, 0.93))
    world_light((0.97, 0.98, 1, 1), 0.34)


def planked_floor(width, back, finish, chance):
    y = back - 0.001
    while y > -4.4:
        x = -width / 2 - chance.uniform(0, 1.2)
        while x < width / 2:
            length = chance.uniform(1.1, 1.9)
            board(
                (x + length / 2, y - PLANK / 2, -0.010),
                (length - 0.0012, PLANK - 0.0012, 0.02),
                finish,
                'x',
                0.0011,
            )
            x += length
        y -= PLANK


def behind_the_camera():
    """Mirrors on the wall would show that the room has no fourth side."""
    points = [(x, -4.4, z) for x, z in ((-6, -3), (6, -3), (6, 6), (-6, 6))]
    only_mirrored(mesh('unseen room', points, [(0, 1, 2, 3)], 'unseen-room'))


def screed(back):
    mesh('floor', [(-9, -9, 0), (9, -9, 0), (9, back, 0), (-9, back, 0)], [(0, 1, 2, 3)], 'screed')


def window(plaster, back, left):
    """The left wall with a barred window: it cuts the sun into panes and lets cool sky light in."""
    low, high, near, far = 0.85, 2.75, -2.55, -0.75

    def wall_part(y_start, y_end, z_start, z_end):
        board(
            (left, (y_start + y_end) / 2, (z_start + z_end) / 2),
            (0.06, y_end - y_start, z_end - z_start),
            plaster,
            'x',
            0,
        )

    wall_part(-9, near, 0, 7)
    wall_part(far, back, 0, 7)
    wall_part(near, far, 0, low)
    wall_part(near, far, high, 7)
    for share in (1 / 3, 2 / 3):
        board(
            (left, near + (far - near) * share, (low + high) / 2),
            (0.05, 0.035, high - low),
            'paint:#e2ddd3',
            'z',
            0,
        )
    for share in (0.36, 0.68):
        board(
            (left, (near + far) / 2, low + (high - low) * share),
            (0.05, far - near, 0.03),
            'paint:#e2ddd3',
            'y',
            0,
        )
    middle = (near + far) / 2
    softbox((left + 0.08, middle, (low + high) / 2), (0, middle + 0.3, 0.9), 1.75, 85, (0.88, 0.94, 1), 1.75)
