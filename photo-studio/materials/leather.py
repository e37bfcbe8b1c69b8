"""Leather: a fine net of grain, worn where hands and backs were."""

from kit.graph import Graph, colour

HIDES = {
    'cognac': ('#8f4e24', '#54280f'),
    'black': ('#191716', '#0c0b0b'),
    'oxblood': ('#5a1f1b', '#2b0d0c'),
    'tan': ('#b07c4c', '#74491f'),
    'olive': ('#4b4a2d', '#26260f'),
}


def leather(hide):
    base, dark = (colour(code) for code in HIDES[hide])
    graph = Graph('leather ' + hide)
    space = graph.object_space()
    warp = graph.vector('SCALE', graph.noise(space, 160, 1, output='Color'), 0.004)
    cells = graph.node('TexVoronoi', {'Vector': graph.vector('ADD', space, warp), 'Scale': 380.0}).outputs[
        'Distance'
    ]
    wear = graph.step(graph.noise(space, 7, 4, 0.6, 0.8), 0.40, 0.72)
    body = graph.mix(wear, base, dark)
    body = graph.mix(graph.mul(graph.step(cells, 0.35, 0.7), 0.4), body, dark)
    height = graph.sub(graph.mul(graph.noise(space, 22, 3, 0.6), 2.0), cells)
    return graph.principled(
        Base_Color=body,
        Specular=0.5,
        Normal=graph.bump(height, 0.0004, 0.7),
        Roughness=graph.add(0.36, graph.mul(wear, 0.16)),
    )
