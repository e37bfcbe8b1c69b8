"""Table lamps: opal mushroom, globe on a stand, ceramic body with a shade, metal dome."""

from furniture.lamp_parts import dome, drum_shade, globe, glow, mushroom
from kit.solids import disc_profile, smooth_profile, turned


def build(size, style='mushroom', metal='brass', base='marble', body='paint:#31565a', light=2.6):
    {'mushroom': opal_mushroom, 'globe': on_stand, 'ceramic': ceramic, 'dome': metal_dome}[style](
        size, metal, base, body, light
    )


def stem(radius, start, end, metal):
    turned(
        [
            (radius * 2.2, start),
            (radius * 2.2, start + 0.005),
            (radius * 1.25, start + 0.011),
            (radius, start + 0.024),
            (radius, end),
            (1e-4, end),
        ],
        metal,
        segments=64,
    )


def opal_mushroom(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * 0.62, 0.034, 0.004), base, segments=128)
    stem(0.0145, 0.034, size.height - radius * 0.36, metal)
    mushroom(radius, radius * 0.72, size.height, 'opal')
    glow((0, 0, size.height - radius * 0.6), light)


def on_stand(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * 0.72, 0.02, 0.005), base, segments=128)
    stem(0.011, 0.02, size.height - 2 * radius + 0.015, metal)
    turned(
        [(1e-4, -0.02), (0.03, -0.015), (0.045, 0.006), (0.042, 0.016), (1e-4, 0.014)],
        metal,
        (0, 0, size.height - 2 * radius),
    )
    globe(radius, size.height - radius, 'opal')
    glow((0, 0, size.height - radius), light)


def ceramic(size, metal, base, body, light):
    low = size.height * 0.50
    profile = [
        (1e-4, 0),
        (0.052, 0),
        (0.058, 0.005),
        (0.088, 0.05),
        (0.106, 0.11),
        (0.098, 0.17),
        (0.06, low - 0.055),
        (0.03, low - 0.03),
        (0.022, low - 0.012),
        (0.022, low - 0.01),
        (1e-4, low - 0.01),
    ]
    turned(smooth_profile(profile), body, segments=96, sharp_from=60)
    stem(0.008, low - 0.012, size.height - 0.06, metal)
    drum_shade(size.width / 2, size.width * 0.36, low + 0.02, size.height, rim=metal)
    glow((0, 0, low + 0.11), light)


def metal_dome(size, metal, base, body, light):
    radius = size.width / 2
    turned(disc_profile(radius * 0.66, 0.016, 0.005), body, segments=128)
    stem(0.009, 0.016, size.height - 0.05, metal)
    dome(radius, radius * 0.62, size.height - 0.02, body)
    turned([(0.016, -0.02), (0.012, 0.0), (1e-4, 0.012)], metal, (0, 0, size.height - 0.012))
    glow((0, 0, size.height - radius * 0.62), light)
