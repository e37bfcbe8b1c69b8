"""Glass that lets shadow rays through (no caustics needed), and opal glass lit from inside."""

from functools import partial

from kit.graph import Graph, colour


def pane(name, tint, mirror=0.8):
    """Thin glass: tinted see-through with a mirror on top that grows towards grazing angles; it casts no mirror shadow."""
    graph = Graph(name)
    through = graph.node('BsdfTransparent', {'Color': colour(tint)}).outputs[0]
    gloss = graph.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.0}).outputs[0]
    fresnel = graph.mul(graph.node('Fresnel', {'IOR': 1.5}).outputs[0], mirror)
    seen = graph.sub(1.0, graph.node('LightPath').outputs['Is Shadow Ray'])
    return graph.finish(graph.node('MixShader', {0: graph.mul(fresnel, seen), 1: through, 2: gloss}).outputs[0])


def opal(name, tint, strength):
    """A glowing shade: brightest where one looks through it squarely and near the bulb, darker at its rim."""
    graph = Graph(name)
    facing = graph.node('LayerWeight', {'Blend': 0.3}).outputs['Facing']
    height = graph.node('SeparateXYZ', {0: graph.node('TexCoord').outputs['Generated']}).outputs[2]
    bulb = graph.sub(1.0, graph.mul(graph.math('ABSOLUTE', graph.sub(height, 0.35)), 0.75))
    glow = graph.mul(graph.mul(graph.sub(1.08, graph.mul(facing, 0.95)), bulb), strength)
    light = graph.node('Emission', {'Color': colour(tint), 'Strength': glow}).outputs[0]
    skin = graph.node('BsdfPrincipled', {'Base Color': colour('#d8d0c2'), 'Roughness': 0.1}).outputs[0]
    graph.material.cycles.sample_as_light = False
    return graph.finish(graph.node('AddShader', {0: light, 1: skin}).outputs[0])


def shade(name, tint, strength):
    """A woven lamp shade, lit from inside."""
    graph = Graph(name)
    height = graph.node('SeparateXYZ', {0: graph.node('TexCoord').outputs['Generated']}).outputs[2]
    bulb = graph.sub(1.0, graph.mul(graph.math('ABSOLUTE', graph.sub(height, 0.45)), 0.9))
    thread = graph.noise(graph.stretch(graph.object_space(), (90, 90, 900)), 1, 2)
    glow = graph.mul(graph.mul(bulb, strength), graph.add(0.8, graph.mul(thread, 0.4)))
    light = graph.node('Emission', {'Color': colour(tint), 'Strength': glow}).outputs[0]
    cloth = graph.node('BsdfPrincipled', {'Base Color': colour('#cfc3ad'), 'Roughness': 0.9}).outputs[0]
    graph.material.cycles.sample_as_light = False
    return graph.finish(graph.node('AddShader', {0: light, 1: cloth}).outputs[0])


MATERIALS = {
    'glass-clear': partial(pane, 'glass-clear', '#f4f8f6'),
    'glass-smoked': partial(pane, 'glass-smoked', '#b8aa9c', 1.1),
    'opal': partial(opal, 'opal', '#ffe0b8', 0.85),
    'opal-dim': partial(opal, 'opal-dim', '#ffe2bd', 0.34),
    'shade-linen': partial(shade, 'shade-linen', '#ffd9a0', 0.62),
}
