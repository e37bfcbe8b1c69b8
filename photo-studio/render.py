"""Renders one shot: blender -b --factory-startup --python render.py -- '<recipe as JSON>' <picture.png>"""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

from furniture import builder  # noqa: E402
from kit import picture, stage  # noqa: E402
from sets import scenes, studio  # noqa: E402


def main(recipe, target):
    started = time.time()
    stage.empty_stage()
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = recipe['width'], recipe['height']
    subject = None
    if 'scene' in recipe:
        scenes.build(recipe['scene'])
    else:
        subject = studio.shoot(builder(recipe), recipe['view'], **recipe.get('studio', {}))
    built = time.time()
    picture.render(target, recipe['samples'], recipe.get('denoiser'), subject)
    print(f'built in {built - started:.1f} s, rendered in {time.time() - built:.1f} s', flush=True)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    try:
        main(json.loads(arguments[0]), arguments[1])
    except Exception as error:
        print(f'{type(error).__name__}: {error}', file=sys.stderr)
        raise SystemExit(1) from error
