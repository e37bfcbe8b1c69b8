"""Table lamps: opal mushroom, globe on a stand, ceramic body with a shade, metal dome."""
from furniture.lamp_parts import dome, drum_shade, globe, glow, mushroom
from kit.solids import disc_profile, smooth_profile, turned


def build(size, style='mushroom', metal='brass', base='marble', body='paint:#31565a', light=2.6):
    {'mushroom': opal_mushroom, 'globe': on_stand, 'ceramic': ceramic, 'dome': metal_dome}[style](size, metal, base, body, light)


def stem(radius, start, end, metal):
    turned([(radius * 2.2, start), (radius * 2.2, start + .005), (radius * 1.25, start + .011), (radius, start + .024),
            (radius, end), (1e-4, end)], metal, segments=64)


def opal_mushroom(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * .62, .034, .004), base, segments=128)
    stem(.0145, .034, size.height - radius * .36, metal)
    mushroom(radius, radius * .72, size.height, 'opal')
    glow((0, 0, size.height - radius * .6), light)


def on_stand(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * .72, .02, .005), base, segments=128)
    stem(.011, .02, size.height - 2 * radius + .015, metal)
    turned([(1e-4, -.02), (.03, -.015), (.045, .006), (.042, .016), (1e-4, .014)], metal, (0, 0, size.height - 2 * radius))
    globe(radius, size.height - radius, 'opal')
    glow((0, 0, size.height - radius), light)


def ceramic(size, metal, base, body, light):
    low = size.height * .50
    profile = [(1e-4, 0), (.052, 0), (.058, .005), (.088, .05), (.106, .11), (.098, .17), (.06, low - .055), (.03, low - .03),
               (.022, low - .012), (.022, low - .01), (1e-4, low - .01)]
    turned(smooth_profile(profile), body, segments=96, sharp_from=60)
    stem(.008, low - .012, size.height - .06, metal)
    drum_shade(size.width / 2, size.width * .36, low + .02, size.height, rim=metal)
    glow((0, 0, low + .11), light)


def metal_dome(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * .66, .016, .005), body, segments=128)
    stem(.009, .016, size.height - .05, metal)
    dome(radius, radius * .62, size.height - .02, body)
    turned([(.016, -.02), (.012, .0), (1e-4, .012)], metal, (0, 0, size.height - .012))
    glow((0, 0, size.height - radius * .62), light)
