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
    x, front, rear = size.width / 2 - .03, -size.depth / 2 + .08, size.depth / 2 - .16
    arm = .55
    for side in (-1, 1):
        leg((side * x, front, arm + .006), (side * x, front - .02, 0), .020, .0125, wood)
        leg((side * x, rear, arm - .022), (side * x, rear + .10, 0), .019, .0125, wood)
        path = curve([(side * (x - .004), front - .06, arm + .006), (side * (x + .004), front + .06, arm + .012),
                      (side * (x + .002), (front + rear) / 2, arm), (side * (x - .004), rear + .06, arm - .035)])
        count = len(path) - 1
        swept(path, [(.014 + .020 * math.sin(math.pi * min(1, .12 + i / count * 1.15)) ** .7, .0115) for i in range(count + 1)], wood)
        board((side * (x - .004), (front + rear) / 2, .30), (.020, rear - front + .03, .055), wood, 'y', .005, (-TILT * .7, 0, 0))


def seat_rails(size, wood):
    width = size.width - .09
    front, rear = -size.depth / 2 + .08, size.depth / 2 - .16
    board((0, front - .004, .325), (width, .022, .06), wood, 'x', .005)
    board((0, rear, .265), (width, .022, .05), wood, 'x', .005)


def back_frame(size, wood, style):
    low, base, top = .24, size.depth / 2 - .24, size.height
    length = (top - low) / math.cos(LEAN)
    def along(x, t):
        return x, base + math.sin(LEAN) * length * t, low + math.cos(LEAN) * length * t
    half = size.width / 2 - .085
    for side in (-1, 1):
        start, end = along(side * half, 0), along(side * (half - .012), 1)
        swept([start, along(side * half, .5), end], [(.013, .019), (.013, .019), (.010, .014)], wood, up=(0, 1, 0))
    path = curve([along(x, t) for x, t in ((-half, .97), (-half * .5, 1.0), (half * .5, 1.0), (half, .97))])
    swept(path, [(.012, .022)] * len(path), wood, up=(0, 0, 1))
    if style == 'slats':
        for t in (.30, .48, .66, .83):
            board(along(0, t), (2 * half, .010, .045), wood, 'x', .003, (-LEAN, 0, 0))
    else:
        count = max(7, round(half * 2 / .06))
        for index in range(1, count):
            x = -half + 2 * half * index / count
            rod(along(x, .1), along(x, .98), .006, wood)


def cushions(size, fabric, piping, seats):
    width = (size.width - .115) / seats
    style = Pad(corner=.05, edge=.045, crown=.022, piping=fabric if piping else '')
    front, thickness = -size.depth / 2 + .04, .11
    depth = size.depth - .27
    for index in range(seats):
        x = (index - (seats - 1) / 2) * width
        style.seed = index
        pad((x, front + depth / 2, .325 - depth / 2 * math.sin(TILT) + .005), (width - .004, depth, thickness), fabric, style, (-TILT, 0, 0))
        tall = (size.height - .40) / math.cos(LEAN)
        start = (size.depth / 2 - .24 + .035, .36)
        middle = tall / 2
        at = (x, start[0] + math.sin(LEAN) * middle - .02, start[1] + math.cos(LEAN) * middle)
        pad(at, (width - .004, tall, thickness - .01), fabric, style, (math.pi / 2 - LEAN, 0, 0))
