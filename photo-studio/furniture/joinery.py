"""What cabinets share: carcasses, fronts, handles and legs."""
import math

from kit.solids import board, leg, mesh, rings_to_faces, rod, turned
from kit.weave import webbing

BOARD = .02
GAP = .003


def carcass(width, depth, low, high, wood, back='ash-black'):
    """Top, floor, sides and back panel of a cabinet."""
    board((0, 0, high - BOARD / 2), (width, depth, BOARD), wood, 'x', .003)
    board((0, 0, low + BOARD / 2), (width - 2 * BOARD - .0006, depth - .004, BOARD), wood, 'x', .0015)
    for side in (-1, 1):
        board((side * (width / 2 - BOARD / 2), 0, (low + high - BOARD) / 2), (BOARD, depth, high - low - BOARD - .0006),
              wood, 'z', .003)
    board((0, depth / 2 - .012, (low + high) / 2), (width - 2 * BOARD, .008, high - low - 2 * BOARD), back, 'x', 0)


def splayed_legs(width, depth, top, wood, shoe='brass', inset=(.2, .085), radius=(.019, .0105), splay=.045, rails=True):
    """Four slanting legs with shoes, joined by two rails under the cabinet."""
    x, y = width / 2 - inset[0], depth / 2 - inset[1]
    for sx in (-1, 1):
        if rails:
            board((sx * x, 0, top - .011), (.045, depth - .10, .022), wood, 'y', .003)
        for sy in (-1, 1):
            leg((sx * x, sy * y, top - .004), (sx * (x + splay), sy * (y + splay * .65), 0), *radius, wood,
                shoe or None, .045)


def plinth(width, depth, height, finish, inset=.04):
    board((0, inset / 2, height / 2), (width - 2 * inset, depth - 2 * inset, height), finish, 'x', .002)


def steel_frame(width, depth, height, finish, bar=.02):
    """A base of two square loops and a stretcher."""
    for side in (-1, 1):
        x = side * (width / 2 - .12)
        for y in (-depth / 2 + .03, depth / 2 - .03):
            board((x, y, height / 2), (bar, bar, height - .001), finish, 'z', .001)
        for z in (bar / 2, height - bar / 2):
            board((x, 0, z), (bar - .001, depth - .06 - bar, bar), finish, 'y', .001)
    board((0, 0, bar / 2), (width - .24 - bar, bar, bar), finish, 'x', .001)


def fronts(layout, x_range, z_range, y, wood, handle='ring', metal='brass', panel=None):
    """layout: list of [kind, share]; kinds: door-left, door-right, drawers<N>, tambour, cane, open."""
    start, end = x_range
    unit = (end - start) / sum(share for _, share in layout)
    for kind, share in layout:
        stop = start + unit * share
        front(kind, (start, stop), z_range, y, panel or wood, handle, metal, wood)
        if stop < end - .01:
            board((stop, y + .12, sum(z_range) / 2), (BOARD * .8, .2, z_range[1] - z_range[0] - .0006), wood, 'z', .001)
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
        pull(handle, (right - .03 if kind.endswith('left') else left + .03, y - .01, middle[2]), min(.12, width * .3), metal, True)
    elif kind.startswith('door'):
        board(middle, (width, .018, height), wood, 'z' if height > width else 'x', .0015)
        side = right - .045 if kind == 'door-left' else left + .045
        pull(handle, (side, y - .009, middle[2]), min(.22, height * .4), metal, True)
    elif kind == 'shelves':
        board((middle[0], y + .13, middle[2]), (width, .24, .016), wood, 'x', .001)


def drawers(count, x_range, z_range, y, wood, handle, metal):
    (left, right), (low, high) = x_range, z_range
    step = (high - low) / count
    width = right - left - 2 * GAP
    for index in range(count):
        z = low + step * (index + .5)
        board(((left + right) / 2, y, z), (width, .018, step - 1.6 * GAP), wood, 'x', .0015)
        places = [left + width * .25, left + width * .75] if handle in ('knob', 'ring') and width > .7 else [(left + right) / 2]
        for x in places:
            lift = step * .22 if handle == 'lip' else 0
            pull(handle, (x, y - .009, z + lift), width * .42 if handle == 'lip' else min(.16, width * .4), metal, False)


def tambour(x_range, z_range, y, wood):
    """A roll front of narrow upright slats."""
    (left, right), (low, high) = x_range, z_range
    count = int((right - left) / .018)
    step = (right - left) / count
    for index in range(count):
        turned([(step * .49, low + GAP), (step * .49, high - GAP)], wood, (left + step * (index + .5), y + .006, 0),
               segments=12, sharp_from=60)


def caned_door(middle, width, height, wood):
    border = .045
    x, y, z = middle
    for side in (-1, 1):
        board((x + side * (width - border) / 2, y, z), (border, .02, height), wood, 'z', .0015)
        board((x, y, z + side * (height - border) / 2), (width - 2 * border, .02, border), wood, 'x', .0015)
    webbing(width - 2 * border + .006, height - 2 * border + .006, lambda a, b, c: (x + a, y - c - .002, z + b))
    board((x, y + .008, z), (width - 2 * border, .002, height - 2 * border), 'card:#4a3826', 'x', 0)


def pull(kind, at, length, metal, upright):
    shapes = {'ring': ring_pull, 'knob': knob, 'shell': shell_pull}
    if kind in shapes:
        shapes[kind](at, metal)
    elif kind == 'lip':
        lip_pull(at, length, metal)
    elif kind == 'bar':
        bar_pull(at, length, metal, upright)


def ring_pull(at, metal):
    turned([(.0255, -.001), (.0262, .0015), (.0245, .0028), (.0225, .0015), (.0215, -.006), (.0001, -.0065)],
           metal, at, (math.pi / 2, 0, 0))


def knob(at, metal):
    turned([(.006, 0), (.0055, .010), (.012, .016), (.0155, .021), (.0145, .026), (.008, .029), (.0001, .0295)],
           metal, at, (math.pi / 2, 0, 0))


def shell_pull(at, metal):
    turned([(.03, 0), (.03, .002), (.018, .005), (.015, .008), (.0001, .0085)], metal, at, (math.pi / 2, 0, 0))


def bar_pull(at, length, metal, upright):
    x, y, z = at
    half = length / 2
    ends = [(x, y - .02, z - half), (x, y - .02, z + half)] if upright else [(x - half, y - .02, z), (x + half, y - .02, z)]
    rod(*ends, .006, metal)
    for ex, ey, ez in ends:
        shift = -.012 if (ez > z or ex > x) else .012
        foot = (ex, y + .002, ez + shift) if upright else (ex + shift, y + .002, ez)
        rod((foot[0], ey, foot[2]), foot, .005, metal)


def lip_pull(at, length, wood):
    """A long carved finger lip."""
    profile = [(0, .006), (-.010, .009), (-.016, .004), (-.015, -.001), (-.008, -.004), (0, -.006)]
    stations = [-1 + i / 12 for i in range(25)]
    points = [(t * length / 2, y * (1 - abs(t) ** 6 * .75), z * (1 - abs(t) ** 6 * .75)) for t in stations for y, z in profile]
    lip = mesh('lip', points, rings_to_faces(len(stations), len(profile), closed=False), wood, sharp_from=40)
    lip.location = at
