"""Writing desk with floating drawer boxes under the top."""

from furniture.joinery import BOARD, carcass, fronts
from kit.solids import board, leg, placed


def build(size, wood='teak', pedestals=(3,), handle='lip', metal='brass', top=None, shoe='', tray=False):
    thickness = 0.024
    board((0, 0, size.height - thickness / 2), (size.width, size.depth, thickness), top or wood, 'x', 0.006)
    under = size.height - thickness - 0.028
    for x in (-size.width / 2 + 0.06, size.width / 2 - 0.06):
        for y in (-size.depth / 2 + 0.07, size.depth / 2 - 0.07):
            outwards = 0.035 if x > 0 else -0.035
            leg((x - outwards, y, under + 0.03), (x, y * 1.08, 0), 0.023, 0.0125, wood, shoe or None)
    for y in (-size.depth / 2 + 0.07, size.depth / 2 - 0.07):
        board((0, y, under), (size.width - 0.2, 0.022, 0.056), wood, 'x', 0.002)
    places = (1,) if len(pedestals) == 1 else (-1, 1)
    for side, count in zip(places, pedestals):
        pedestal(
            side * (size.width / 2 - 0.34),
            0.42,
            size.depth - 0.1,
            under - 0.01 - 0.115 * count,
            under,
            count,
            wood,
            handle,
            metal,
        )
    if tray:
        for side in (-1, 1):
            board(
                (side * (size.width / 2 - 0.01), 0.02, size.height + 0.035),
                (0.016, size.depth - 0.06, 0.07),
                wood,
                'y',
                0.003,
            )
        board((0, size.depth / 2 - 0.012, size.height + 0.06), (size.width - 0.04, 0.016, 0.12), wood, 'x', 0.003)


def pedestal(x, width, depth, low, high, count, wood, handle, metal):
    def box():
        carcass(width, depth, low, high, wood)
        half = width / 2 - BOARD
        fronts(
            [[f'drawers{count}', 1]],
            (-half, half),
            (low + BOARD, high - BOARD),
            -depth / 2 + 0.014,
            wood,
            handle,
            wood if handle == 'lip' else metal,
        )

    placed(box, (x, 0, 0))
