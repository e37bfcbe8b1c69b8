"""Standing lamps: tripod, arc, and reading lamp."""

import math

from furniture.lamp_parts import dome, drum_shade, glow
from kit.solids import disc_profile, leg, placed, rod, tube, turned
from kit.sweep import curve


def build(size, style='tripod', wood='teak', metal='brass', shade='black-steel', light=9.0):
    {'tripod': tripod, 'arc': arc, 'reading': reading}[style](size, wood, metal, shade, light)


def tripod(size, wood, metal, shade, light):
    joint, radius = size.height - 0.42, size.width / 2
    for index in range(3):
        a = math.radians(90 + 120 * index)
        leg(
            (0.028 * math.cos(a), 0.028 * math.sin(a), joint),
            (radius * 0.92 * math.cos(a), radius * 0.92 * math.sin(a), 0),
            0.015,
            0.010,
            wood,
            metal,
        )
    turned(
        [
            (1e-4, joint - 0.03),
            (0.042, joint - 0.02),
            (0.046, joint),
            (0.03, joint + 0.025),
            (0.011, joint + 0.04),
            (0.009, size.height - 0.10),
            (1e-4, size.height - 0.10),
        ],
        metal,
    )
    low = size.height - 0.32
    drum_shade(radius * 0.95, radius * 0.72, low, size.height, rim=metal)
    glow((0, 0, low + 0.14), light)


def arc(size, wood, metal, shade, light):
    radius, foot = 0.17, -size.width / 2 + 0.15
    base = turned(disc_profile(0.15, 0.07, 0.006), 'marble', segments=96)
    base.location.x = foot
    reach, top = size.width / 2 - radius, size.height
    rise = top - 0.75
    bow = [
        (foot + (reach - foot) * (1 - math.cos(a)) / 2, 0, 0.75 + rise * math.sin(a))
        for a in (math.pi * 0.88 * k / 40 for k in range(41))
    ]
    reach, end = bow[-1][0], bow[-1][2]
    path = [(foot, 0, 0.06), *bow]
    tube(path, 0.0105, metal)
    placed(lambda: dome(radius, 0.15, 0.15, metal), (reach, 0, end - 0.17))
    rod((reach, 0, end - 0.03), (reach, 0, end + 0.01), 0.016, metal)
    glow((reach, 0, end - 0.22), light)


def reading(size, wood, metal, shade, light):
    radius, x = 0.13, -size.width / 2 + 0.14
    base = turned(disc_profile(0.13, 0.022, 0.006), shade, segments=96)
    base.location.x = x
    high = size.height - 0.10
    rod((x, 0, 0.02), (x, 0, high), 0.0085, metal)
    head = (size.width / 2 - 0.12, 0, size.height - 0.16)
    tube(
        curve(
            [
                (x, 0, high - 0.06),
                (x + 0.03, 0, high + 0.03),
                (x + 0.14, 0, high + 0.06),
                (head[0] - 0.03, 0, head[2] + 0.10),
            ],
            10,
        ),
        0.0065,
        metal,
    )
    turned(
        [(1e-4, high - 0.09), (0.014, high - 0.085), (0.014, high - 0.02), (1e-4, high - 0.015)], metal, (x, 0, 0)
    )
    profile = [
        (0.028, 0.13),
        (0.034, 0.10),
        (0.05, 0.06),
        (radius * 0.8, 0),
        (radius, -0.055),
        (radius - 0.004, -0.056),
        (radius * 0.78, -0.004),
        (0.044, 0.054),
    ]
    turned(profile, shade, head, (0, math.radians(-18), 0), segments=96)
    turned([(1e-4, 0.03), (0.05, 0.02), (0.055, 0.0), (1e-4, -0.02)], 'opal', head, (0, math.radians(-18), 0))
    turned([(1e-4, 0.15), (0.024, 0.148), (0.030, 0.128), (1e-4, 0.125)], metal, head, (0, math.radians(-18), 0))
    glow((head[0] + 0.01, 0, head[2] - 0.06), light * 0.7)
