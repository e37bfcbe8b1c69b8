"""Materials by name: 'teak', 'brass', 'velvet:forest', 'paint:#d9d2c4' …"""

from materials import boat, cane, fabric, glass, leather, metal, paint, plant, stone, wood

FAMILIES = {
    'velvet': fabric.velvet,
    'boucle': fabric.boucle,
    'linen': fabric.linen,
    'leather': leather.leather,
    'paint': paint.paint,
    'plaster': paint.plaster,
    'card': paint.card,
}
SINGLES = {
    **wood.MATERIALS,
    **metal.MATERIALS,
    **stone.MATERIALS,
    **glass.MATERIALS,
    **plant.MATERIALS,
    'boat': boat.flaking,
    'boat-close': boat.flaking_close,
    'cane': cane.cane,
    'unseen-room': paint.unseen_room,
}
CLOSE = {'boat': 'boat-close'}
_made = {}
_instead = {}


def material(name):
    name = _instead.get(name, name)
    if name not in _made:
        family, _, variant = name.partition(':')
        _made[name] = FAMILIES[family](variant) if variant else SINGLES[name]()
    return _made[name]


def look_closely():
    """Details show relief that is too small, and too costly, for a whole piece."""
    _instead.update(CLOSE)


def forget():
    """A new Blender file has none of the old one's materials."""
    _made.clear()
    _instead.clear()
