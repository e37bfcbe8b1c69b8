"""A slow pan over a picture and back, without end: blender -b --factory-startup --python film.py -- '<job as JSON>'"""

import json
import math
import sys

import bpy

FORMATS = {'webm': ('WEBM', 'WEBM'), 'mp4': ('MPEG4', 'H264')}


def main(picture, target, kind, width, height, travel, seconds, fps, kilobits):
    """picture: already in the size it is shown in, `travel` pixels wider than the film."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.fps = fps
    scene.frame_start, scene.frame_end = 1, seconds * fps
    strips = scene.sequence_editor_create().sequences
    strip = strips.new_image('picture', picture, 1, 1, fit_method='ORIGINAL')
    strip.frame_final_duration = scene.frame_end
    for frame in range(1, scene.frame_end + 1):
        strip.transform.offset_x = travel / 2 * math.cos(2 * math.pi * (frame - 1) / scene.frame_end)
        strip.transform.keyframe_insert('offset_x', frame=frame)
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
