"""Builds a room scene from data: the room, the pieces in it, props and the camera."""

import math

from furniture import builder
from kit.solids import placed
from kit.stage import camera, exposure
from sets import packing, props, visit, workshop
from sets.room import room
from sets.van import van

PROPS = {name: value for module in (props, packing, visit, workshop) for name, value in vars(module).items()}


def build(scene):
    if 'van' in scene:
        van(**scene['van'])
    else:
        room(**scene.get('room', {}))
    for piece in scene['pieces']:
        placed(builder(piece), piece.get('at', (0, 0, 0)), math.radians(piece.get('turn') or 0))
    for name, arguments in scene.get('props', []):
        PROPS[name](**arguments)
    camera(**scene['camera'])
    exposure(scene.get('exposure', 0.3))
