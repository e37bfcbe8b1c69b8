"""Plain coats: lacquer, plastered walls, paper and card; and the room that mirrors see."""

from kit.graph import Graph, colour


def paint(tint):
    return Graph('paint').principled(Base_Color=colour(tint), Roughness=0.42, Specular=0.4)


def card(tint):
    return Graph('card').principled(Base_Color=colour(tint), Roughness=0.85, Specular=0.12)


def plaster(tint):
    graph = Graph('plaster')
    space = graph.object_space()
    cloud = graph.noise(space, 3, 5, 0.62)
    trowel = graph.noise(space, 45, 3, 0.6)
    body = graph.mix(graph.mul(cloud, 0.16), colour(tint), (0.25, 0.22, 0.18, 1))
    return graph.principled(Base_Color=body, Roughness=0.9, Specular=0.15, Normal=graph.bump(trowel, 0.002, 0.6))


def unseen_room():
    """What stands behind the camera: a wall in soft light with a bright window at its left."""
    graph = Graph('unseen room')
    x, _, height = graph.node('SeparateXYZ', {0: graph.node('TexCoord').outputs['Generated']}).outputs
    wall = graph.ramp(
        graph.add(graph.mul(height, 0.7), graph.mul(x, 0.3)),
        [(0.25, colour('#6d675e')), (0.48, colour('#a39c90')), (0.62, colour('#d5cfc4'))],
    )
    pane = graph.mul(
        graph.mul(graph.step(x, 0.56, 0.565), graph.step(x, 0.665, 0.66)),
        graph.mul(graph.step(height, 0.50, 0.505), graph.step(height, 0.66, 0.655)),
    )
    light = graph.mix(pane, wall, (1.7, 1.75, 1.8, 1))
    return graph.finish(graph.node('Emission', {'Color': light, 'Strength': 0.8}).outputs[0])
