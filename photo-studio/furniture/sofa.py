"""Sofas: upholstered box with loose cushions, or an open wooden frame."""

import math

from furniture import lounge_chair
from kit.solids import board, leg
from kit.upholstery import Pad, pad


def build(
    size,
    fabric='velvet:petrol',
    wood='walnut',
    style='box',
    seats=3,
    arm=0.12,
    metal='',
    piping=True,
    tufted=False,
):
    if style == 'frame':
        lounge_chair.build(size, wood, fabric, 'spindles', piping, seats)
        return
    legs, seat, arm_height = 0.15, 0.43, 0.60
    board((0, 0, legs + 0.02), (size.width - 0.04, size.depth - 0.06, 0.04), wood, 'x', 0.004)
    block = Pad(corner=0.05, edge=0.035, crown=0.006, belly=0.004, wrinkle=0.0015)
    pad((0, 0, legs + 0.035), (size.width - 0.02, size.depth - 0.02, 0.13), fabric, block)
    for side in (-1, 1):
        at = (side * (size.width / 2 - arm / 2), 0, legs + 0.035)
        pad(
            at,
            (arm, size.depth, arm_height - legs - 0.035),
            fabric,
            Pad(corner=0.05, edge=0.045, crown=0.008, belly=0.004, wrinkle=0.0015),
        )
    pad(
        (0, size.depth / 2 - 0.07, legs + 0.035),
        (size.width - 2 * arm + 0.03, 0.14, size.height - legs - 0.09),
        fabric,
        block,
    )
    loose_cushions(size, fabric, arm, seats, legs + 0.165, seat, piping, tufted)
    for sx in (-1, 1):
        for sy in (-1, 1):
            top = (sx * (size.width / 2 - 0.14), sy * (size.depth / 2 - 0.10), legs + 0.005)
            leg(top, (top[0] + sx * 0.03, top[1] + sy * 0.02, 0), 0.021, 0.0125, metal or wood)


def loose_cushions(size, fabric, arm, seats, low, seat, piping, tufted):
    width = (size.width - 2 * arm) / seats
    depth = size.depth - 0.15
    for index in range(seats):
        x = (index - (seats - 1) / 2) * width
        style = Pad(corner=0.045, edge=0.05, crown=0.022, belly=0.006, piping=fabric if piping else '', seed=index)
        pad((x, -size.depth / 2 + depth / 2 + 0.01, low), (width - 0.006, depth, seat - low), fabric, style)
        buttons = tuple((bx * width / 3, by * 0.11) for bx in (-1, 0, 1) for by in (-0.9, 0.9)) if tufted else ()
        back = Pad(
            corner=0.06,
            edge=0.07,
            crown=0.035,
            belly=0.01,
            piping=fabric if piping else '',
            buttons=buttons,
            seed=index + 9,
        )
        tall = size.height - seat + 0.02
        at = (x, size.depth / 2 - 0.135, seat + tall / 2 - 0.01)
        pad(at, (width - 0.006, tall, 0.15), fabric, back, (math.radians(78), 0, 0))
