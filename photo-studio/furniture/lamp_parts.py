"""Shades, globes and cables that all lamps share."""

import math

from kit.solids import tube, turned
from kit.stage import bulb


def dome(radius, height, top, finish, lining='opal-dim', segments=128):
    """A metal bowl open below: outer skin, rolled rim, pale lining."""
    arc = [math.pi / 2 * (1 - i / 24) for i in range(25)]
    outer = [(max(1e-4, radius * math.cos(a) ** 0.92), top - height + height * math.sin(a) ** 1.08) for a in arc]
    low = top - height
    turned([*outer, (radius * 0.998, low - 0.004), (radius * 0.985, low - 0.005)], finish, segments=segments)
    inner = [
        (max(1e-4, 0.985 * radius * math.cos(a) ** 0.92), low - 0.005 + (height - 0.006) * math.sin(a) ** 1.08)
        for a in arc
    ]
    turned(list(reversed(inner)), lining, segments=segments)


def mushroom(radius, height, top, finish):
    """An opal glass dome with a closed underside rim."""
    arc = [math.pi / 2 * (1 - i / 24) for i in range(25)]
    low = top - height
    outer = [(max(1e-4, radius * math.cos(a) ** 0.92), low + height * math.sin(a) ** 1.08) for a in arc]
    rim = [(radius * 0.995, low - 0.008), (radius * 0.975, low - 0.014), (radius * 0.95, low - 0.010)]
    inner = [
        (radius * 0.92 * math.cos(a), low - 0.004 + height * 0.8 * math.sin(a)) for a in (0.1, 0.3, 0.6, 0.9, 1.2)
    ]
    turned([*outer, *rim, *inner], finish, segments=128)


def globe(radius, centre, finish):
    arc = [math.pi * i / 40 for i in range(41)]
    turned([(max(1e-4, radius * math.sin(a)), centre + radius * math.cos(a)) for a in arc], finish, segments=96)


def drum_shade(low_radius, high_radius, low, high, finish='shade-linen', rim='brass'):
    """A cloth shade with wire rings, open above and below."""
    turned(
        [
            (low_radius, low),
            (low_radius + (high_radius - low_radius) * 0.5, (low + high) / 2),
            (high_radius, high),
        ],
        finish,
        segments=128,
        sharp_from=70,
    )
    for radius, z in ((low_radius, low), (high_radius, high)):
        ring = [(radius * math.cos(a), radius * math.sin(a), z) for a in (math.pi * i / 48 for i in range(96))]
        tube(ring, 0.0022, rim, closed=True, resolution=3)


def glow(at, power):
    """The bulb itself lights the room around the lamp."""
    bulb(at, power, 0.045, (1, 0.74, 0.45))
