"""Stools: three-legged milking stool, bar stool, upholstered pouf."""
import math

from kit.solids import leg, prism, rod, superellipse, tube, turned
from kit.upholstery import Pad, pad


def build(size, wood='oak', style='three-legs', fabric='leather:black', metal='brass'):
    {'three-legs': three_legs, 'bar': bar, 'pouf': pouf}[style](size, wood, fabric, metal)


def three_legs(size, wood, fabric, metal):
    radius, height = size.width / 2, size.height
    dished = [(1e-4, 0), (radius * .7, 0), (radius * .92, .010), (radius, .022), (radius * .995, .030), (radius * .95, .034),
              (radius * .6, .026), (radius * .2, .021), (1e-4, .020)]
    turned(dished, wood, (0, 0, height - .034), segments=128, sharp_from=60)
    for index in range(3):
        a = math.radians(30 + 120 * index)
        near, far = radius * .52, radius * .98
        leg((near * math.cos(a), near * math.sin(a), height - .03), (far * math.cos(a), far * math.sin(a), 0), .019, .0125, wood)
    ring_height = height * .42
    feet = [(radius * .79 * math.cos(math.radians(30 + 120 * i)), radius * .79 * math.sin(math.radians(30 + 120 * i)), ring_height) for i in range(3)]
    for start, end in zip(feet, feet[1:] + feet[:1]):
        rod(start, end, .009, wood)


def bar(size, wood, fabric, metal):
    seat = size.height - .06
    reach = size.width / 2 - .015
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * reach * .72, sy * reach * .72, seat), (sx * reach, sy * reach, 0), .019, .0125, wood)
    rail = reach * (1 - .28 * .30 / seat)
    square = [(-rail, -rail, .30), (rail, -rail, .30), (rail, rail, .30), (-rail, rail, .30)]
    tube(square, .0085, metal, closed=True)
    high = reach * .78
    for side in (-1, 1):
        rod((side * high, -high, seat - .09), (side * high, high, seat - .09), .009, wood)
    prism(superellipse(size.width * .92, size.depth * .92, 3), .02, wood, (0, 0, seat - .012), 'x', .004)
    pad((0, 0, seat + .006), (size.width * .92, size.depth * .92, .05), fabric, Pad(corner=.14, edge=.024, crown=.012, piping=fabric))


def pouf(size, wood, fabric, metal):
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg((sx * size.width * .3, sy * size.depth * .3, .14), (sx * size.width * .37, sy * size.depth * .37, 0), .017, .010, wood, metal)
    pad((0, 0, .13), (size.width, size.depth, size.height - .15), fabric, Pad(corner=size.width * .5, edge=.07, crown=.02, belly=.0, piping=fabric))
