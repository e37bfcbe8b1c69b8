"""Renders the scene twice with half the samples and lets the denoiser compare the halves."""

import ctypes
import os
import shutil
import tempfile

import bpy
import numpy

PASSES = {
    'picture': 'Image',
    'direct': 'DiffDir',
    'indirect': 'DiffInd',
    'colour': 'DiffCol',
    'normal': 'Denoising Normal',
}
GRAIN = 0.10
PAPER = 20  # per cent of the full size
PAPER_SAMPLES = 1.5  # times those of the piece: the paper is small, and what is left of its noise is enlarged
MARGIN = 0.045
FADE = 32


def render(target, samples, denoiser=None, subject=None):
    """subject: the limits of what deserves all pixels; the even paper around it is rendered smaller."""
    scene = bpy.context.scene
    if not denoiser:
        scene.cycles.samples = samples
        return save(half(scene, 0, ['picture'])['picture'], target)
    each = max(1, samples // 2)
    scene.cycles.samples = each
    library = ctypes.CDLL(os.path.abspath(denoiser))
    if not subject:
        return save(clean(scene, library), target)
    scene.render.resolution_percentage = PAPER
    scene.cycles.samples = round(each * PAPER_SAMPLES)
    paper = enlarged(clean(scene, library), scene.render.resolution_x, scene.render.resolution_y)
    scene.render.resolution_percentage = 100
    scene.cycles.samples = each
    save(inset(paper, *clean_part(scene, library, subject)), target)


def clean(scene, library):
    return denoised(*(half(scene, seed, list(PASSES)) for seed in (0, 1)), library)


def clean_part(scene, library, subject):
    """The part of the picture around the subject, and its left and lower edge in pixels."""
    size = (scene.render.resolution_x, scene.render.resolution_y)
    low = [max(0, int((share - MARGIN) * pixels)) for share, pixels in zip(subject[0], size)]
    high = [min(pixels, int((share + MARGIN) * pixels)) for share, pixels in zip(subject[1], size)]
    border = scene.render
    border.use_border = border.use_crop_to_border = True
    border.border_min_x, border.border_min_y = (edge / pixels for edge, pixels in zip(low, size))
    border.border_max_x, border.border_max_y = (edge / pixels for edge, pixels in zip(high, size))
    return clean(scene, library), low


def enlarged(image, width, height):
    """Linear interpolation: enough for paper without detail."""
    for axis, length in ((0, height), (1, width)):
        old = image.shape[axis]
        place = numpy.clip((numpy.arange(length) + 0.5) * old / length - 0.5, 0, old - 1)
        first = numpy.minimum(place.astype(int), old - 2)
        share = (place - first).astype(numpy.float32).reshape([-1 if i == axis else 1 for i in range(3)])
        image = numpy.take(image, first, axis) * (1 - share) + numpy.take(image, first + 1, axis) * share
    return image


def inset(paper, part, corner):
    """Lays the part into the paper; the seam fades over a few pixels, except at the picture's own edge."""
    height, width, _ = part.shape
    x, y = corner
    fades = []
    for start, length, whole in ((y, height, paper.shape[0]), (x, width, paper.shape[1])):
        ramp = numpy.ones(length, numpy.float32)
        slope = (numpy.arange(FADE) + 0.5) / FADE
        if start > 0:
            ramp[:FADE] = slope
        if start + length < whole:
            ramp[-FADE:] = slope[::-1]
        fades.append(ramp)
    share = (fades[0][:, None] * fades[1][None, :])[:, :, None]
    below = paper[y : y + height, x : x + width]
    paper[y : y + height, x : x + width] = part * share + below * (1 - share)
    return paper


def half(scene, seed, wanted):
    folder = tempfile.mkdtemp()
    scene.cycles.seed = seed
    record(scene, wanted, folder)
    bpy.ops.render.render()
    buffers = {name: load(f'{folder}/{name}{scene.frame_current:04d}.exr') for name in wanted}
    shutil.rmtree(folder)
    return buffers


def record(scene, wanted, folder):
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color'):
        setattr(layer, 'use_pass_' + name, len(wanted) > 1)
    layer.cycles.denoising_store_passes = len(wanted) > 1
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.format.color_mode, output.format.exr_codec = 'RGB', 'NONE'
    output.file_slots.clear()
    for name in wanted:
        output.file_slots.new(name)
        tree.links.new(layers.outputs[PASSES[name]], output.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = numpy.empty(width * height * image.channels, numpy.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, -1)[:, :, :3].copy()


def denoised(first, second, library):
    """Light on matt surfaces is smoothed apart from their colour, so grain and weave stay sharp."""
    colour = (first['colour'] + second['colour']) / 2
    features = numpy.concatenate([colour, (first['normal'] + second['normal']) / 2], 2)
    light = [h['direct'] + h['indirect'] for h in (first, second)]
    gloss = [h['picture'] - l * h['colour'] for h, l in zip((first, second), light)]
    smooth_light = smoothed(library, *light, features, [3, 3, 3, 25, 25, 25], 6, 0.55)
    smooth_gloss = smoothed(library, *gloss, features, [60, 60, 60, 25, 25, 25], 5, 0.45)
    result = smooth_light * colour + smooth_gloss
    noisy = (first['picture'] + second['picture']) / 2
    return numpy.maximum(result * (1 - GRAIN) + numpy.minimum(noisy, result * 2 + 0.02) * GRAIN, 0)


def smoothed(library, a, b, features, weights, radius, strength):
    """Each half is averaged with weights taken from the other, so noise cannot vouch for itself."""
    variance = blurred((a - b) ** 2 / 2, 2)
    return (
        means(library, b, variance, a, features, weights, radius, strength)
        + means(library, a, variance, b, features, weights, radius, strength)
    ) / 2


def means(library, guide, variance, source, features, weights, radius, strength):
    height, width, _ = guide.shape
    planar = [
        numpy.ascontiguousarray(image.transpose(2, 0, 1), numpy.float32)
        for image in (guide, variance, source, features)
    ]
    weights = numpy.array(weights, numpy.float32)
    result = numpy.empty((3, height, width), numpy.float32)
    at = [x.ctypes.data_as(ctypes.c_void_p) for x in (*planar, weights, result)]
    library.non_local_means(
        *at[:4], features.shape[2], at[4], width, height, radius, 2, ctypes.c_float(strength), at[5]
    )
    return result.transpose(1, 2, 0)


def blurred(image, radius):
    size = 2 * radius + 1
    for axis in (0, 1):
        padding = [(radius, radius) if i == axis else (0, 0) for i in range(3)]
        sums = numpy.cumsum(numpy.pad(image, padding, mode='edge'), axis, numpy.float64)
        sums = numpy.insert(sums, 0, 0, axis)
        end = numpy.take(sums, range(size, sums.shape[axis]), axis)
        image = ((end - numpy.take(sums, range(sums.shape[axis] - size), axis)) / size).astype(numpy.float32)
    return image


def save(pixels, target):
    height, width, _ = pixels.shape
    scene = bpy.context.scene
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    opaque = numpy.ones((height, width, 4), numpy.float32)
    opaque[:, :, :3] = pixels
    image.pixels.foreach_set(opaque.ravel())
    image.update()
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    image.save_render(target, scene=scene)
