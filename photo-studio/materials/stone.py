"""Marble: thin veins where a warped noise crosses its middle."""

from functools import partial

from kit.graph import Graph, colour


def marble(name, ground, cloud, vein):
    graph = Graph(name)
    space = graph.object_space()
    warped = graph.noise(space, 6, 7, 0.6, 1.6)
    line = graph.step(graph.math('ABSOLUTE', graph.sub(warped, 0.5)), 0.0, 0.035)
    body = graph.mix(graph.mul(graph.noise(space, 4, 5), 0.5), colour(ground), colour(cloud))
    body = graph.mix(graph.mul(graph.sub(1.0, line), 0.7), body, colour(vein))
    return graph.principled(Base_Color=body, Roughness=0.16)


MATERIALS = {
    'marble': partial(marble, 'marble', '#ece9e4', '#d2cec6', '#77716c'),
    'marble-green': partial(marble, 'marble-green', '#24382f', '#16241e', '#8fa295'),
    'marble-black': partial(marble, 'marble-black', '#1b1a1a', '#262423', '#b7b0a4'),
}
