import { expect, test } from 'vitest';
import type { ReturnState } from '../../shared/staff/today-vocabulary.ts';
import { returnOf, type ReturnFacts } from './money-to-return.ts';

/** All of an order of 710 € is withdrawn that is still in the shop. What is owed, `owed-for-withdrawals` says. */
const kept: ReturnFacts = {
  cents: 71_000,
  leftCents: 0,
  isBack: false,
  isRefunded: false,
  isSettled: false,
  isCovered: false,
  isPart: false,
  isOut: false,
  isHere: true,
  isDispatchProved: false,
  isRentalBack: false,
  isCancelled: false,
  unpaidCents: 71_000,
  heldCents: 0,
  lostCents: 0,
};
const owing = (cents: number | null) => ({ cents });
const part = (cents: number | null = null) => ({ cents, isPart: true });
const out = { isOut: true, isHere: false };
const someOut = { isOut: true, isHere: true };
const proved = { ...out, isDispatchProved: true };
const refunded = { isRefunded: true };
const back = (leftCents: number, cents: number | null = leftCents) => ({ leftCents, cents, isBack: true });
const rental = { isRentalBack: true };
const held = { heldCents: 71_000 };
const lost = { lostCents: 71_000 };

test.each<[string, Partial<ReturnFacts>, ReturnState, number | null]>([
  ['still here', {}, 'kept', 71_000],
  ['still here, a part refunded since', { ...owing(61_000), ...refunded }, 'partly', 61_000],
  ['nothing more is owed', { isSettled: true, isCovered: true, cents: 0 }, 'refunded', null],
  ['another one means all that it means', { isCovered: true, cents: null }, 'covered', null],
  ['out', out, 'awaited', 71_000],
  ['out, a part refunded since', { ...out, ...owing(61_000), ...refunded }, 'awaited', 61_000],
  ['some of it out, the rest here', someOut, 'partly-here', 71_000],
  ['on its way', proved, 'sent', 71_000],
  ['back', { ...back(71_000), isHere: false }, 'back', 71_000],
  ['back, a part refunded since', { ...back(61_000), ...refunded }, 'partly', 61_000],
  ['one of two back', { ...back(23_500), ...out }, 'back', 23_500],
  ['one of two back and refunded', { ...back(0, null), ...refunded, ...out }, 'awaited', null],
  ['one of two back and refunded, the other here', { ...back(0, null), ...refunded }, 'partly', null],
  ['a part, still here', part(), 'part-kept', null],
  ['a part, still here, that somebody has read', part(23_500), 'part-kept', 23_500],
  ['a part, out', { ...part(), ...out }, 'awaited', null],
  ['a part, while another one may be meant that is here', { ...part(), ...someOut }, 'partly-here', null],
  ['a part, on its way', { ...part(), ...proved }, 'sent', null],
  ['a part, something refunded since', { ...part(), ...refunded }, 'part-refunded', null],
  ['a part, and a rental came back', { ...part(), ...rental }, 'back', null],
  ['a part, out, and a rental came back', { ...part(), ...rental, ...out }, 'awaited', null],
  ['a part, taken out before it left', { ...part(), ...someOut, ...back(23_500) }, 'back', 23_500],
  [
    'a part, back and refunded, the other out',
    { ...part(), ...out, ...back(0, 23_500), ...refunded },
    'awaited',
    23_500,
  ],
  [
    'a part, back and refunded, the other here',
    { ...part(), ...back(0, 23_500), ...refunded },
    'part-kept',
    23_500,
  ],
  ['still here, disputed', held, 'kept', 71_000],
  ['out, disputed', { ...out, ...held }, 'awaited', 71_000],
  ['on its way, disputed', { ...proved, ...held }, 'disputed', 71_000],
  ['back, disputed', { ...back(71_000), ...held }, 'disputed', 71_000],
  ['back, and the shop has lost', { ...back(71_000), ...lost }, 'by-bank', 71_000],
  ['one of two back, of which less is disputed', { ...back(23_500), heldCents: 40_000 }, 'back', 23_500],
  ['one of two back, of which more is disputed', { ...back(23_500), heldCents: 60_000 }, 'disputed', 23_500],
  ['a part and a rental, disputed', { ...part(), ...rental, ...held }, 'disputed', null],
  ['called off, disputed', { isCancelled: true, ...held }, 'disputed', 71_000],
  ['called off, and the shop has won', { isCancelled: true }, 'partly', 71_000],
])('a withdrawal: %s', (_, facts, what, amountCents) => {
  expect(returnOf({ ...kept, ...facts })).toEqual({ what, amountCents });
});
