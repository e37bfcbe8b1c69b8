"""What cabinets share: carcasses, fronts, handles and legs."""

import math

from kit.solids import board, leg, mesh, rings_to_faces, rod, turned
from kit.weave import webbing

BOARD = 0.02
GAP = 0.003


def carcass(width, depth, low, high, wood, back='ash-black'):
    """Top, floor, sides and back panel of a cabinet."""
    board((0, 0, high - BOARD / 2), (width, depth, BOARD), wood, 'x', 0.003)
    board((0, 0, low + BOARD / 2), (width - 2 * BOARD - 0.0006, depth - 0.004, BOARD), wood, 'x', 0.0015)
    for side in (-1, 1):
        board(
            (side * (width / 2 - BOARD / 2), 0, (low + high - BOARD) / 2),
            (BOARD, depth, high - low - BOARD - 0.0006),
            wood,
            'z',
            0.003,
        )
    board(
        (0, depth / 2 - 0.012, (low + high) / 2), (width - 2 * BOARD, 0.008, high - low - 2 * BOARD), back, 'x', 0
    )


def splayed_legs(
    width, depth, top, wood, shoe='brass', inset=(0.2, 0.085), radius=(0.019, 0.0105), splay=0.045, rails=True
):
    """Four slanting legs with shoes, joined by two rails under the cabinet."""
    x, y = width / 2 - inset[0], depth / 2 - inset[1]
    for sx in (-1, 1):
        if rails:
            board((sx * x, 0, top - 0.011), (0.045, depth - 0.10, 0.022), wood, 'y', 0.003)
        for sy in (-1, 1):
            leg(
                (sx * x, sy * y, top - 0.004),
                (sx * (x + splay), sy * (y + splay * 0.65), 0),
                *radius,
                wood,
                shoe or None,
                0.045
            )


def plinth(width, depth, height, finish, inset=0.04):
    board((0, inset / 2, height / 2), (width - 2 * inset, depth - 2 * inset, height), finish, 'x', 0.002)


def steel_frame(width, depth, height, finish, bar=0.02):
    """A base of two square loops and a stretcher."""
    for side in (-1, 1):
        x = side * (width / 2 - 0.12)
        for y in (-depth / 2 + 0.03, depth / 2 - 0.03):
            board((x, y, height / 2), (bar, bar, height - 0.001), finish, 'z', 0.001)
        for z in (bar / 2, height - bar / 2):
            board((x, 0, z), (bar - 0.001, depth - 0.06 - bar, bar), finish, 'y', 0.001)
    board((0, 0, bar / 2), (width - 0.24 - bar, bar, bar), finish, 'x', 0.001)


def fronts(layout, x_range, z_range, y, wood, handle='ring', metal='brass', panel=None):
    """layout: list of [kind, share]; kinds: door-left, door-right, drawers<N>, tambour, cane, open."""
    start, end = x_range
    unit = (end - start) / sum(share for _, share in layout)
    for kind, share in layout:
        stop = start + unit * share
        front(kind, (start, stop), z_range, y, panel or wood, handle, metal, wood)
        if stop < end - 0.01:
            board(
                (stop, y + 0.12, sum(z_range) / 2),
                (BOARD * 0.8, 0.2, z_range[1] - z_range[0] - 0.0006),
                wood,
                'z',
                0.001,
            )
        start = stop


def front(kind, x_range, z_range, y, wood, handle, metal, frame):
    (left, right), (low, high) = x_range, z_range
    width, height = right - left - 2 * GAP, high - low - 2 * GAP
    middle = ((left + right) / 2, y, (low + high) / 2)
    if kind.startswith('drawers'):
        drawers(int(kind[7:]), x_range, z_range, y, wood, handle, metal)
    elif kind == 'tambour':
        tambour(x_range, z_range, y, wood)
    elif kind.startswith('cane'):
        caned_door(middle, width, height, frame)
        pull(
            handle,
            (right - 0.03 if kind.endswith('left') else left + 0.03, y - 0.01, middle[2]),
            min(0.12, width * 0.3),
            metal,
            True,
        )
    elif kind.startswith('door'):
        board(middle, (width, 0.018, height), wood, 'z' if height > width else 'x', 0.0015)
        side = right - 0.045 if kind == 'door-left' else left + 0.045
        pull(handle, (side, y - 0.009, middle[2]), min(0.22, height * 0.4), metal, True)
    elif kind == 'shelves':
        board((middle[0], y + 0.13, middle[2]), (width, 0.24, 0.016), wood, 'x', 0.001)


def drawers(count, x_range, z_range, y, wood, handle, metal):
    (left, right), (low, high) = x_range, z_range
    step = (high - low) / count
    width = right - left - 2 * GAP
    for index in range(count):
        z = low + step * (index + 0.5)
        board(((left + right) / 2, y, z), (width, 0.018, step - 1.6 * GAP), wood, 'x', 0.0015)
        places = (
            [left + width * 0.25, left + width * 0.75]
            if handle in ('knob', 'ring') and width > 0.7
            else [(left + right) / 2]
        )
        for x in places:
            lift = step * 0.22 if handle == 'lip' else 0
            pull(
                handle,
                (x, y - 0.009, z + lift),
                width * 0.42 if handle == 'lip' else min(0.16, width * 0.4),
                metal,
                False,
            )


def tambour(x_range, z_range, y, wood):
    """A roll front of narrow upright slats."""
    (left, right), (low, high) = x_range, z_range
    count = int((right - left) / 0.018)
    step = (right - left) / count
    for index in range(count):
        turned(
            [(step * 0.49, low + GAP), (step * 0.49, high - GAP)],
            wood,
            (left + step * (index + 0.5), y + 0.006, 0),
            segments=12,
            sharp_from=60,
        )


def caned_door(middle, width, height, wood):
    border = 0.045
    x, y, z = middle
    for side in (-1, 1):
        board((x + side * (width - border) / 2, y, z), (border, 0.02, height), wood, 'z', 0.0015)
        board((x, y, z + side * (height - border) / 2), (width - 2 * border, 0.02, border), wood, 'x', 0.0015)
    webbing(width - 2 * border + 0.006, height - 2 * border + 0.006, lambda a, b, c: (x + a, y - c - 0.002, z + b))
    board((x, y + 0.008, z), (width - 2 * border, 0.002, height - 2 * border), 'card:#4a3826', 'x', 0)


def pull(kind, at, length, metal, upright):
    shapes = {'ring': ring_pull, 'knob': knob, 'shell': shell_pull}
    if kind in shapes:
        shapes[kind](at, metal)
    elif kind == 'lip':
        lip_pull(at, length, metal)
    elif kind == 'bar':
        bar_pull(at, length, metal, upright)


def ring_pull(at, metal):
    turned(
        [
            (0.0255, -0.001),
            (0.0262, 0.0015),
            (0.0245, 0.0028),
            (0.0225, 0.0015),
            (0.0215, -0.006),
            (0.0001, -0.0065),
        ],
        metal,
        at,
        (math.pi / 2, 0, 0),
    )


def knob(at, metal):
    turned(
        [
            (0.006, 0),
            (0.0055, 0.010),
            (0.012, 0.016),
            (0.0155, 0.021),
            (0.0145, 0.026),
            (0.008, 0.029),
            (0.0001, 0.0295),
        ],
        metal,
        at,
        (math.pi / 2, 0, 0),
    )


def shell_pull(at, metal):
    turned(
        [(0.03, 0), (0.03, 0.002), (0.018, 0.005), (0.015, 0.008), (0.0001, 0.0085)],
        metal,
        at,
        (math.pi / 2, 0, 0),
    )


def bar_pull(at, length, metal, upright):
    x, y, z = at
    half = length / 2
    ends = (
        [(x, y - 0.02, z - half), (x, y - 0.02, z + half)]
        if upright
        else [(x - half, y - 0.02, z), (x + half, y - 0.02, z)]
    )
    rod(*ends, 0.006, metal)
    for ex, ey, ez in ends:
        shift = -0.012 if (ez > z or ex > x) else 0.012
        foot = (ex, y + 0.002, ez + shift) if upright else (ex + shift, y + 0.002, ez)
        rod((foot[0], ey, foot[2]), foot, 0.005, metal)


def lip_pull(at, length, wood):
    """A long carved finger lip."""
    profile = [(0, 0.006), (-0.010, 0.009), (-0.016, 0.004), (-0.015, -0.001), (-0.008, -0.004), (0, -0.006)]
    stations = [-1 + i / 12 for i in range(25)]
    points = [
        (t * length / 2, y * (1 - abs(t) ** 6 * 0.75), z * (1 - abs(t) ** 6 * 0.75))
        for t in stations
        for y, z in profile
    ]
    lip = mesh('lip', points, rings_to_faces(len(stations), len(profile), closed=False), wood, sharp_from=40)
    lip.location = at
