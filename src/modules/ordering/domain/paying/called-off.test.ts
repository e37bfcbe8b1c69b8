import { expect, test } from 'vitest';
import { moneyOfCalledOff } from './called-off.ts';

const paid = {
  isPaid: true,
  isAuthorised: false,
  refundedCents: 0,
  giftCents: 50,
  heldCents: 0,
  lostCents: 0,
};

test.each([
  ['nothing was paid', { ...paid, isPaid: false }, 'none', 0],
  ['it was only promised', { ...paid, isPaid: false, isAuthorised: true }, 'authorised', 0],
  ['all of it goes back', { ...paid, refundedCents: 925 }, 'paid', 0],
  ['it is on its way back already', paid, 'paid', 0],
  ['the bank decides first', { ...paid, heldCents: 925 }, 'disputed', 0],
  ['the bank decides about a part', { ...paid, heldCents: 400, refundedCents: 525 }, 'disputed', 525],
  ['the bank has given it back', { ...paid, lostCents: 925 }, 'by-bank', 0],
  ['PayPal has given back a part', { ...paid, lostCents: 400, refundedCents: 525 }, 'by-bank', 525],
  ['one dispute is lost, another open', { ...paid, lostCents: 400, heldCents: 525 }, 'disputed', 0],
])('%s', (_, facts, kind, restCents) => {
  expect(moneyOfCalledOff(facts)).toEqual({ kind, restCents, giftCents: 50 });
});
