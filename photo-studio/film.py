"""A slow approach to a picture and back, without end: blender -b --factory-startup --python film.py -- '<job as JSON>'"""

import json
import math
import sys

import bpy

FORMATS = {'webm': ('WEBM', 'WEBM'), 'mp4': ('MPEG4', 'H264')}


def main(picture, target, kind, width, height, approach, towards, seconds, fps, kilobits):
    """picture: as wide as the film where it is nearest; the first frame shows all of it.
    approach: by how much it grows, 0.08 for a twelfth; towards: what stays where it is, from the left top, 0 to 1."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.fps = fps
    scene.frame_start, scene.frame_end = 1, seconds * fps
    strips = scene.sequence_editor_create().sequences
    strip = strips.new_image('picture', picture, 1, 1, fit_method='ORIGINAL')
    strip.frame_final_duration = scene.frame_end
    x, y = towards
    for frame in range(1, scene.frame_end + 1):
        growth = approach * (1 - math.cos(2 * math.pi * (frame - 1) / scene.frame_end)) / 2
        strip.transform.scale_x = strip.transform.scale_y = (1 + growth) / (1 + approach)
        strip.transform.offset_x, strip.transform.offset_y = (0.5 - x) * width * growth, (y - 0.5) * height * growth
        for moved in ('scale_x', 'scale_y', 'offset_x', 'offset_y'):
            strip.transform.keyframe_insert(moved, frame=frame)
    encode(render, kind, kilobits, fps)
    render.filepath = target
    bpy.ops.render.render(animation=True)


def encode(render, kind, kilobits, fps):
    render.image_settings.file_format = 'FFMPEG'
    film = render.ffmpeg
    film.format, film.codec = FORMATS[kind]
    film.constant_rate_factor = 'NONE'
    film.ffmpeg_preset = 'GOOD'
    film.video_bitrate, film.maxrate, film.minrate = kilobits, kilobits * 2, 0
    film.buffersize, film.gopsize = kilobits * 2, fps * 4
    film.audio_codec = 'NONE'


if __name__ == '__main__':
    main(**json.loads(sys.argv[sys.argv.index('--') + 1]))
