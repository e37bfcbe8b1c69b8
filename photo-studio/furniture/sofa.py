"""Sofas: upholstered box with loose cushions, or an open wooden frame."""
import math

from furniture import lounge_chair
from kit.solids import board, leg
from kit.upholstery import Pad, pad


def build(size, fabric='velvet:petrol', wood='walnut', style='box', seats=3, arm=.12, metal='', piping=True, tufted=False):
    if style == 'frame':
        lounge_chair.build(size, wood, fabric, 'spindles', piping, seats)
        return
    legs, seat, arm_height = .15, .43, .60
    board((0, 0, legs + .02), (size.width - .04, size.depth - .06, .04), wood, 'x', .004)
    block = Pad(corner=.05, edge=.035, crown=.006, belly=.004, wrinkle=.0015)
    pad((0, 0, legs + .035), (size.width - .02, size.depth - .02, .13), fabric, block)
    for side in (-1, 1):
        at = (side * (size.width / 2 - arm / 2), 0, legs + .035)
        pad(at, (arm, size.depth, arm_height - legs - .035), fabric, Pad(corner=.05, edge=.045, crown=.008, belly=.004, wrinkle=.0015))
    pad((0, size.depth / 2 - .07, legs + .035), (size.width - 2 * arm + .03, .14, size.height - legs - .09), fabric, block)
    loose_cushions(size, fabric, arm, seats, legs + .165, seat, piping, tufted)
    for sx in (-1, 1):
        for sy in (-1, 1):
            top = (sx * (size.width / 2 - .14), sy * (size.depth / 2 - .10), legs + .005)
            leg(top, (top[0] + sx * .03, top[1] + sy * .02, 0), .021, .0125, metal or wood)


def loose_cushions(size, fabric, arm, seats, low, seat, piping, tufted):
    width = (size.width - 2 * arm) / seats
    depth = size.depth - .15
    for index in range(seats):
        x = (index - (seats - 1) / 2) * width
        style = Pad(corner=.045, edge=.05, crown=.022, belly=.006, piping=fabric if piping else '', seed=index)
        pad((x, -size.depth / 2 + depth / 2 + .01, low), (width - .006, depth, seat - low), fabric, style)
        buttons = tuple((bx * width / 3, by * .11) for bx in (-1, 0, 1) for by in (-.9, .9)) if tufted else ()
        back = Pad(corner=.06, edge=.07, crown=.035, belly=.01, piping=fabric if piping else '', buttons=buttons, seed=index + 9)
        tall = size.height - seat + .02
        at = (x, size.depth / 2 - .135, seat + tall / 2 - .01)
        pad(at, (width - .006, tall, .15), fabric, back, (math.radians(78), 0, 0))
