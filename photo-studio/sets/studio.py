"""Warm paper-grey sweep, the same for every piece: all of it grows with the piece, so the light stays equal."""

import math

import bpy
from mathutils import Matrix, Vector

import materials
from kit.solids import mesh, placed
from kit.stage import camera, corners, exposure, frame, only_mirrored, softbox, world_light

PAPER = 'card:#d6d0c7'


def shoot(build, view, fill=0.8, lift=-0.015, wall=False, key=1.0, close=None):
    """view: (degrees round the piece, degrees above it, focal length); wall: it hangs.

    The piece turns, not the camera, so that the paper looks the same behind all of them.
    close: {'at': (x, y, z), 'span': metres across the picture} for a detail.
    Gives back where in the picture the piece is, unless it fills it.
    """
    if close:
        materials.look_closely()
    round_angle, above, lens = view
    turn = 0 if wall else -math.radians(round_angle)
    placed(build, (0, 0, 0), turn)
    subject = [item for item in bpy.context.scene.objects if item.type in ('MESH', 'CURVE')]
    middle, scale, back = measured(subject)
    backdrop(hung_wall(back, scale) if wall else sweep(scale, back))
    lights(middle, scale, key)
    if wall:
        unseen_room(middle, scale)
    else:
        dark_flags(middle, scale)
    exposure(0.35)
    side, rise = math.radians(round_angle if wall else 0), math.radians(above)
    direction = Vector((math.sin(side) * math.cos(rise), -math.cos(side) * math.cos(rise), math.sin(rise)))
    if close:
        return close_up(Matrix.Rotation(turn, 3, 'Z') @ Vector(close['at']), direction, close['span'], lens)
    camera(middle + 6 * scale * direction, middle, lens)
    return frame(subject, fill, lift)


def measured(subject):
    """The piece's middle, a scale for the set around it, and how far back it reaches."""
    points = corners(subject)
    low, high = ([limit(p[i] for p in points) for i in range(3)] for limit in (min, max))
    diagonal = math.dist(low, high)
    return (Vector(low) + Vector(high)) / 2, max(0.3, diagonal / 1.75), high[1]


def close_up(target, direction, span, lens):
    """36 mm of sensor stand for the picture's height."""
    scene = bpy.context.scene.render
    away = span * scene.resolution_y / scene.resolution_x * lens / 36
    camera(target + direction * away, target, lens, f_stop=5.6)


def sweep(scale, back):
    """Floor that bends up into a wall behind the piece, as (y, z)."""
    bend, wall = 1.2 * scale, back + 2.3 * scale
    arc = [
        (wall - bend + bend * math.sin(a), bend - bend * math.cos(a))
        for a in (math.pi * i / 48 for i in range(25))
    ]
    return [(-12 * scale, 0), *arc, (wall, 9 * scale)]


def hung_wall(back, scale):
    return [(back + 0.002, -6 * scale), (back + 0.002, 9 * scale)]


def backdrop(section):
    half = 14 * max(1, section[-1][1] / 9)
    points = [(x, y, z) for y, z in section for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(section) - 1)]
    mesh('backdrop', points, faces, PAPER)


def lights(middle, scale, key):
    """A warm window to the left, a cool edge from the right, a soft ceiling."""
    power = scale * scale * key

    def around(x, y, z):
        return middle + scale * Vector((x, y, z))

    softbox(around(-2.3, -1.9, 2.1), around(0, 0, 0), 1.5 * scale, 125 * power, (1, 0.95, 0.88))
    softbox(around(2.5, 0.6, 1.4), around(0, 0, 0), 0.5 * scale, 50 * power, (0.92, 0.96, 1), 1.9 * scale)
    softbox(around(0, 0.2, 2.9), around(0, 0.2, 0), 2.2 * scale, 46 * power, (1, 0.99, 0.97))
    world_light((1, 0.98, 0.95, 1), 0.30 * key)


def dark_flags(middle, scale):
    for x, y, width in ((-1.0, -2.7, 0.8), (1.5, -2.4, 1.0), (3.2, -0.6, 0.8)):
        flag(middle + scale * Vector((x, y, 0.1)), middle, width * scale, 3.2 * scale)


def flag(at, target, width, height):
    """A black card that only reflections can see."""
    side = Vector((target - at)).cross(Vector((0, 0, 1))).normalized() * width / 2
    up = Vector((0, 0, height / 2))
    only_mirrored(
        mesh(
            'flag',
            [at - side - up, at + side - up, at + side + up, at - side + up],
            [(0, 1, 2, 3)],
            'card:#070707',
        )
    )


def unseen_room(middle, scale):
    """A hanging mirror would show an empty studio: give it a room to look at."""
    y, half = middle.y - 7 * scale, 9 * scale
    points = [(middle.x + i * half, y, middle.z + j * half) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    only_mirrored(mesh('unseen room', points, [(0, 1, 2, 3)], 'unseen-room'))
