"""Wooden bed with a caned, panelled or padded head."""

from furniture.bedding import bedding
from kit.solids import board, leg
from kit.upholstery import Pad, pad
from kit.weave import webbing

RAIL = 0.28


def build(
    size, wood='teak', head='cane', fabric='linen:natural', linen='linen:white', blanket='linen:sage', shoe=''
):
    x, y = size.width / 2, size.depth / 2
    for side in (-1, 1):
        board((side * (x - 0.012), 0, RAIL), (0.024, size.depth - 0.04, 0.13), wood, 'y', 0.005)
        for sy in (-1, 1):
            leg(
                (side * (x - 0.09), sy * (y - 0.13), RAIL - 0.05),
                (side * (x - 0.06), sy * (y - 0.09), 0),
                0.026,
                0.015,
                wood,
                shoe or None,
            )
    board((0, -y + 0.012, RAIL), (size.width - 0.05, 0.024, 0.13), wood, 'x', 0.005)
    {'cane': caned_head, 'panel': panelled_head, 'padded': padded_head}[head](size, wood, fabric)
    bedding(size.width - 0.06, size.depth - 0.08, RAIL - 0.02, linen, blanket)


def posts(size, wood):
    for side in (-1, 1):
        board(
            (side * (size.width / 2 - 0.025), size.depth / 2 - 0.02, size.height / 2 + 0.08),
            (0.05, 0.034, size.height - 0.16),
            wood,
            'z',
            0.008,
        )


def caned_head(size, wood, fabric):
    posts(size, wood)
    y, inner = size.depth / 2 - 0.02, size.width - 0.10
    for z in (size.height - 0.03, 0.40):
        board((0, y, z), (inner, 0.03, 0.055), wood, 'x', 0.006)
    board((0, y, (size.height + 0.37) / 2), (0.04, 0.026, size.height - 0.46), wood, 'z', 0.004)
    for side in (-1, 1):
        width, tall = inner / 2 - 0.02, size.height - 0.485
        webbing(
            width,
            tall,
            lambda a, b, c, s=side: (s * (inner / 4 + 0.01) + a, y - c, (size.height + 0.37) / 2 + b),
            pitch=0.016,
        )


def panelled_head(size, wood, fabric):
    posts(size, wood)
    y, inner = size.depth / 2 - 0.02, size.width - 0.10
    count = 5
    tall = (size.height - 0.36) / count
    for index in range(count):
        board((0, y, 0.36 + tall * (index + 0.5)), (inner, 0.022, tall - 0.006), wood, 'x', 0.004)


def padded_head(size, wood, fabric):
    posts(size, wood)
    width = (size.width - 0.02) / 6
    for index in range(6):
        x = -size.width / 2 + 0.01 + width * (index + 0.5)
        tall = size.height - 0.34
        pad(
            (x, size.depth / 2 + 0.0, 0.34 + tall / 2),
            (width - 0.002, tall, 0.09),
            fabric,
            Pad(corner=0.03, edge=0.04, crown=0.006, belly=0.0, wrinkle=0.0015, seed=index),
            (1.5708, 0, 0),
        )
