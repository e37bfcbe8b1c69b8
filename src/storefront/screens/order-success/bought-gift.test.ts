import { expect, test } from 'vitest';
import { wayOf } from './bought-gift.tsx';

const gift: Parameters<typeof wayOf>[0] = {
  recipient: null,
  greeting: null,
  sendOn: null,
  sentAt: null,
  lastDay: null,
  isCancelled: false,
  isToDownload: false,
  design: 'planks',
};
const paid = { ...gift, lastDay: '2031-12-31', isToDownload: true };

test.each([
  ['not paid yet', gift, 'Er kommt per E-Mail, sobald er bezahlt ist.'],
  ['paid, and about to be mailed', paid, 'Er ist bezahlt und kommt in wenigen Minuten per E-Mail.'],
  ['paid, for a later day', { ...paid, sendOn: '2028-12-24' }, 'Er kommt am 24. Dezember 2028 per E-Mail.'],
  ['mailed', { ...paid, sentAt: '2028-02-29T12:00:00.000Z' }, 'Er kam per E-Mail.'],
  [
    'paid back',
    { ...paid, isCancelled: true },
    'Er ist nichts mehr wert, weil die Bestellung erstattet wurde.',
  ],
])('a gift voucher that is %s', (_, bought, said) => {
  expect(wayOf(bought)).toBe(said);
});
