"""Marble: thin veins where a warped noise crosses its middle. Screed: a trowelled floor."""

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


def screed():
    graph = Graph('screed')
    space = graph.object_space()
    cloud = graph.noise(space, 1.3, 6, 0.62)
    body = graph.ramp(cloud, [(0.3, colour('#8b877f')), (0.52, colour('#a39e95')), (0.72, colour('#b4afa5'))])
    return graph.principled(Base_Color=body, Roughness=graph.add(0.3, graph.mul(cloud, 0.25)), Specular=0.35)


MATERIALS = {
    'screed': screed,
    'marble': partial(marble, 'marble', '#ece9e4', '#d2cec6', '#77716c'),
    'marble-green': partial(marble, 'marble-green', '#24382f', '#16241e', '#8fa295'),
    'marble-black': partial(marble, 'marble-black', '#1b1a1a', '#262423', '#b7b0a4'),
}
