import { expect, test } from 'vitest';
import type { Order } from '../order-types.ts';
import { evidenceOf } from './evidence.ts';

const line = {
  ...{ position: 0, title: 'Sessel', sku: 'V00743', quantity: 1, rentOption: null, grossCents: 89_000 },
  ...{
    state: 'handed-over',
    carrier: 'Spedition Elbe',
    tracking: '4711',
    trackingPage: 'https://elbe.example/4711',
  },
  ...{ handedOverAt: '2026-06-20T10:00:00.000Z', pickupStore: null },
};
const order = {
  id: 'WMK-100234',
  orderedAt: '2026-06-15T10:00:00.000Z',
  paymentMethod: 'stripe',
  totals: { totalCents: 91_500 },
  payments: [{ reference: 'pi_1' }],
  invoices: [{ number: 'R-1', issuedOn: '2026-06-15' }],
  customer: {
    ...{ company: null, firstName: 'Ada', lastName: 'Muster', email: 'ada@example.org', phone: '030 1' },
    ...{ street: 'Weg 1', apartment: null, postalCode: '10245', city: 'Berlin', country: 'DE' },
  },
  lines: [line],
  events: [
    { at: '2026-06-15T10:00:00.000Z', actor: 'visitor', type: 'order-offered', facts: {} },
    { at: '2026-06-16T10:00:00.000Z', actor: 'Ina', type: 'note', facts: { text: 'schwierige Kundin' } },
    { at: '2026-06-20T10:00:00.000Z', actor: 'Ina', type: 'piece-handed-over', facts: { position: 0 } },
    {
      at: '2026-06-21T10:00:00.000Z',
      actor: 'Ina',
      type: 'refund-ordered',
      facts: { reason: 'Kulanz, intern' },
    },
  ],
  mails: [{ subject: 'Ihre Bestellung', orderedAt: '2026-06-15T10:00:00.000Z', sentAt: null }],
} as unknown as Order;

test('evidence has what shows the order and its delivery, and nothing that is for the shop alone', () => {
  const text = evidenceOf(order, 'https://wmk.example');
  for (const said of [
    ...[
      'WMK-100234',
      'https://wmk.example',
      'pi_1',
      'R-1',
      '915,00',
      'Ada Muster',
      'Weg 1, 10245 Berlin, DE',
    ],
    ...['1 × Sessel (V00743)', 'Spedition Elbe', 'Sendungsnummer 4711', 'übergeben am 20.06.2026'],
    ...['Verbindlich bestellt', 'Übergeben: Sessel', 'Ihre Bestellung', 'Allgemeinen Geschäftsbedingungen'],
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/schwierige|intern|Ina/);
});
