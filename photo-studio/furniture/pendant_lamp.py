"""Pendant lamps on their cable: dome, globe, and stacked shades."""

from furniture.lamp_parts import dome, globe, glow
from kit.solids import placed, rod, turned

HANGS_AT = 1.35


def build(size, style='dome', shade='paint:#b5532c', metal='brass', drop=0.55, light=3.5):
    def lamp():
        {'dome': hanging_dome, 'globe': hanging_globe, 'stacked': stacked}[style](size, shade, metal, light)
        rod((0, 0, size.height - 0.01), (0, 0, size.height + drop), 0.0028, 'black-steel')

    placed(lamp, (0, 0, HANGS_AT))


def cap(top, metal, radius=0.026):
    turned(
        [
            (radius * 1.5, -0.075),
            (radius * 1.2, -0.07),
            (radius, -0.06),
            (radius, -0.012),
            (radius * 0.6, 0),
            (1e-4, 0.002),
        ],
        metal,
        (0, 0, top),
    )


def hanging_dome(size, shade, metal, light):
    cap(size.height, metal)
    dome(size.width / 2, size.height - 0.085, size.height - 0.06, shade)
    glow((0, 0, 0.05), light)


def hanging_globe(size, shade, metal, light):
    cap(size.height, metal, 0.034)
    globe(size.width / 2, size.width / 2, 'opal')
    glow((0, 0, size.width / 2), light)


def stacked(size, shade, metal, light):
    """Three nested shells that hide the bulb."""
    cap(size.height, metal)
    radius, high = size.width / 2, size.height - 0.05
    for share, low, tall in ((1.0, 0.30, 0.50), (0.62, 0.13, 0.34), (0.34, 0, 0.24)):
        placed(lambda s=share, t=tall: dome(radius * s, high * t, high * t, shade), (0, 0, high * low))
    for index in range(3):
        placed(
            lambda: rod((radius * 0.25, 0, 0.05), (radius * 0.04, 0, high * 0.95), 0.003, metal),
            (0, 0, 0),
            2.0944 * index,
        )
    glow((0, 0, high * 0.22), light)
