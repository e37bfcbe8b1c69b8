"""Standing lamps: tripod, arc, and reading lamp."""
import math

from furniture.lamp_parts import dome, drum_shade, glow
from kit.solids import disc_profile, leg, placed, rod, tube, turned
from kit.sweep import curve


def build(size, style='tripod', wood='teak', metal='brass', shade='black-steel', light=9.0):
    {'tripod': tripod, 'arc': arc, 'reading': reading}[style](size, wood, metal, shade, light)


def tripod(size, wood, metal, shade, light):
    joint, radius = size.height - .42, size.width / 2
    for index in range(3):
        a = math.radians(90 + 120 * index)
        leg((.028 * math.cos(a), .028 * math.sin(a), joint), (radius * .92 * math.cos(a), radius * .92 * math.sin(a), 0), .015, .010, wood, metal)
    turned([(1e-4, joint - .03), (.042, joint - .02), (.046, joint), (.03, joint + .025), (.011, joint + .04), (.009, size.height - .10), (1e-4, size.height - .10)], metal)
    low = size.height - .32
    drum_shade(radius * .95, radius * .72, low, size.height, rim=metal)
    glow((0, 0, low + .14), light)


def arc(size, wood, metal, shade, light):
    radius, foot = .17, -size.width / 2 + .15
    base = turned(disc_profile(.15, .07, .006), 'marble', segments=96)
    base.location.x = foot
    reach, top = size.width / 2 - radius, size.height
    rise = top - .75
    bow = [(foot + (reach - foot) * (1 - math.cos(a)) / 2, 0, .75 + rise * math.sin(a)) for a in (math.pi * .88 * k / 40 for k in range(41))]
    reach, end = bow[-1][0], bow[-1][2]
    path = [(foot, 0, .06), *bow]
    tube(path, .0105, metal)
    placed(lambda: dome(radius, .15, .15, metal), (reach, 0, end - .17))
    rod((reach, 0, end - .03), (reach, 0, end + .01), .016, metal)
    glow((reach, 0, end - .22), light)


def reading(size, wood, metal, shade, light):
    radius, x = .13, -size.width / 2 + .14
    base = turned(disc_profile(.13, .022, .006), shade, segments=96)
    base.location.x = x
    high = size.height - .10
    rod((x, 0, .02), (x, 0, high), .0085, metal)
    head = (size.width / 2 - .12, 0, size.height - .16)
    tube(curve([(x, 0, high - .06), (x + .03, 0, high + .03), (x + .14, 0, high + .06), (head[0] - .03, 0, head[2] + .10)], 10), .0065, metal)
    turned([(1e-4, high - .09), (.014, high - .085), (.014, high - .02), (1e-4, high - .015)], metal, (x, 0, 0))
    profile = [(.028, .13), (.034, .10), (.05, .06), (radius * .8, 0), (radius, -.055), (radius - .004, -.056), (radius * .78, -.004), (.044, .054)]
    turned(profile, shade, head, (0, math.radians(-18), 0), segments=96)
    turned([(1e-4, .03), (.05, .02), (.055, .0), (1e-4, -.02)], 'opal', head, (0, math.radians(-18), 0))
    turned([(1e-4, .15), (.024, .148), (.030, .128), (1e-4, .125)], metal, head, (0, math.radians(-18), 0))
    glow((head[0] + .01, 0, head[2] - .06), light * .7)
