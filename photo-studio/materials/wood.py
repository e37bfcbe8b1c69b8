"""Oiled and lacquered wood: growth rings around a pith that lies elsewhere in every board, fibre, pores."""

from functools import partial

from kit.graph import Graph, colour


def grain(graph, vector, chance, rings_per_metre, waviness=0.05):
    """(rings, fibre, pores), each 0..1; the grain runs along local X."""
    slow = graph.noise(graph.stretch(vector, (0.45, 3.2, 3.2)), 1.6, 2, output='Color')
    wave = graph.vector('SCALE', graph.vector('SUBTRACT', slow, (0.5, 0.5, 0.5)), waviness * 4)
    shift = graph.sub(graph.math('FRACT', graph.mul(chance, 7.77)), 0.5)
    pith = graph.node('CombineXYZ', {0: 0.0, 1: graph.mul(shift, 0.12), 2: 0.05}).outputs[0]
    across = graph.stretch(graph.object_space(), (0, 1, 1))
    distance = graph.vector('LENGTH', graph.vector('ADD', graph.vector('ADD', across, wave), pith))
    ragged = graph.mul(graph.noise(graph.stretch(vector, (1.2, 9, 9)), 2.5, 3), 0.02)
    year = graph.math('FRACT', graph.mul(graph.add(distance, ragged), rings_per_metre))
    rings = graph.ramp(year, [(0, 0.05), (0.12, 0.35), (0.75, 0.75), (0.97, 1.0), (1.0, 0.05)])
    fibre = graph.noise(graph.stretch(vector, (3, 130, 130)), 2.2, 3, 0.65)
    pores = graph.step(graph.noise(graph.stretch(vector, (9, 420, 420)), 1.6, 1), 0.60, 0.70)
    return rings, fibre, pores


def wood(name, light, mid, dark, rings=115, contrast=0.38, pores=0.7, roughness=0.42, lacquer=0.08):
    graph = Graph(name)
    vector, chance = graph.board_space()
    ring, fibre, pore = grain(graph, vector, chance, rings)
    tone = graph.add(graph.mul(ring, contrast), graph.mul(fibre, 1 - contrast * 0.75))
    broad = graph.noise(graph.stretch(vector, (0.8, 7, 7)), 1.3, 3)
    tone = graph.add(tone, graph.mul(graph.sub(broad, 0.5), 0.5))
    body = graph.ramp(tone, [(0.12, colour(light)), (0.5, colour(mid)), (0.98, colour(dark))])
    body = graph.mix(graph.mul(pore, pores * 0.6), body, colour(dark), 'MULTIPLY')
    return graph.principled(
        Base_Color=board_to_board(graph, body, chance),
        Specular=0.34,
        Clearcoat=lacquer,
        Roughness=graph.add(roughness - 0.06, graph.mul(fibre, 0.16)),
        Clearcoat_Roughness=0.28,
        Normal=graph.bump(fibre, 0.00016),
    )


def board_to_board(graph, body, chance):
    """No two boards have quite the same hue and value."""

    def vary(factor, centre, reach):
        return graph.add(centre - reach / 2, graph.mul(graph.math('FRACT', graph.mul(chance, factor)), reach))

    inputs = {
        'Hue': vary(1.0, 0.5, 0.007),
        'Saturation': vary(5.1, 1.0, 0.16),
        'Value': vary(13.7, 1.0, 0.13),
        'Color': body,
    }
    return graph.node('HueSaturation', inputs).outputs[0]


def species(name, light, mid, dark, **look):
    return name, partial(wood, name, light, mid, dark, **look)


MATERIALS = dict(
    [
        species('teak', '#a56b3d', '#7f4b27', '#452513'),
        species('walnut', '#7d5a3f', '#5a3c28', '#301d13', rings=58, contrast=0.5),
        species(
            'oak', '#c3a276', '#a98458', '#7a5938', rings=80, contrast=0.35, pores=0.9, roughness=0.5, lacquer=0.02
        ),
        species(
            'beech',
            '#d9b48a',
            '#c69c6d',
            '#a67a4c',
            rings=95,
            contrast=0.3,
            pores=0.5,
            roughness=0.4,
            lacquer=0.15,
        ),
        species('rosewood', '#6b3420', '#45200f', '#160a06', rings=70, contrast=0.72, roughness=0.33, lacquer=0.3),
        species('ash-black', '#231f1d', '#1a1716', '#0d0b0b', contrast=0.4, roughness=0.38),
        species('floor-oak', '#c4ac88', '#a98b63', '#785c40', rings=75, contrast=0.35, pores=0.9, roughness=0.46),
    ]
)
