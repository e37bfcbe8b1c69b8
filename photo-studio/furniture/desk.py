"""Writing desk with floating drawer boxes under the top."""
from furniture.joinery import BOARD, carcass, fronts
from kit.solids import board, leg, placed


def build(size, wood='teak', pedestals=(3,), handle='lip', metal='brass', top=None, shoe='', tray=False):
    thickness = .024
    board((0, 0, size.height - thickness / 2), (size.width, size.depth, thickness), top or wood, 'x', .006)
    under = size.height - thickness - .028
    for x in (-size.width / 2 + .06, size.width / 2 - .06):
        for y in (-size.depth / 2 + .07, size.depth / 2 - .07):
            outwards = .035 if x > 0 else -.035
            leg((x - outwards, y, under + .03), (x, y * 1.08, 0), .023, .0125, wood, shoe or None)
    for y in (-size.depth / 2 + .07, size.depth / 2 - .07):
        board((0, y, under), (size.width - .2, .022, .056), wood, 'x', .002)
    places = (1,) if len(pedestals) == 1 else (-1, 1)
    for side, count in zip(places, pedestals):
        pedestal(side * (size.width / 2 - .34), .42, size.depth - .1, under - .01 - .115 * count, under, count, wood, handle, metal)
    if tray:
        for side in (-1, 1):
            board((side * (size.width / 2 - .01), .02, size.height + .035), (.016, size.depth - .06, .07), wood, 'y', .003)
        board((0, size.depth / 2 - .012, size.height + .06), (size.width - .04, .016, .12), wood, 'x', .003)


def pedestal(x, width, depth, low, high, count, wood, handle, metal):
    def box():
        carcass(width, depth, low, high, wood)
        half = width / 2 - BOARD
        fronts([[f'drawers{count}', 1]], (-half, half), (low + BOARD, high - BOARD), -depth / 2 + .014, wood, handle,
               wood if handle == 'lip' else metal)
    placed(box, (x, 0, 0))
