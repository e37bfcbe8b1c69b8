"""Bare metals. Polish comes from what they mirror: the studio hangs dark flags for them."""

from functools import partial

from kit.graph import Graph, colour


def metal(name, tint, roughness, handling):
    """handling: how much fingers and years have dulled the polish, unevenly."""
    graph = Graph(name)
    touched = graph.noise(graph.object_space(), 5, 3, 0.55)
    return graph.principled(
        Base_Color=colour(tint), Metallic=1.0, Roughness=graph.add(roughness, graph.mul(touched, handling))
    )


def lacquered(name, tint, roughness):
    return Graph(name).principled(Base_Color=colour(tint), Roughness=roughness, Specular=0.5)


MATERIALS = {
    'brass': partial(metal, 'brass', '#c49a58', 0.16, 0.08),
    'chrome': partial(metal, 'chrome', '#d6d8db', 0.045, 0.03),
    'copper': partial(metal, 'copper', '#c27a58', 0.2, 0.08),
    'aluminium': partial(metal, 'aluminium', '#b9babb', 0.34, 0.06),
    'rust': partial(lacquered, 'rust', '#4a352a', 0.6),
    'black-steel': partial(lacquered, 'black-steel', '#1c1c1d', 0.38),
    'white-steel': partial(lacquered, 'white-steel', '#e6e2d9', 0.3),
    'mirror': partial(metal, 'mirror', '#eef0f0', 0.004, 0.003),
}
