"""Plain coats: lacquer, plastered walls, paper and card."""
from kit.graph import Graph, colour


def paint(tint):
    return Graph('paint').principled(Base_Color=colour(tint), Roughness=.42, Specular=.4)


def card(tint):
    return Graph('card').principled(Base_Color=colour(tint), Roughness=.85, Specular=.12)


def plaster(tint):
    graph = Graph('plaster')
    space = graph.object_space()
    cloud = graph.noise(space, 3, 5, .62)
    trowel = graph.noise(space, 45, 3, .6)
    body = graph.mix(graph.mul(cloud, .16), colour(tint), (.25, .22, .18, 1))
    return graph.principled(Base_Color=body, Roughness=.9, Specular=.15, Normal=graph.bump(trowel, .002, .6))
