"""Bent wood: boards bowed in plan and tapered towards their ends."""

import math

from kit.solids import mesh, pose, rings_to_faces


def bent_board(at, width, height, thickness, bow, finish, taper=0.0, lean=0.0, droop=0.0):
    """An upright board along X whose middle stands `bow` further back than its ends.

    taper: share of the height the ends lose; droop: how much lower the ends sit; lean: backward tilt in radians.
    """
    corner = min(thickness, height) * 0.38
    points, stations = [], 33
    for i in range(stations):
        t = -1 + 2 * i / (stations - 1)
        tall = height * (1 - taper * t * t)
        slope = math.atan(-2 * bow * t / (width / 2))
        for y, z in rounded_section(thickness, tall, corner):
            points.append(
                (t * width / 2 - y * math.sin(slope), bow * (1 - t * t) + y * math.cos(slope), z - droop * t * t)
            )
    count = len(points) // stations
    faces = rings_to_faces(stations, count)
    faces += [tuple(range(count))[::-1], tuple(range((stations - 1) * count, stations * count))]
    item = mesh('bent', points, faces, finish, sharp_from=50)
    item.matrix_world = pose(at, (-lean, 0, 0))
    return item


def rounded_section(depth, height, radius, steps=4):
    y, z = depth / 2 - radius, height / 2 - radius
    points = []
    for cy, cz, start in ((y, z, 0), (-y, z, 90), (-y, -z, 180), (y, -z, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            points.append((cy + radius * math.cos(a), cz + radius * math.sin(a)))
    return points
