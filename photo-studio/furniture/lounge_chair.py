"""Easy chair: an open wooden frame with loose cushions."""

import math

from kit.solids import board, leg, rod
from kit.sweep import curve, swept
from kit.upholstery import Pad, pad

LEAN = math.radians(23)
TILT = math.radians(8)


def build(size, wood='teak', fabric='linen:oat', back='slats', piping=True, seats=1):
    frame(size, wood)
    seat_rails(size, wood)
    back_frame(size, wood, back)
    cushions(size, fabric, piping, seats)


def frame(size, wood):
    x, front, rear = size.width / 2 - 0.03, -size.depth / 2 + 0.08, size.depth / 2 - 0.16
    arm = 0.55
    for side in (-1, 1):
        leg((side * x, front, arm + 0.006), (side * x, front - 0.02, 0), 0.020, 0.0125, wood)
        leg((side * x, rear, arm - 0.022), (side * x, rear + 0.10, 0), 0.019, 0.0125, wood)
        path = curve(
            [
                (side * (x - 0.004), front - 0.06, arm + 0.006),
                (side * (x + 0.004), front + 0.06, arm + 0.012),
                (side * (x + 0.002), (front + rear) / 2, arm),
                (side * (x - 0.004), rear + 0.06, arm - 0.035),
            ]
        )
        count = len(path) - 1
        swept(
            path,
            [
                (0.014 + 0.020 * math.sin(math.pi * min(1, 0.12 + i / count * 1.15)) ** 0.7, 0.0115)
                for i in range(count + 1)
            ],
            wood,
        )
        board(
            (side * (x - 0.004), (front + rear) / 2, 0.30),
            (0.020, rear - front + 0.03, 0.055),
            wood,
            'y',
            0.005,
            (-TILT * 0.7, 0, 0),
        )


def seat_rails(size, wood):
    width = size.width - 0.09
    front, rear = -size.depth / 2 + 0.08, size.depth / 2 - 0.16
    board((0, front - 0.004, 0.325), (width, 0.022, 0.06), wood, 'x', 0.005)
    board((0, rear, 0.265), (width, 0.022, 0.05), wood, 'x', 0.005)


def back_frame(size, wood, style):
    low, base, top = 0.24, size.depth / 2 - 0.24, size.height
    length = (top - low) / math.cos(LEAN)

    def along(x, t):
        return x, base + math.sin(LEAN) * length * t, low + math.cos(LEAN) * length * t

    half = size.width / 2 - 0.085
    for side in (-1, 1):
        start, end = along(side * half, 0), along(side * (half - 0.012), 1)
        swept(
            [start, along(side * half, 0.5), end],
            [(0.013, 0.019), (0.013, 0.019), (0.010, 0.014)],
            wood,
            up=(0, 1, 0),
        )
    path = curve([along(x, t) for x, t in ((-half, 0.97), (-half * 0.5, 1.0), (half * 0.5, 1.0), (half, 0.97))])
    swept(path, [(0.012, 0.022)] * len(path), wood, up=(0, 0, 1))
    if style == 'slats':
        for t in (0.30, 0.48, 0.66, 0.83):
            board(along(0, t), (2 * half, 0.010, 0.045), wood, 'x', 0.003, (-LEAN, 0, 0))
    else:
        count = max(7, round(half * 2 / 0.06))
        for index in range(1, count):
            x = -half + 2 * half * index / count
            rod(along(x, 0.1), along(x, 0.98), 0.006, wood)


def cushions(size, fabric, piping, seats):
    width = (size.width - 0.115) / seats
    style = Pad(corner=0.05, edge=0.045, crown=0.022, piping=fabric if piping else '')
    front, thickness = -size.depth / 2 + 0.04, 0.11
    depth = size.depth - 0.27
    for index in range(seats):
        x = (index - (seats - 1) / 2) * width
        style.seed = index
        pad(
            (x, front + depth / 2, 0.325 - depth / 2 * math.sin(TILT) + 0.005),
            (width - 0.004, depth, thickness),
            fabric,
            style,
            (-TILT, 0, 0),
        )
        tall = (size.height - 0.40) / math.cos(LEAN)
        start = (size.depth / 2 - 0.24 + 0.035, 0.36)
        middle = tall / 2
        at = (x, start[0] + math.sin(LEAN) * middle - 0.02, start[1] + math.cos(LEAN) * middle)
        pad(at, (width - 0.004, tall, thickness - 0.01), fabric, style, (math.pi / 2 - LEAN, 0, 0))
