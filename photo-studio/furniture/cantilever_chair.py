"""Cantilever chair of bent steel tube with a caned or padded seat and back."""

from kit.solids import rod, rounded, tube
from kit.upholstery import Pad, pad
from kit.weave import caned_frame

TUBE = 0.0115
SEAT = 0.455


def build(size, wood='beech', metal='chrome', cover='cane', arms=False):
    half = size.width / 2 - 0.012 - (0.03 if arms else 0)
    front, back = -size.depth / 2 + 0.02, size.depth / 2 - 0.06
    side = [
        (back + 0.055, size.height - 0.03),
        (back - 0.02, SEAT),
        (front, SEAT - 0.01),
        (front, 0.012),
        (back, 0.012),
    ]
    left = [(-half, y, z) for y, z in side]
    right = [(half, y, z) for y, z in reversed(side)]
    tube(rounded(left + right, 0.06, 12), TUBE, metal)
    if arms:
        for x in (-half - 0.028, half + 0.028):
            inner = x * half / abs(x)
            path = [
                (inner, back + 0.01, 0.60),
                (x, back - 0.03, 0.655),
                (x, front + 0.04, 0.655),
                (x, front + 0.012, 0.47),
                (inner, front + 0.03, SEAT),
            ]
            tube(rounded(path, 0.06), TUBE, metal)
            rod((x, back - 0.09, 0.672), (x, front + 0.10, 0.672), 0.014, wood)
    width = 2 * half + 0.024
    seat = seat_plane(front, back)
    rest = back_plane(width, back)
    if cover == 'cane':
        caned_frame(width, 0.44, 0.042, 0.026, wood, seat)
        caned_frame(width, 0.27, 0.036, 0.022, wood, rest, 0.045)
    else:
        pad(
            (0, (front + back) / 2 - 0.01, SEAT + 0.006),
            (width, 0.45, 0.04),
            cover,
            Pad(corner=0.05, edge=0.02, crown=0.012, piping=cover),
        )
        pad(
            (0, back + 0.03, size.height - 0.16),
            (width, 0.26, 0.03),
            cover,
            Pad(corner=0.04, edge=0.015, crown=0.012, piping=cover),
            (1.44, 0, 0),
        )


def seat_plane(front, back):
    """Slightly dished over its depth."""
    middle = (front + back) / 2
    return lambda x, y, z: (x, y + middle - 0.02, SEAT + 0.015 + z + 0.012 * (y / 0.22) ** 2)


def back_plane(width, back):
    """Curved in plan and leaning."""

    def place(x, y, z):
        hollow = 0.045 * (1 - (x / (width / 2)) ** 2)
        return x, back - 0.04 + (y + 0.145) * 0.13 + hollow - z, 0.665 + y

    return place
