"""Six-way cane webbing of real strands, and the bent frames it is stretched in."""

from mathutils import Vector

from kit.solids import mesh, rectangle, soften, tube

STRAND = 0.0022
PAIR = 0.0019


def webbing(width, depth, place, pitch=0.0125):
    """Fills a width × depth rectangle around the origin; place(x, y, z) bends it into the frame."""
    points, faces = [], []
    half_x, half_y = width / 2, depth / 2
    for x in steps(-half_x + pitch / 2, half_x, pitch):
        for side in (-PAIR, PAIR):
            strand(points, faces, (x + side, -half_y), (x + side, half_y), 0, 0.0005, pitch)
    for y in steps(-half_y + pitch / 2, half_y, pitch):
        for side in (-PAIR, PAIR):
            strand(points, faces, (-half_x, y + side), (half_x, y + side), 0.0004, -0.0005, pitch)
    for offset in steps(-width - depth, width + depth, pitch):
        for slope in (1, -1):
            ends = clipped(-half_x + pitch / 2 + offset, -half_y + pitch / 2, slope, half_x, half_y)
            if ends:
                strand(points, faces, *ends, 0.0013 if slope > 0 else -0.0009, 0.0003, pitch)
    return mesh('webbing', [place(*p) for p in points], faces, 'cane')


def steps(start, end, pitch):
    count = int((end - start) / pitch) + 1
    return [start + i * pitch for i in range(count) if start + i * pitch < end]


def strand(points, faces, start, end, level, amplitude, pitch):
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    if length < 0.004:
        return
    count = max(2, int(length / (pitch / 2)))
    along = (end - start).normalized()
    side = Vector((-along.y, along.x)) * STRAND / 2
    first = len(points)
    for k in range(count + 1):
        middle = start + (end - start) * k / count
        z = level + (amplitude if k % 2 else -amplitude)
        points += [
            (middle.x - side.x, middle.y - side.y, z - 0.0002),
            (middle.x, middle.y, z + 0.0004),
            (middle.x + side.x, middle.y + side.y, z - 0.0002),
        ]
    for k in range(count):
        at = first + 3 * k
        faces += [(at, at + 3, at + 4, at + 1), (at + 1, at + 4, at + 5, at + 2)]


def clipped(x, y, slope, half_x, half_y):
    """The part of the diagonal through (x, y) that lies inside the rectangle."""
    low = max(-half_x - x, min((-half_y - y) / slope, (half_y - y) / slope))
    high = min(half_x - x, max((-half_y - y) / slope, (half_y - y) / slope))
    return ((x + low, y + slope * low), (x + high, y + slope * high)) if high > low else None


def caned_frame(width, depth, border, thickness, finish, place, radius=0.05):
    """A bent wooden frame with cane stretched in it; place(x, y, z) curves both."""
    outer = rectangle(width, depth, radius, 12)
    inner = rectangle(width - 2 * border, depth - 2 * border, radius * 0.7, 12)
    chamfer = thickness * 0.32
    low, high = -thickness / 2, thickness / 2
    profile = [
        (0, chamfer, low),
        (0, 0, low + chamfer),
        (0, 0, high - chamfer),
        (0, chamfer, high),
        (1, -chamfer, high),
        (1, 0, high - chamfer),
        (1, 0, low + chamfer),
        (1, -chamfer, low),
    ]
    points = []
    for out, into in zip(outer, inner):
        inwards = (into - out).normalized()
        for which, shift, z in profile:
            point = (into if which else out) + inwards * shift
            points.append(place(point.x, point.y, z))
    count, size = len(outer), len(profile)
    faces = [
        (
            i * size + k,
            i * size + (k + 1) % size,
            (i + 1) % count * size + (k + 1) % size,
            (i + 1) % count * size + k,
        )
        for i in range(count)
        for k in range(size)
    ]
    soften(mesh('frame', points, faces, finish, sharp_from=50), 0.002, 2)
    gap = 2 * border - 0.008
    webbing(width - gap, depth - gap, lambda x, y, z: place(x, y, z + high - 0.004))
    bead = rectangle(width - 1.64 * border, depth - 1.64 * border, radius * 0.75, 12)
    tube([place(p.x, p.y, high - 0.0002) for p in bead], 0.0024, 'cane', closed=True, resolution=3)
