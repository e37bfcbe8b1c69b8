"""Cocktail chair: a shell round a seat, smooth or fluted."""

import math
from dataclasses import dataclass

from kit.solids import leg, mesh, rings_to_faces, superellipse, tube

BASE = 0.2
FLUTE = 0.016


@dataclass
class Shell:
    opening: float  # half angle of the shell in degrees, from its back
    arm: float  # height at the tips
    back: float  # height in the middle
    thickness: float
    flutes: int
    squareness: float


def build(
    size,
    fabric='velvet:forest',
    flutes=18,
    metal='brass',
    thickness=0.075,
    arm=0.58,
    squareness=2.6,
    opening=116,
    seat=0.41,
):
    shell(size, Shell(opening, arm, size.height, thickness, flutes, squareness), fabric)
    depth = FLUTE * 0.9 if flutes else 0
    drum(size, BASE - 0.015, seat - 0.125, 0.05, 0, fabric, squareness, forward=0.02)
    drum(size, seat - 0.13, seat, thickness + depth + 0.012, 0.03, fabric, squareness, forward=0.10, piping=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            top = (sx * (size.width / 2 - 0.16), sy * (size.depth / 2 - 0.16) - 0.01, BASE)
            foot = (sx * (size.width / 2 - 0.11), sy * (size.depth / 2 - 0.10) - 0.01, 0)
            radius = (0.014, 0.008) if metal in ('brass', 'chrome', 'black-steel') else (0.022, 0.015)
            leg(top, foot, *radius, metal)


def shell(size, form, fabric):
    reach = math.radians(form.opening)
    columns = form.flutes * 18 if form.flutes else 160
    rows = 44
    points = []
    for i in range(columns + 1):
        angle = -reach + 2 * reach * i / columns
        share = ((math.cos(angle / reach * math.pi) + 1) / 2) ** 0.75
        top = form.arm + (form.back - form.arm) * share
        lobe = abs(math.sin(math.pi * form.flutes * i / columns)) ** 0.55 if form.flutes else 0
        end = min(1, min(i, columns - i) / (columns * 0.045))
        thick = form.thickness * math.sqrt(max(1e-8, 1 - (1 - end) ** 2))
        top -= 0.05 * (1 - math.sqrt(max(0, 1 - (1 - end) ** 2)))
        column = [section(j / rows, top, thick, form, lobe * end) for j in range(rows + 1)]
        points += [around(size, form, angle, *place, 0.05 * share + 0.015) for place in column]
    faces = [
        (i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1)
        for i in range(columns)
        for j in range(rows)
    ]
    item = mesh('shell', points, faces, fabric)
    item.modifiers.new('smooth', 'SUBSURF').render_levels = 1


def section(s, top, thick, form, lobe):
    """From the inner foot over the rim to the outer foot: (offset from the shell's middle, height)."""
    straight = top - thick / 2 - BASE
    if s < 0.42:
        rise = s / 0.42
        return -thick / 2 - FLUTE * lobe * min(1, (1 - rise) * 14 + 0.55), BASE + straight * rise
    if s < 0.58:
        turn = (s - 0.42) / 0.16 * math.pi
        across = thick / 2 + FLUTE * lobe * 0.55 * max(0, math.cos(turn))
        return -across * math.cos(turn), BASE + straight + (thick / 2 + FLUTE * 0.35 * lobe) * math.sin(turn)
    return thick / 2, BASE + straight * (1 - (s - 0.58) / 0.42)


def around(size, form, angle, offset, z, lean):
    power = 2 / form.squareness
    x, y = (math.copysign(abs(f(angle)) ** power, f(angle)) for f in (math.sin, math.cos))
    length = math.hypot(x / size.width, y / size.depth)
    nx, ny = x / size.width / length, y / size.depth / length
    rise = (z - BASE) / (form.back - BASE)
    offset += lean * rise * 1.1 - (1 - rise) ** 2 * 0.03 - form.thickness / 2
    return size.width / 2 * x + nx * offset, size.depth / 2 * y + ny * offset, z


def drum(size, low, high, inset, crown, fabric, squareness, forward, piping=False):
    """The padded base and the seat cushion follow the shell's plan."""
    radius = min((high - low) * 0.42, 0.05)
    quarter = [math.pi / 16 * k for k in range(9)]
    rows = [(radius - radius * math.sin(a), low + radius - radius * math.cos(a)) for a in quarter]
    rows += [(radius - radius * math.cos(a), high - radius + radius * math.sin(a)) for a in quarter]
    width, depth = size.width - 2 * inset, size.depth - 2 * inset + forward
    points = []

    def ring(shrink, z, scale=1.0):
        plan = superellipse(width - 2 * shrink, depth - 2 * shrink, squareness + 0.3, 160)
        points.extend((x * scale, y * scale - forward / 2, z) for x, y in plan)

    for shrink, z in rows:
        ring(shrink, z)
    for k in range(1, 13):
        ring(radius, high + crown * (1 - (1 - k / 12) ** 2.2), max(1 - k / 12, 1e-3))
    mesh('drum', points, rings_to_faces(len(rows) + 12, 160), fabric)
    if piping:
        plan = superellipse(width - radius * 0.56, depth - radius * 0.56, squareness + 0.3, 160)
        tube(
            [(x, y - forward / 2, high - radius * 0.12) for x, y in plan],
            0.0045,
            fabric,
            closed=True,
            resolution=4,
        )
