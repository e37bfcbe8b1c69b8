"""Every module here is a family with build(size, **variant); size is width, depth and height in metres."""

from collections import namedtuple
from functools import partial
from importlib import import_module

Size = namedtuple('Size', 'width depth height')


def builder(piece):
    """A function without arguments that builds the piece {family, cm, params} around the origin."""
    module = import_module('furniture.' + piece['family'].replace('-', '_'))
    size = Size(*(side / 100 for side in piece['cm']))
    return partial(module.build, size, **piece.get('params', {}))
