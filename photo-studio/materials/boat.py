"""Planks of old fishing boats: two coats of paint over grey timber, chipped along grain and edges.

A board gives its colours through object properties: its object colour is the top coat, `under` the older coat,
`second` the coat beyond `split` (metres along the grain), `extent` its size and `wear` 0..1.
"""

from kit.graph import Graph, colour
from materials.wood import grain

DIRT = colour('#4a3d30')


def flaking():
    return plank('boat')


def flaking_close():
    """For details: the coats stand out in relief, at four times the cost."""
    return plank('boat-close', relief=True)


def plank(name, relief=False):
    graph = Graph(name)
    vector, chance = graph.board_space()
    fibre, crack, timber = weathered_timber(graph, vector, chance)
    wear, ragged = worn(graph, vector, crack)
    top_gone = graph.step(wear, 0.705, 0.716)
    under_gone = graph.step(wear, 0.745, 0.757)
    top, under = coats(graph, vector, fibre, timber, ragged)
    lifted = graph.mul(graph.step(wear, 0.690, 0.705), graph.sub(1.0, top_gone))
    top = graph.mix(graph.mul(lifted, 0.45), top, colour('#e6dfd0'))
    body = graph.mix(under_gone, graph.mix(top_gone, top, under), timber)
    rough = graph.add(0.40, graph.add(graph.mul(top_gone, 0.22), graph.mul(fibre, 0.2)))
    height = relief_of(graph, top_gone, under_gone, fibre, crack) if relief else graph.mul(fibre, 0.45)
    return graph.principled(
        Base_Color=body, Roughness=rough, Specular=0.26, Normal=graph.bump(height, 0.0012, 0.9)
    )


def board_property(graph, name, output='Fac'):
    return graph.node('Attribute', attribute_name=name, attribute_type='OBJECT').outputs[output]


def weathered_timber(graph, vector, chance):
    rings, fibre, _ = grain(graph, vector, chance, 55)
    tone = graph.add(graph.mul(rings, 0.4), graph.mul(fibre, 0.75))
    grey = graph.ramp(tone, [(0.2, colour('#b3a595')), (0.55, colour('#8b7a68')), (0.95, colour('#4c4036'))])
    warm = graph.ramp(tone, [(0.2, colour('#b98a5c')), (0.55, colour('#8c6038')), (0.95, colour('#4a2f1b'))])
    patches = graph.step(graph.noise(graph.stretch(vector, (0.9, 6, 6)), 1.7, 3, 0.6), 0.42, 0.62)
    crack = graph.step(graph.noise(graph.stretch(vector, (2.2, 75, 75)), 1.5, 2, 0.6), 0.635, 0.70)
    timber = graph.mix(graph.mul(crack, 0.85), graph.mix(patches, grey, warm), colour('#1d1713'))
    return fibre, crack, timber


def worn(graph, vector, crack):
    """How far the paint is gone here, and the fibre-scale raggedness of its edges."""
    chips = graph.noise(graph.stretch(vector, (5.5, 26, 26)), 2.0, 5, 0.66)
    rubbed = graph.noise(graph.stretch(vector, (1.6, 5, 5)), 1.6, 2, 0.55)
    ragged = graph.noise(graph.stretch(vector, (7, 60, 60)), 2.2, 2, 0.7)
    parts = [(chips, 0.62), (rubbed, 0.5), (ragged, 0.17), (near_edge(graph), 0.17), (crack, 0.10)]
    total = graph.mul(graph.sub(board_property(graph, 'wear'), 0.5), 0.34)
    for part, weight in parts:
        total = graph.add(total, graph.mul(part, weight))
    return total, ragged


def near_edge(graph):
    """1 on the board's arrises, 0 from 16 mm inwards: the second smallest of the three face distances."""
    half = graph.vector('SCALE', board_property(graph, 'extent', 'Vector'), 0.5)
    inside = graph.vector('SUBTRACT', half, graph.vector('ABSOLUTE', graph.object_space()))
    x, y, z = graph.node('SeparateXYZ', {0: inside}).outputs
    pairs = [graph.math('MAXIMUM', a, b) for a, b in ((x, y), (y, z), (x, z))]
    second = graph.math('MINIMUM', graph.math('MINIMUM', pairs[0], pairs[1]), pairs[2])
    return graph.sub(1.0, graph.step(second, 0.0, 0.016))


def coats(graph, vector, fibre, timber, ragged):
    along = graph.node('SeparateXYZ', {0: graph.object_space()}).outputs[0]
    along = graph.add(along, graph.mul(graph.sub(ragged, 0.5), 0.006))
    beyond = graph.math('GREATER_THAN', along, board_property(graph, 'split'))
    top = graph.mix(beyond, graph.node('ObjectInfo').outputs['Color'], board_property(graph, 'second', 'Color'))
    chalk = graph.step(graph.noise(graph.stretch(vector, (2, 9, 9)), 2.2, 2, 0.65), 0.35, 0.75)
    top = graph.mix(graph.mul(chalk, 0.26), top, colour('#d8d2c4'))
    dirt = graph.step(graph.noise(graph.stretch(vector, (2.5, 45, 45)), 2.0, 2, 0.7), 0.48, 0.78)
    top = graph.mix(graph.mul(dirt, 0.55), top, DIRT)
    top = graph.mix(graph.mul(graph.step(fibre, 0.56, 0.78), 0.35), top, timber)
    under = graph.mix(graph.mul(dirt, 0.5), board_property(graph, 'under', 'Color'), DIRT)
    return top, under


def relief_of(graph, top_gone, under_gone, fibre, crack):
    paint = graph.mul(graph.sub(2.0, graph.add(top_gone, under_gone)), 0.5)
    return graph.sub(graph.add(paint, graph.mul(fibre, 0.45)), graph.mul(crack, 1.3))
