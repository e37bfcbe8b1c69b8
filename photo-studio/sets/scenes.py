"""Builds a room scene from data: the room, the pieces in it, props and the camera."""

import math

from furniture import builder
from kit.solids import placed
from kit.stage import camera, exposure
from sets import props
from sets.room import room


def build(scene):
    room(**scene.get('room', {}))
    for piece in scene['pieces']:
        placed(builder(piece), piece.get('at', (0, 0, 0)), math.radians(piece.get('turn', 0)))
    for name, arguments in scene.get('props', []):
        getattr(props, name)(**arguments)
    camera(**scene['camera'])
    exposure(scene.get('exposure', 0.3))
