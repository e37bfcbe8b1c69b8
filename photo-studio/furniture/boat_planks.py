"""Planks from old boats: paint, wear and screws, chosen by chance but always the same for one seed."""

import random

from kit.graph import colour
from kit.solids import board, turned

PAINTS = {
    'turquoise': '#2f8f93',
    'sky': '#5b9bb5',
    'navy': '#23406b',
    'red': '#a63a2a',
    'yellow': '#d9a32c',
    'white': '#d9d4c5',
    'green': '#3f7a55',
    'orange': '#c8672b',
    'mint': '#8fb79a',
    'bare': '#8f7b66',
}
UNDERCOATS = ['white', 'white', 'sky', 'mint', 'yellow', 'red', 'turquoise']
PALETTES = {
    'bright': [
        'turquoise',
        'turquoise',
        'sky',
        'navy',
        'red',
        'yellow',
        'white',
        'white',
        'green',
        'orange',
        'mint',
        'bare',
    ],
    'sea': ['turquoise', 'sky', 'navy', 'mint', 'white', 'white', 'turquoise', 'bare'],
    'sunset': ['red', 'orange', 'yellow', 'white', 'bare', 'red', 'yellow', 'turquoise'],
    'driftwood': ['bare', 'bare', 'white', 'bare', 'mint', 'bare', 'sky'],
}


class Yard:
    """Where the planks lie: hands out boards without repeating a colour twice in a row."""

    def __init__(self, seed, palette='bright', wear=0.0):
        self.chance = random.Random(seed)
        self.palette = PALETTES[palette]
        self.extra_wear = wear
        self.last = None

    def pick(self):
        self.last = self.chance.choice([name for name in self.palette if name != self.last] or self.palette)
        return self.last

    def plank(self, at, size, grain='x', turn=None, paint=None, wear=None, edge=0.004, split=None):
        chance = self.chance
        paint = paint or self.pick()
        item = board(at, size, 'boat', grain, edge, turn)
        item.color = colour(PAINTS[paint])
        under = chance.choice([name for name in UNDERCOATS if name != paint])
        item['under'] = list(colour(PAINTS[under])[:3])
        item['second'] = list(colour(PAINTS[self.pick()])[:3])
        length = item['extent'][0]
        two_coloured = chance.random() < 0.3 and length > 0.5
        item['split'] = float(
            split if split is not None else chance.uniform(-0.38, 0.38) * length if two_coloured else 99
        )
        usual = chance.uniform(0.9, 1) if paint == 'bare' else chance.triangular(0.15, 0.85, 0.48)
        item['wear'] = float((usual if wear is None else wear) + self.extra_wear)
        return item

    def widths(self, total, count):
        """Uneven widths that add up."""
        parts = [self.chance.uniform(0.75, 1.3) for _ in range(count)]
        return [part * total / sum(parts) for part in parts]

    def screws(self, xs, y, width, z):
        for x in xs:
            for share in ((0.25, 0.75) if width > 0.085 else (0.5,)):
                jitter = [self.chance.uniform(-0.004, 0.004) for _ in range(2)]
                turned(
                    [(1e-4, 0.0004), (0.0042, 0.0004), (0.0048, 0), (0.0052, -0.001)],
                    'rust',
                    (x + jitter[0], y + width * share + jitter[1], z + 0.0004),
                    segments=16,
                )


def planked_top(yard, width, depth, z, thickness=0.034, count=7, border=0.1, gap=0.0022):
    """A table top of uneven planks between two breadboard ends."""
    y = -depth / 2
    inner = width / 2 - border
    for plank_width in yard.widths(depth, count):
        cuts = [
            -inner,
            *([yard.chance.uniform(-0.55, 0.55) * inner] if yard.chance.random() < 0.75 else []),
            inner,
        ]
        for start, end in zip(cuts, cuts[1:]):
            at = ((start + end) / 2, y + plank_width / 2, z - thickness / 2 + yard.chance.uniform(-0.0012, 0.0008))
            turn = (yard.chance.uniform(-0.004, 0.004), 0, yard.chance.uniform(-0.0005, 0.0005))
            yard.plank(at, (end - start - gap, plank_width - gap, thickness), 'x', turn, edge=0.0035)
            yard.screws((start + 0.03, end - 0.03), y, plank_width, z)
        y += plank_width
    for side in (-1, 1):
        if border:
            yard.plank(
                (side * (width / 2 - border / 2), 0, z - thickness / 2),
                (border - 0.002, depth, thickness),
                'y',
                wear=0.6,
                edge=0.005,
            )


def planked_wall(yard, width, low, high, y, thickness=0.016, plank_height=0.13):
    """Horizontal back boards of uneven heights."""
    count = max(2, round((high - low) / plank_height))
    z = low
    for height in yard.widths(high - low, count):
        yard.plank((0, y, z + height / 2), (width, thickness, height - 0.002), 'x', edge=0.002)
        z += height
    board((0, y + thickness / 2 + 0.001, (low + high) / 2), (width, 0.002, high - low), 'card:#2a231d', 'x', 0)


def laminated_leg(yard, x, y, low, high, width=0.095):
    """Two boards glued to a post."""
    for side in (-0.25, 0.25):
        yard.plank(
            (x + side * width, y, (low + high) / 2),
            (width * 0.5 - 0.0015, width, high - low - 0.001),
            'z',
            wear=yard.chance.uniform(0.4, 0.8),
        )
