import { expect, test } from 'vitest';
import { returnOf, type ReturnFacts, type ReturnState } from './money-to-return.ts';

/** All of an order of 710 € is withdrawn that is still in the shop. */
const kept: ReturnFacts = {
  ...{ part: null, openCents: null, paidCents: 71_000, orderedCents: 0, isOrderedSince: false },
  ...{ backCents: null, isAllBack: false, isDispatchProved: false, isOut: false, isHere: true },
  ...{ rentals: [], withdrawnAt: new Date('2026-06-15T10:00:00Z'), isEarly: false, shippingCents: 4_500 },
  ...{ isCancelled: false, heldCents: 0, lostCents: 0 },
};
const part = { part: 'Nur der rote Sessel' };
/** Two pieces of 235 €, as staff have recorded them. */
const twoMeant = { part: '2 × Sessel', openCents: 47_000 };
const oneMeant = { part: '2 × Sessel', openCents: 23_500 };
const noneMeant = { part: '2 × Sessel', openCents: 0 };
const out = { isOut: true, isHere: false };
const someOut = { isOut: true, isHere: true };
const proved = { ...out, isDispatchProved: true };
const since = (orderedCents: number) => ({ orderedCents, isOrderedSince: true });
const allBack = { backCents: 71_000, isAllBack: true, isHere: false };
const oneBack = { backCents: 23_500 };
const rented = {
  rentals: [
    {
      ...{ rentOption: '1 Woche', grossCents: 66_500 },
      ...{ handedOverAt: '2026-06-14T10:00:00Z', returnedAt: '2026-06-15T09:00:00Z' },
    },
  ],
};
const allRented = { ...rented, isAllBack: true };
const held = { heldCents: 71_000 };
const lost = { lostCents: 71_000 };

test.each<[string, Partial<ReturnFacts>, ReturnState, number | null]>([
  ['still here', {}, 'kept', 71_000],
  ['still here, after a rebate long ago', { orderedCents: 5_000 }, 'kept', 66_000],
  ['still here, a part refunded since', since(10_000), 'partly', 61_000],
  ['still here, all refunded since', since(71_000), 'refunded', null],
  ['all refunded before it was withdrawn', { orderedCents: 71_000 }, 'refunded', null],
  ['out', out, 'awaited', 71_000],
  ['out, a part refunded since', { ...out, ...since(10_000) }, 'awaited', 61_000],
  ['some of it out, the rest here', someOut, 'partly-here', 71_000],
  ['some of it out, a part of the money back', { ...someOut, ...since(10_000) }, 'partly-here', 61_000],
  ['on its way', proved, 'sent', 71_000],
  ['on its way, a part refunded since', { ...proved, ...since(10_000) }, 'sent', 61_000],
  ['back', allBack, 'back', 71_000],
  ['back, less a loss in value', { ...allBack, backCents: 67_000 }, 'back', 67_000],
  ['back, a part refunded since', { ...allBack, ...since(10_000) }, 'partly', 61_000],
  [
    'back, refunded less a loss in value',
    { ...allBack, backCents: 67_000, ...since(67_000) },
    'refunded',
    null,
  ],
  ['one of two back', { ...out, ...oneBack }, 'back', 23_500],
  ['one of two back and refunded', { ...out, ...oneBack, ...since(23_500) }, 'awaited', null],
  ['one of two back and refunded, the other here', { ...oneBack, ...since(23_500) }, 'partly', null],
  ['a rental that came back before it was withdrawn', allRented, 'back', 71_000],
  ['such a rental, a part refunded since', { ...allRented, ...since(10_000) }, 'partly', 61_000],
  ['such a rental, begun on request', { ...allRented, isEarly: true }, 'back', 61_500],
  ['such a rental beside a piece that is out', { ...rented, ...out }, 'back', 66_500],
  [
    'a rental and goods back',
    { ...rented, backCents: 13_500, isAllBack: true, paidCents: 80_000 },
    'back',
    80_000,
  ],
  [
    'of them only the goods refunded since',
    { ...rented, backCents: 13_500, isAllBack: true, paidCents: 80_000, ...since(13_500) },
    'partly',
    66_500,
  ],
  ['a rental back, and a part withdrawn', { ...part, ...rented }, 'back', null],
  [
    'a rental and goods back, without a withdrawal',
    { ...rented, ...oneBack, withdrawnAt: null },
    'back',
    23_500,
  ],
  ['a part, still here', part, 'part-kept', null],
  ['a part, out', { ...part, ...out }, 'awaited', null],
  ['a part, while another one may be meant that is here', { ...part, ...someOut }, 'partly-here', null],
  ['a part, taken out before it left', { ...part, ...someOut, ...oneBack }, 'back', 23_500],
  [
    'a part, taken out and paid back',
    { ...part, ...someOut, ...oneBack, ...since(23_500) },
    'refunded',
    null,
  ],
  ['a part, on its way', { ...part, ...proved }, 'sent', null],
  ['a part, something refunded since', { ...part, ...since(10_000) }, 'part-refunded', null],
  ['a part, out, after a rebate long ago', { ...part, ...out, orderedCents: 5_000 }, 'awaited', null],
  [
    'a part, out, after another piece was paid back',
    { ...part, ...out, ...oneBack, orderedCents: 23_500 },
    'awaited',
    null,
  ],
  ['a part, back', { ...part, ...oneBack, ...out }, 'back', 23_500],
  ['a part, back, some of it refunded', { ...part, ...oneBack, ...out, ...since(10_000) }, 'partly', 13_500],
  ['recorded pieces, still here', twoMeant, 'part-kept', 47_000],
  ['recorded pieces, out', { ...twoMeant, ...out }, 'awaited', 47_000],
  ['recorded pieces, out and here', { ...twoMeant, ...someOut }, 'partly-here', 47_000],
  ['recorded pieces, on their way', { ...twoMeant, ...proved }, 'sent', 47_000],
  ['recorded pieces, one back', { ...oneMeant, ...oneBack, ...out }, 'back', 23_500],
  [
    'recorded pieces, one back and refunded, the other out',
    { ...oneMeant, ...oneBack, ...out, ...since(23_500) },
    'awaited',
    23_500,
  ],
  [
    'recorded pieces, one back and refunded, the other here',
    { ...oneMeant, ...oneBack, ...since(23_500) },
    'part-kept',
    23_500,
  ],
  ['recorded pieces, all back', { ...noneMeant, ...out, backCents: 47_000 }, 'back', 47_000],
  [
    'recorded pieces, all back, a part refunded',
    { ...noneMeant, ...out, backCents: 47_000, ...since(20_000) },
    'partly',
    27_000,
  ],
  [
    'recorded pieces, all back and refunded',
    { ...noneMeant, ...out, backCents: 47_000, ...since(47_000) },
    'refunded',
    null,
  ],
  [
    'recorded pieces, refunded before they are back',
    { ...twoMeant, ...out, ...since(47_000) },
    'refunded',
    null,
  ],
  [
    'recorded pieces, after a piece came back long ago',
    { ...twoMeant, ...out, ...oneBack, orderedCents: 23_500 },
    'awaited',
    47_000,
  ],
  ['a recorded rental that came back', { ...noneMeant, ...rented, ...out }, 'back', 66_500],
  ['still here, disputed', held, 'kept', 71_000],
  ['out, disputed', { ...out, ...held }, 'awaited', 71_000],
  ['on its way, disputed', { ...proved, ...held }, 'disputed', 71_000],
  ['back, disputed', { ...allBack, ...held }, 'disputed', 71_000],
  ['back, and the shop has lost', { ...allBack, ...lost }, 'by-bank', 71_000],
  ['back, lost and corrected', { ...allBack, ...since(71_000) }, 'refunded', null],
  ['one of two back, of which less is disputed', { ...out, ...oneBack, heldCents: 40_000 }, 'back', 23_500],
  [
    'one of two back, of which more is disputed',
    { ...out, ...oneBack, heldCents: 60_000 },
    'disputed',
    23_500,
  ],
  ['called off, disputed', { isCancelled: true, ...held }, 'disputed', 71_000],
  ['called off, and the shop has won', { isCancelled: true }, 'partly', 71_000],
  ['a part, back and refunded', { ...part, ...oneBack, ...out, ...since(23_500) }, 'refunded', null],
])('a withdrawal: %s', (_, facts, what, amountCents) => {
  expect(returnOf({ ...kept, ...facts })).toEqual({ what, amountCents });
});
