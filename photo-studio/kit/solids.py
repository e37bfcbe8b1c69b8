"""Boards, legs, turned parts and tubes. Every board is its own object whose local X runs along the grain."""

import math

import bpy
from mathutils import Euler, Matrix, Vector

from materials import material

ALONG = {'x': Euler((0, 0, 0)), 'y': Euler((0, 0, math.pi / 2)), 'z': Euler((0, -math.pi / 2, 0))}


def link(item):
    bpy.context.scene.collection.objects.link(item)
    return item


def mesh(name, points, faces, finish, sharp_from=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if sharp_from:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp_from)
    data.materials.append(material(finish))
    return link(bpy.data.objects.new(name, data))


def pose(at, turn=None):
    matrix = Matrix.Translation(at)
    return matrix @ Euler(turn).to_matrix().to_4x4() if turn else matrix


def soften(item, width, segments=3):
    """Broken edges catch a line of light."""
    bevel = item.modifiers.new('soften', 'BEVEL')
    bevel.width, bevel.segments = width, segments
    bevel.limit_method, bevel.angle_limit = 'ANGLE', math.radians(40)
    bevel.harden_normals = True
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(30)


def board(at, size, finish, grain='x', edge=0.002, turn=None):
    along = ALONG[grain].to_matrix()
    x, y, z = (abs(side) / 2 for side in along.transposed() @ Vector(size))
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh('board', points, faces, finish, sharp_from=30)
    item.matrix_world = pose(at, turn) @ along.to_4x4()
    item['extent'] = [2 * x, 2 * y, 2 * z]
    if edge:
        soften(item, min(edge, 0.9 * min(x, y, z)))
    return item


def prism(outline, thickness, finish, at=(0, 0, 0), grain='x', edge=0.004, turn=None):
    """A board sawn to a flat outline (x, y), lying from z = 0 up to its thickness."""
    back = ALONG[grain].to_matrix().transposed()
    count = len(outline)
    points = [back @ Vector((x, y, z)) for z in (0, thickness) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides]
    item = mesh('prism', points, faces, finish, sharp_from=35)
    item.matrix_world = pose(at, turn) @ ALONG[grain].to_matrix().to_4x4()
    if edge:
        soften(item, min(edge, thickness * 0.45))
    return item


def rings_to_faces(rows, columns, closed=True):
    span = columns if closed else columns - 1
    return [
        (
            row * columns + i,
            row * columns + (i + 1) % columns,
            (row + 1) * columns + (i + 1) % columns,
            (row + 1) * columns + i,
        )
        for row in range(rows - 1)
        for i in range(span)
    ]


def turned(profile, finish, at=(0, 0, 0), turn=None, segments=72, stretch=(1, 1), sharp_from=35):
    """A lathe: profile is a list of (radius, height)."""
    angles = [2 * math.pi * i / segments for i in range(segments)]
    points = [(r * math.cos(a) * stretch[0], r * math.sin(a) * stretch[1], z) for r, z in profile for a in angles]
    item = mesh('turned', points, rings_to_faces(len(profile), segments), finish, sharp_from)
    item.matrix_world = pose(at, turn)
    return item


def disc_profile(radius, thickness, edge=0.004):
    """A round slab with rounded edges, for turned()."""
    corner = [(edge * (1 - math.cos(a)), edge * math.sin(a)) for a in (i * math.pi / 12 for i in range(7))]
    low = [(radius - inset, edge - rise) for inset, rise in reversed(corner)]
    high = [(radius - inset, thickness - edge + rise) for inset, rise in corner]
    return [(1e-4, 0), *low, *high, (1e-4, thickness)]


def smooth_profile(profile, steps=5):
    """Catmull-Rom through a lathe profile; its first three and last two points stay as they are."""
    fine = list(profile[:3])
    for i in range(2, len(profile) - 3):
        around = profile[i - 1 : i + 3]
        for t in (k / steps for k in range(1, steps + 1)):
            fine.append(
                tuple(
                    0.5
                    * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(*around)
                )
            )
    return fine + list(profile[-2:])


def leg(top, foot, top_radius, foot_radius, finish, ferrule=None, ferrule_length=0.05, square=False):
    """A tapered leg from top to foot, on request with a metal shoe."""
    top, foot = Vector(top), Vector(foot)
    length = (foot - top).length
    split = length - ferrule_length if ferrule else length
    parts = [_tube(top, foot, 0, split, top_radius, foot_radius, finish, square)]
    if ferrule:
        parts.append(_tube(top, foot, split, length, top_radius + 0.0008, foot_radius + 0.0008, ferrule, square))
    return parts


def _tube(top, foot, start, end, top_radius, foot_radius, finish, square):
    direction = foot - top
    length = direction.length
    lip = min(0.002, top_radius * 0.3, foot_radius * 0.3)
    stations = [(start, None), (start, -lip), (start + lip, 0)]
    stations += [(start + (end - start) * t, 0) for t in (0.25, 0.5, 0.75)]
    stations += [(end - lip, 0), (end, -lip), (end, None)]
    corners = [math.pi / 4 + i * math.pi / 2 for i in range(4)]
    angles = (
        [c + s * 0.12 for c in corners for s in (-1, 0, 1)] if square else [math.pi * i / 16 for i in range(32)]
    )
    points = []
    for along, inset in stations:
        radius = 1e-4 if inset is None else top_radius + (foot_radius - top_radius) * along / length + inset
        reach = math.sqrt(2) * 0.97 if square else 1
        points += [(along, radius * reach * math.cos(a), radius * reach * math.sin(a)) for a in angles]
    item = mesh('leg', points, rings_to_faces(len(stations), len(angles)), finish, sharp_from=35)
    item.matrix_world = Matrix.Translation(top) @ _turn_to(direction)
    return item


def _turn_to(direction):
    return Vector((1, 0, 0)).rotation_difference(direction).to_matrix().to_4x4()


def rounded(points, radius, steps=10, closed=False):
    """The polyline with every corner replaced by an arc."""
    corners = [Vector(p) for p in points]
    path = []
    for i, corner in enumerate(corners):
        if not closed and i in (0, len(corners) - 1):
            path.append(corner)
            continue
        before, after = corners[i - 1] - corner, corners[(i + 1) % len(corners)] - corner
        half = before.angle(after) / 2
        cut = min(radius / math.tan(half), before.length * 0.49, after.length * 0.49)
        centre = corner + (before.normalized() + after.normalized()).normalized() * (cut / math.cos(half))
        first = corner + before.normalized() * cut - centre
        last = corner + after.normalized() * cut - centre
        sweep = first.angle(last)
        path += [
            centre + (first * math.sin((1 - t) * sweep) + last * math.sin(t * sweep)) / math.sin(sweep)
            for t in (k / steps for k in range(steps + 1))
        ]
    return path


def tube(points, radius, finish, closed=False, resolution=8):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u, spline.use_smooth = closed, True
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    curve.materials.append(material(finish))
    return link(bpy.data.objects.new('tube', curve))


def rod(start, end, radius, finish):
    start, end = Vector(start), Vector(end)
    return _tube(start, end, 0, (end - start).length, radius, radius, finish, square=False)


def rectangle(width, depth, radius, steps=10):
    """A rounded rectangle around the origin as (x, y, 0) points."""
    x, y = width / 2, depth / 2
    return rounded([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], radius, steps, closed=True)


def superellipse(width, depth, squareness=2.6, count=128):
    """Between an ellipse (2) and a rectangle (large) as (x, y) points."""
    power = 2 / squareness

    def bent(value):
        return math.copysign(abs(value) ** power, value)

    angles = [2 * math.pi * i / count for i in range(count)]
    return [(width / 2 * bent(math.cos(a)), depth / 2 * bent(math.sin(a))) for a in angles]


def placed(build, at, turn=0.0):
    """Builds a piece at the origin, then moves all of it."""
    objects = bpy.context.scene.objects
    before = set(objects)
    build()
    bpy.context.view_layer.update()
    matrix = pose(at, (0, 0, turn))
    for item in set(objects) - before:
        item.matrix_world = matrix @ item.matrix_world
