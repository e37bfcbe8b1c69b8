"""Wooden bed with a caned, panelled or padded head."""
from furniture.bedding import bedding
from kit.solids import board, leg
from kit.upholstery import Pad, pad
from kit.weave import webbing

RAIL = .28


def build(size, wood='teak', head='cane', fabric='linen:natural', linen='linen:white', blanket='linen:sage', shoe=''):
    x, y = size.width / 2, size.depth / 2
    for side in (-1, 1):
        board((side * (x - .012), 0, RAIL), (.024, size.depth - .04, .13), wood, 'y', .005)
        for sy in (-1, 1):
            leg((side * (x - .09), sy * (y - .13), RAIL - .05), (side * (x - .06), sy * (y - .09), 0), .026, .015, wood, shoe or None)
    board((0, -y + .012, RAIL), (size.width - .05, .024, .13), wood, 'x', .005)
    {'cane': caned_head, 'panel': panelled_head, 'padded': padded_head}[head](size, wood, fabric)
    bedding(size.width - .06, size.depth - .08, RAIL - .02, linen, blanket)


def posts(size, wood):
    for side in (-1, 1):
        board((side * (size.width / 2 - .025), size.depth / 2 - .02, size.height / 2 + .08), (.05, .034, size.height - .16), wood, 'z', .008)


def caned_head(size, wood, fabric):
    posts(size, wood)
    y, inner = size.depth / 2 - .02, size.width - .10
    for z in (size.height - .03, .40):
        board((0, y, z), (inner, .03, .055), wood, 'x', .006)
    board((0, y, (size.height + .37) / 2), (.04, .026, size.height - .46), wood, 'z', .004)
    for side in (-1, 1):
        width, tall = inner / 2 - .02, size.height - .485
        webbing(width, tall, lambda a, b, c, s=side: (s * (inner / 4 + .01) + a, y - c, (size.height + .37) / 2 + b), pitch=.016)


def panelled_head(size, wood, fabric):
    posts(size, wood)
    y, inner = size.depth / 2 - .02, size.width - .10
    count = 5
    tall = (size.height - .36) / count
    for index in range(count):
        board((0, y, .36 + tall * (index + .5)), (inner, .022, tall - .006), wood, 'x', .004)


def padded_head(size, wood, fabric):
    posts(size, wood)
    width = (size.width - .02) / 6
    for index in range(6):
        x = -size.width / 2 + .01 + width * (index + .5)
        tall = size.height - .34
        pad((x, size.depth / 2 + .0, .34 + tall / 2), (width - .002, tall, .09), fabric,
            Pad(corner=.03, edge=.04, crown=.006, belly=.0, wrinkle=.0015, seed=index), (1.5708, 0, 0))
