"""Cushions, mattresses and padded slabs: a rounded outline, rounded edges and a slight crown."""

import math
import random
from dataclasses import dataclass

from kit.solids import mesh, pose, tube


@dataclass
class Pad:
    corner: float = 0.05  # radius of the outline's corners
    edge: float = 0.04  # radius of the edges in section
    crown: float = 0.02  # how far the middle stands higher than the border
    belly: float = 0.008  # how far the sides bulge outwards
    wrinkle: float = 0.003
    piping: str = ''  # finish of the cord along the upper seam, '' for none
    both_crowns: bool = False
    buttons: tuple = ()  # (x, y) of pulled-in buttons
    seed: int = 0


def outline(half_x, half_y, radius, belly, steps):
    """Rounded rectangle with `steps` points along its straight sides (x, y), which bulge by `belly`."""
    radius = max(min(radius, half_x, half_y), 0.002)
    straight_x, straight_y = half_x - radius, half_y - radius
    corners = [
        (straight_x, straight_y, 0),
        (-straight_x, straight_y, 90),
        (-straight_x, -straight_y, 180),
        (straight_x, -straight_y, 270),
    ]
    points = []
    for index, (cx, cy, start) in enumerate(corners):
        arc = [math.radians(start + 90 * k / 8) for k in range(9)]
        points += [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in arc]
        nx, ny, nstart = corners[(index + 1) % 4]
        end = math.radians(start + 90)
        out = (math.cos(end), math.sin(end))
        count = steps[index % 2]
        for k in range(1, count):
            t = k / count
            push = radius + belly * math.sin(math.pi * t)
            points.append((cx + (nx - cx) * t + out[0] * push, cy + (ny - cy) * t + out[1] * push))
    return points


def fineness(*lengths):
    """Enough points for creases and buttons: one every 3 cm."""
    return tuple(max(16, round(length / 0.03)) for length in lengths)


def section(height, edge, both_crowns, rings):
    """From the lower to the upper face: (inset from the outline, height, share of the crown, scale of the face)."""
    edge = min(edge, height / 2)
    rows = []
    scales = [i / rings for i in range(rings, 0, -1)] + [0.01]
    quarter = [k * math.pi / 16 for k in range(9)]
    rows += [(edge, 0.0, -1 if both_crowns else 0, s) for s in reversed(scales[1:])]
    rows += [(edge * (1 - math.cos(a)), edge - edge * math.sin(a), 0, 1) for a in reversed(quarter)]
    rows += [(edge * (1 - math.cos(a)), height - edge + edge * math.sin(a), 0, 1) for a in quarter]
    rows += [(edge, height, 1, s) for s in scales[1:]]
    return rows


def pad(at, size, finish, style=Pad(), turn=None):
    """A cushion whose lower face lies at `at`, with size (x, y, z) without its crown."""
    half_x, half_y, height = size[0] / 2, size[1] / 2, size[2]
    chance = random.Random(style.seed)
    phase = [chance.uniform(0, 6.3) for _ in range(4)]
    steps = fineness(size[0], size[1])
    points, count = [], 0
    for inset, z, crowning, scale in section(height, style.edge, style.both_crowns, min(steps)):
        ring = outline(half_x - inset, half_y - inset, style.corner - inset * 0.6, style.belly, steps)
        count = len(ring)
        rise = crowning * style.crown * (1 - scale**2.4)
        for x, y in ring:
            x, y = x * scale, y * scale
            points.append((x, y, z + rise + crease(x, y, z / height, phase, style)))
    rows = len(points) // count
    faces = [
        (r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
        for r in range(rows - 1)
        for i in range(count)
    ]
    faces += [tuple(range(count))[::-1], tuple(range((rows - 1) * count, rows * count))]
    item = mesh('pad', points, faces, finish)
    item.matrix_world = pose(at, turn)
    if style.piping:
        seam(half_x, half_y, height, style).matrix_world = pose(at, turn)
    return item


def crease(x, y, level, phase, style):
    """Cloth is never quite flat; buttons pull it in."""
    wave = math.sin(x * 19 + phase[0]) * math.sin(y * 17 + phase[1]) + 0.6 * math.sin(x * 37 + phase[2] + 3 * y)
    dent = sum(0.022 * math.exp(-((x - bx) ** 2 + (y - by) ** 2) / 0.0014) for bx, by in style.buttons)
    return level * (style.wrinkle * wave - dent)


def seam(half_x, half_y, height, style):
    edge = min(style.edge, height / 2)
    inset, z = edge * (1 - math.cos(0.8)), height - edge + edge * math.sin(0.8)
    ring = outline(
        half_x - inset, half_y - inset, style.corner - inset * 0.6, style.belly, fineness(2 * half_x, 2 * half_y)
    )
    return tube([(x, y, z) for x, y in ring], 0.0042, style.piping, closed=True, resolution=4)
