"""Stools: three-legged milking stool, bar stool, upholstered pouf."""

import math

from kit.solids import leg, prism, rod, superellipse, tube, turned
from kit.upholstery import Pad, pad


def build(size, wood='oak', style='three-legs', fabric='leather:black', metal='brass'):
    {'three-legs': three_legs, 'bar': bar, 'pouf': pouf}[style](size, wood, fabric, metal)


def three_legs(size, wood, fabric, metal):
    radius, height = size.width / 2, size.height
    dished = [
        (1e-4, 0),
        (radius * 0.7, 0),
        (radius * 0.92, 0.010),
        (radius, 0.022),
        (radius * 0.995, 0.030),
        (radius * 0.95, 0.034),
        (radius * 0.6, 0.026),
        (radius * 0.2, 0.021),
        (1e-4, 0.020),
    ]
    turned(dished, wood, (0, 0, height - 0.034), segments=128, sharp_from=60)
    for index in range(3):
        a = math.radians(30 + 120 * index)
        near, far = radius * 0.52, radius * 0.98
        leg(
            (near * math.cos(a), near * math.sin(a), height - 0.03),
            (far * math.cos(a), far * math.sin(a), 0),
            0.019,
            0.0125,
            wood,
        )
    ring_height = height * 0.42
    feet = [
        (
            radius * 0.79 * math.cos(math.radians(30 + 120 * i)),
            radius * 0.79 * math.sin(math.radians(30 + 120 * i)),
            ring_height,
        )
        for i in range(3)
    ]
    for start, end in zip(feet, feet[1:] + feet[:1]):
        rod(start, end, 0.009, wood)


def bar(size, wood, fabric, metal):
    seat = size.height - 0.06
    reach = size.width / 2 - 0.015
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * reach * 0.72, sy * reach * 0.72, seat), (sx * reach, sy * reach, 0), 0.019, 0.0125, wood)
    rail = reach * (1 - 0.28 * 0.30 / seat)
    square = [(-rail, -rail, 0.30), (rail, -rail, 0.30), (rail, rail, 0.30), (-rail, rail, 0.30)]
    tube(square, 0.0085, metal, closed=True)
    high = reach * 0.78
    for side in (-1, 1):
        rod((side * high, -high, seat - 0.09), (side * high, high, seat - 0.09), 0.009, wood)
    prism(superellipse(size.width * 0.92, size.depth * 0.92, 3), 0.02, wood, (0, 0, seat - 0.012), 'x', 0.004)
    pad(
        (0, 0, seat + 0.006),
        (size.width * 0.92, size.depth * 0.92, 0.05),
        fabric,
        Pad(corner=0.14, edge=0.024, crown=0.012, piping=fabric),
    )


def pouf(size, wood, fabric, metal):
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(
                (sx * size.width * 0.3, sy * size.depth * 0.3, 0.14),
                (sx * size.width * 0.37, sy * size.depth * 0.37, 0),
                0.017,
                0.010,
                wood,
                metal,
            )
    pad(
        (0, 0, 0.13),
        (size.width, size.depth, size.height - 0.15),
        fabric,
        Pad(corner=size.width * 0.5, edge=0.07, crown=0.02, belly=0.0, piping=fabric),
    )
