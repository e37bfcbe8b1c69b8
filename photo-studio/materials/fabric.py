"""Upholstery cloth: velvet, bouclé, linen and wool."""

from kit.graph import Graph, colour

VELVETS = {
    'forest': ('#0f3d33', '#5fa48f'),
    'petrol': ('#0f3a44', '#5f9fae'),
    'rust': ('#6a2c17', '#d08a63'),
    'mustard': ('#7a5410', '#dcb45c'),
    'night': ('#141d3a', '#6c7cb4'),
    'rose': ('#7b3f41', '#d9a09c'),
    'moss': ('#3c401b', '#9a9f63'),
    'aubergine': ('#3a1730', '#a2729a'),
}
BOUCLES = {
    'cream': ('#e8e0d2', '#b9ad99'),
    'sand': ('#cdb796', '#93795a'),
    'graphite': ('#55534f', '#2a2927'),
    'moss': ('#7c8162', '#4a4e36'),
}
LINENS = {
    'natural': ('#cfc6b4', '#a79c87'),
    'white': ('#ebe6dc', '#cfc8ba'),
    'oat': ('#b9a98b', '#8d7d60'),
    'slate': ('#6a7276', '#454c50'),
    'terracotta': ('#b0694a', '#7d4129'),
    'sage': ('#8d9a83', '#646f5b'),
    'ochre': ('#c0913f', '#8e6522'),
    'denim': ('#4a6076', '#2c3c4d'),
    'charcoal': ('#47453f', '#292823'),
    'ukraine-blue': ('#2f63a8', '#1f4479'),
    'ukraine-yellow': ('#e0b32f', '#b3851a'),
}


def velvet(name):
    """Pile that lies this way and that: dark when looked into, bright towards its rims."""
    base, sheen = (colour(code) for code in VELVETS[name])
    lifted = (*(min(1, c * 1.75) for c in base[:3]), 1)
    graph = Graph('velvet ' + name)
    space = graph.object_space()
    nap = graph.noise(graph.stretch(space, (1, 1, 0.6)), 5.5, 3, 0.55, 1.2)
    brushed = graph.step(nap, 0.38, 0.66)
    pile = graph.noise(space, 900, 1, 0.6)
    normal = graph.bump(graph.add(pile, graph.mul(nap, 6)), 0.0006, 0.6)
    rim = graph.math('POWER', graph.node('LayerWeight', {'Blend': 0.38, 'Normal': normal}).outputs['Facing'], 1.7)
    core = graph.mix(graph.mul(pile, 0.35), graph.mix(brushed, base, lifted), (0, 0, 0, 1))
    ground = graph.node('BsdfDiffuse', {'Color': core, 'Roughness': 1.0, 'Normal': normal}).outputs[0]
    tips = graph.node('BsdfVelvet', {'Color': sheen, 'Sigma': 0.55, 'Normal': normal}).outputs[0]
    share = graph.math('ADD', graph.mul(rim, 0.62), graph.mul(brushed, 0.10), clamp=True)
    return graph.finish(graph.node('MixShader', {0: share, 1: ground, 2: tips}).outputs[0])


def boucle(name):
    """Loops of yarn: smooth cells whose valleys are shaded."""
    base, shade = (colour(code) for code in BOUCLES[name])
    graph = Graph('boucle ' + name)
    space = graph.object_space()
    jitter = graph.vector('SUBTRACT', graph.noise(space, 91, 1, output='Color'), (0.5, 0.5, 0.5))
    warped = graph.vector('ADD', space, graph.vector('SCALE', jitter, 0.012))
    loops = graph.node('TexVoronoi', {'Vector': warped, 'Scale': 260.0}, feature='F1').outputs['Distance']
    body = graph.mix(graph.step(loops, 0.2, 0.75), base, shade)
    return graph.principled(
        Base_Color=body,
        Roughness=0.95,
        Specular=0.1,
        Sheen=0.6,
        Sheen_Tint=0.3,
        Normal=graph.bump(graph.sub(0.0, loops), 0.006, 0.9),
    )


def linen(name):
    """Plain weave with slubs: thread noise stretched along both directions."""
    base, dark = (colour(code) for code in LINENS[name])
    graph = Graph('linen ' + name)
    space = graph.object_space()
    warp = graph.noise(graph.stretch(space, (40, 700, 700)), 1, 2, 0.6)
    weft = graph.noise(graph.stretch(space, (700, 40, 40)), 1, 2, 0.6)
    thread = graph.mul(graph.add(warp, weft), 0.5)
    cloud = graph.noise(space, 9, 3, 0.6)
    body = graph.mix(graph.step(graph.add(thread, graph.mul(graph.sub(cloud, 0.5), 0.2)), 0.36, 0.64), dark, base)
    return graph.principled(
        Base_Color=body, Roughness=0.92, Specular=0.12, Sheen=0.35, Normal=graph.bump(thread, 0.0012, 0.7)
    )
