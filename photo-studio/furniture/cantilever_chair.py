"""Cantilever chair of bent steel tube with a caned or padded seat and back."""
from kit.solids import rod, rounded, tube
from kit.upholstery import Pad, pad
from kit.weave import caned_frame

TUBE = .0115
SEAT = .455


def build(size, wood='beech', metal='chrome', cover='cane', arms=False):
    half = size.width / 2 - .012 - (.03 if arms else 0)
    front, back = -size.depth / 2 + .02, size.depth / 2 - .06
    side = [(back + .055, size.height - .03), (back - .02, SEAT), (front, SEAT - .01), (front, .012), (back, .012)]
    left = [(-half, y, z) for y, z in side]
    right = [(half, y, z) for y, z in reversed(side)]
    tube(rounded(left + right, .06, 12), TUBE, metal)
    if arms:
        for x in (-half - .028, half + .028):
            inner = x * half / abs(x)
            path = [(inner, back + .01, .60), (x, back - .03, .655), (x, front + .04, .655), (x, front + .012, .47), (inner, front + .03, SEAT)]
            tube(rounded(path, .06), TUBE, metal)
            rod((x, back - .09, .672), (x, front + .10, .672), .014, wood)
    width = 2 * half + .024
    seat = seat_plane(front, back)
    rest = back_plane(width, back)
    if cover == 'cane':
        caned_frame(width, .44, .042, .026, wood, seat)
        caned_frame(width, .27, .036, .022, wood, rest, .045)
    else:
        pad((0, (front + back) / 2 - .01, SEAT + .006), (width, .45, .04), cover, Pad(corner=.05, edge=.02, crown=.012, piping=cover))
        pad((0, back + .005, size.height - .29), (width, .26, .03), cover, Pad(corner=.04, edge=.015, crown=.012, piping=cover), (1.44, 0, 0))


def seat_plane(front, back):
    """Slightly dished over its depth."""
    middle = (front + back) / 2
    return lambda x, y, z: (x, y + middle - .02, SEAT + .015 + z + .012 * (y / .22) ** 2)


def back_plane(width, back):
    """Curved in plan and leaning."""
    def place(x, y, z):
        hollow = .045 * (1 - (x / (width / 2)) ** 2)
        return x, back - .04 + (y + .145) * .13 + hollow - z, .665 + y
    return place
