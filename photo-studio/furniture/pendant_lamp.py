"""Pendant lamps on their cable: dome, globe, and stacked shades."""
from furniture.lamp_parts import dome, globe, glow
from kit.solids import placed, rod, turned

HANGS_AT = 1.35


def build(size, style='dome', shade='paint:#b5532c', metal='brass', drop=.55, light=3.5):
    def lamp():
        {'dome': hanging_dome, 'globe': hanging_globe, 'stacked': stacked}[style](size, shade, metal, light)
        rod((0, 0, size.height - .01), (0, 0, size.height + drop), .0028, 'black-steel')
    placed(lamp, (0, 0, HANGS_AT))


def cap(top, metal, radius=.026):
    turned([(radius * 1.5, -.075), (radius * 1.2, -.07), (radius, -.06), (radius, -.012), (radius * .6, 0), (1e-4, .002)], metal, (0, 0, top))


def hanging_dome(size, shade, metal, light):
    cap(size.height, metal)
    dome(size.width / 2, size.height - .085, size.height - .06, shade)
    glow((0, 0, .05), light)


def hanging_globe(size, shade, metal, light):
    cap(size.height, metal, .034)
    globe(size.width / 2, size.width / 2, 'opal')
    glow((0, 0, size.width / 2), light)


def stacked(size, shade, metal, light):
    """Three nested shells that hide the bulb."""
    cap(size.height, metal)
    radius, high = size.width / 2, size.height - .05
    for share, low, tall in ((1.0, .30, .50), (.62, .13, .34), (.34, 0, .24)):
        placed(lambda s=share, t=tall: dome(radius * s, high * t, high * t, shade), (0, 0, high * low))
    for index in range(3):
        placed(lambda: rod((radius * .25, 0, .05), (radius * .04, 0, high * .95), .003, metal), (0, 0, 0), 2.0944 * index)
    glow((0, 0, high * .22), light)
