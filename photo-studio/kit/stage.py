"""The empty Blender scene: render settings, lights and the camera."""

import math

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import materials
from kit.solids import link


def empty_stage():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    settings = {
        'use_denoising': False,
        'device': 'CPU',
        'use_auto_tile': False,
        'filter_width': 1.3,
        'max_bounces': 5,
        'diffuse_bounces': 2,
        'glossy_bounces': 3,
        'transmission_bounces': 3,
        'transparent_max_bounces': 8,
        'caustics_reflective': False,
        'caustics_refractive': False,
        'blur_glossy': 0.6,
        'sample_clamp_indirect': 4,
        'use_adaptive_sampling': True,
        'adaptive_threshold': 0.03,
        'adaptive_min_samples': 6,
    }
    for key, value in settings.items():
        setattr(scene.cycles, key, value)


def exposure(stops):
    bpy.context.scene.view_settings.exposure = stops


def world_light(tint, strength):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = tint
    background.inputs[1].default_value = strength


def _light(kind, at, energy, tint):
    data = bpy.data.lights.new(kind, kind)
    data.energy, data.color = energy, tint
    item = link(bpy.data.objects.new(kind, data))
    item.location = at
    return item


def aim(item, at, target):
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def softbox(at, target, width, energy, tint, height=None):
    item = _light('AREA', at, energy, tint)
    item.data.size = width
    if height:
        item.data.shape, item.data.size_y = 'RECTANGLE', height
    aim(item, at, target)
    return item


def bulb(at, energy, radius=0.05, tint=(1, 0.72, 0.42)):
    item = _light('POINT', at, energy, tint)
    item.data.shadow_soft_size = radius
    return item


def sun(direction, energy, angle, tint):
    item = _light('SUN', (0, 0, 5), energy, tint)
    item.data.angle = math.radians(angle)
    item.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def camera(at, target, lens, f_stop=None, focus=None):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start = lens, 0.05
    item = link(bpy.data.objects.new('camera', data))
    aim(item, at, target)
    if f_stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, f_stop
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.scene.camera = item
    return item


def corners(items):
    """Points of the evaluated shapes that decide how large the piece looks."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for item in items:
        shape = item.evaluated_get(graph).to_mesh()
        flat = numpy.empty(len(shape.vertices) * 3, numpy.float32)
        shape.vertices.foreach_get('co', flat)
        flat = flat.reshape(-1, 3)
        extremes = {int(i) for axis in flat.T for i in (axis.argmin(), axis.argmax())}
        for signs in ((1, 1, 1), (1, 1, -1), (1, -1, 1), (-1, 1, 1)):
            along = flat @ numpy.array(signs, numpy.float32)
            extremes |= {int(along.argmin()), int(along.argmax())}
        points += [item.matrix_world @ Vector(flat[i]) for i in extremes]
    return points


def seen_limits(points):
    """What the points take up of the picture: (low x, y), (high x, y) as shares from its lower left, and their depth."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, p) for p in points]
    low, high = ([limit(p[i] for p in seen) for i in (0, 1)] for limit in (min, max))
    return low, high, sum(p.z for p in seen) / len(seen)


def frame(items, fill=0.78, lift=0.0):
    """Moves the camera along its axis and shifts the lens until the items fill that share; gives back their limits."""
    scene, lens = bpy.context.scene, bpy.context.scene.camera
    size = (scene.render.resolution_x, scene.render.resolution_y)
    points = corners(items)
    for _ in range(6):
        low, high, distance = seen_limits(points)
        largest = max(high[0] - low[0], high[1] - low[1])
        lens.data.shift_x += ((low[0] + high[0]) / 2 - 0.5) * size[0] / max(size)
        lens.data.shift_y += ((low[1] + high[1]) / 2 - 0.5 + lift) * size[1] / max(size)
        forward = lens.matrix_world.to_quaternion() @ Vector((0, 0, -1))
        lens.location += forward * distance * (1 - largest / fill)
    return seen_limits(points)[:2]


def only_mirrored(item):
    """Nothing but reflections sees it."""
    item.visible_camera = item.visible_diffuse = item.visible_shadow = item.visible_transmission = False
