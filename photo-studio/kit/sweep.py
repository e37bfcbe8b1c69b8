"""A section carried along a path: arms, bows and loops of wood that change their thickness."""

import math

from mathutils import Matrix, Vector

from kit.solids import mesh, rings_to_faces


def swept(path, sizes, finish, up=(0, 0, 1)):
    """Lofts an ellipse through `path`; sizes gives (across, upright) radii at every point.

    Local X, and so the grain, runs from the path's start to its end.
    """
    path = [Vector(p) for p in path]
    angles = [2 * math.pi * k / 20 for k in range(20)]
    points = []
    for i, (centre, (across, upright)) in enumerate(zip(path, sizes)):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = along.cross(Vector(up)).normalized()
        top = side.cross(along)
        points += [centre + side * across * math.cos(a) + top * upright * math.sin(a) for a in angles]
    along_x = Vector((1, 0, 0)).rotation_difference(path[-1] - path[0]).to_matrix().to_4x4()
    place = Matrix.Translation(path[0]) @ along_x
    back = place.inverted()
    faces = rings_to_faces(len(path), len(angles))
    faces += [tuple(range(len(angles)))[::-1], tuple(range(len(points) - len(angles), len(points)))]
    item = mesh('swept', [back @ point for point in points], faces, finish, sharp_from=45)
    item.matrix_world = place
    return item


def curve(points, steps=8):
    """Catmull-Rom through the points, ends included."""
    points = [Vector(p) for p in points]
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    path = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for k in range(steps):
            t = k / steps
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*path, points[-1]]
