"""A short way to write Blender's shader node graphs."""

import bpy


def colour(hex_code):
    """'#rrggbb' in sRGB as a linear RGBA tuple."""
    channels = [int(hex_code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (*linear, 1.0)


class Graph:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.connect(node.inputs[key], value)
        return node

    def connect(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def sub(self, a, b):
        return self.math('SUBTRACT', a, b)

    def mul(self, a, b):
        return self.math('MULTIPLY', a, b)

    def vector(self, operation, a, b=(0, 0, 0)):
        node = self.node('VectorMath', {0: a}, operation=operation)
        self.connect(node.inputs['Scale' if operation == 'SCALE' else 1], b)
        return node.outputs['Value' if operation in ('LENGTH', 'DOT_PRODUCT') else 0]

    def stretch(self, vector, factors):
        return self.vector('MULTIPLY', vector, factors)

    def mix(self, factor, a, b, mode='MIX'):
        return self.node('MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def ramp(self, factor, stops):
        node = self.node('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = value if isinstance(value, tuple) else (value, value, value, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3, roughness=0.5, distortion=0, output='Fac'):
        inputs = {
            'Vector': vector,
            'Scale': scale,
            'Detail': detail,
            'Roughness': roughness,
            'Distortion': distortion,
        }
        return self.node('TexNoise', inputs).outputs[output]

    def step(self, value, low, high):
        """A soft threshold: 0 below low, 1 above high."""
        inputs = {0: value, 1: low, 2: high}
        return self.node('MapRange', inputs, interpolation_type='SMOOTHSTEP').outputs[0]

    def bump(self, height, distance, strength=1.0):
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength}
        return self.node('Bump', inputs).outputs[0]

    def object_space(self):
        return self.node('TexCoord').outputs['Object']

    def board_space(self):
        """Object space moved by a different offset on every board, and that board's random number."""
        chance = self.node('ObjectInfo').outputs['Random']
        offset = self.node(
            'CombineXYZ', {0: self.mul(chance, 37.0), 1: self.mul(chance, 3.0), 2: self.mul(chance, 11.3)}
        ).outputs[0]
        return self.vector('ADD', self.object_space(), offset), chance

    def principled(self, **inputs):
        named = {key.replace('_', ' '): value for key, value in inputs.items()}
        return self.finish(self.node('BsdfPrincipled', named).outputs[0])

    def finish(self, shader):
        self.connect(self.output.inputs[0], shader)
        return self.material
