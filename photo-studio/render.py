"""Renders shots: blender -b --factory-startup --python render.py

Reads a line of JSON for each shot, {"recipe": …, "target": "picture.png"}, and answers with a line that begins with
ANSWER. One Blender serves many shots: starting it costs two seconds of processor time, loading its kernels more.
"""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

from furniture import builder  # noqa: E402
from kit import picture, stage  # noqa: E402
from sets import scenes, studio  # noqa: E402


ANSWER = 'studio: '


def shoot(recipe, target):
    started = time.process_time()
    stage.empty_stage()
    render = bpy.context.scene.render
    share = recipe.get('share', 1)
    render.resolution_x, render.resolution_y = (round(recipe[side] * share) for side in ('width', 'height'))
    subject = None
    if 'scene' in recipe:
        scenes.build(recipe['scene'])
    else:
        subject = studio.shoot(builder(recipe), recipe['view'], **recipe.get('studio', {}))
    picture.render(target, recipe['samples'], recipe.get('denoiser'), subject)
    return {'seconds': round(time.process_time() - started, 1)}


def answer(line):
    try:
        return shoot(**json.loads(line))
    except Exception as error:
        return {'error': f'{type(error).__name__}: {error}'}


if __name__ == '__main__':
    for line in sys.stdin:
        print(ANSWER + json.dumps(answer(line)), flush=True)
