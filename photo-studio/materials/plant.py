"""Leaves."""

from functools import partial

from kit.graph import Graph, colour


def leaf(name, dark, green, light):
    graph = Graph(name)
    bands = graph.noise(graph.stretch(graph.object_space(), (9, 9, 34)), 1.0, 3, 0.6)
    body = graph.ramp(bands, [(0.35, colour(dark)), (0.5, colour(green)), (0.68, colour(light))])
    return graph.principled(Base_Color=body, Roughness=0.45, Specular=0.4)


MATERIALS = {
    'leaf': partial(leaf, 'leaf', '#2c4630', '#44613d', '#768c5e'),
    'leaf-grey': partial(leaf, 'leaf-grey', '#4d6150', '#5f7560', '#7d9080'),
    'stem': partial(leaf, 'stem', '#4b3a2a', '#5b4632', '#6d563f'),
}
