import { expect, test } from 'vitest';
import { evidenceAsText, evidenceOf, type EvidencedOrder } from './evidence-sheet.ts';
import { providerFields } from './provider-fields.ts';

const at = (day: number): Date => new Date(`2026-06-${day}T10:00:00Z`);

const order = {
  number: 'WMK-100234',
  orderedAt: at(15),
  paymentMethod: 'stripe',
  delivery: 'shipment',
  pickupStores: null,
  totals: { totalCents: 91_500, shippingCents: 2_500 },
  payments: [{ externalId: 'pi_1' }],
  invoices: [{ kind: 'invoice', number: '2026-00001', issuedOn: '2026-06-15', grossCents: 91_500 }],
  customer: {
    company: null,
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@example.org',
    phone: '030 1',
    street: 'Weg 1',
    apartment: null,
    postalCode: '10245',
    city: 'Berlin',
    country: 'DE',
    billing: null,
    note: 'Bitte klingeln',
  },
  lines: [
    {
      position: 0,
      title: 'Sessel',
      sku: 'V00743',
      quantity: 1,
      rentOption: null,
      assembly: false,
      grossCents: 89_000,
      shopType: 'vintage',
    },
  ],
  fulfilments: [
    {
      state: 'handed-over',
      handedOverAt: at(20),
      rental: null,
      shipment: { carrier: 'Spedition Elbe', tracking: '4711', link: 'https://elbe.example/4711' },
    },
  ],
  legalTexts: [{ slug: 'terms', version: 3, fileKey: 'x' }],
  refunds: [
    { amountCents: 4_000, reason: 'Kulanz, intern', orderedBy: 'Ina', orderedAt: at(21), doneAt: at(22) },
  ],
  returns: [{ position: 0, quantity: 1, returnedAt: at(23), note: 'Kratzer, intern', returnedBy: 'Ina' }],
  declarations: [
    { kind: 'withdrawal', counts: true, receivedAt: at(22), pieces: 'Nur den Sessel', ending: null },
    { kind: 'withdrawal', counts: false, receivedAt: at(22), pieces: 'Von jemand anderem', ending: null },
  ],
  events: [
    { at: at(15), actor: 'visitor', type: 'order-offered', facts: {} },
    { at: at(16), actor: 'Ina', type: 'note', facts: { note: 'schwierige Kundin' } },
    { at: at(17), actor: 'Ina', type: 'piece-shipped', facts: { position: 0 } },
    { at: at(20), actor: 'Ina', type: 'piece-handed-over', facts: { position: 0 } },
    { at: at(21), actor: 'Ina', type: 'refund-ordered', facts: { reason: 'Kulanz, intern' } },
  ],
  mails: [
    { subject: 'Ihre Bestellung', recipient: 'ada@example.org', orderedAt: at(15), sentAt: at(15) },
    { subject: 'Ihre Rechnung', recipient: 'ada@example.org', orderedAt: at(15), sentAt: null },
  ],
} as unknown as EvidencedOrder;

const shop = 'https://wmk.example';

test('evidence has what shows the order and its delivery, and nothing that is for the shop alone', () => {
  const text = evidenceAsText(evidenceOf(order, shop));
  for (const said of [
    'WMK-100234',
    shop,
    'pi_1',
    '2026-00001',
    '915,00',
    'Ada Muster',
    'Weg 1, 10245 Berlin, Deutschland',
    '1 × Sessel (V00743)',
    'verschickt am 17.06.2026',
    'übergeben am 20.06.2026',
    'Spedition Elbe',
    'Sendungsnummer 4711',
    'https://elbe.example/4711',
    'Verbindlich bestellt',
    'Übergeben: Sessel',
    '40,00',
    'veranlasst am 21.06.2026, zurückgezahlt am 22.06.2026',
    'zurück am 23.06.2026',
    'Bitte klingeln',
    'Nur den Sessel',
    'Allgemeine Geschäftsbedingungen: Fassung 3',
    'an ada@example.org',
    'Ihre Rechnung: noch nicht gesendet',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toMatch(/schwierige|intern|Ina|jemand anderem/);
});

test('what the shop does not know has no line and no heading', () => {
  const bare = { ...order, refunds: [], returns: [], declarations: [], mails: [], legalTexts: [] };
  const customer = { ...order.customer, note: null, phone: '' };
  const sheet = evidenceOf({ ...bare, customer }, shop);
  expect(sheet.parts.map(({ title }) => title)).toEqual([
    'Bestellung',
    'Kundin oder Kunde',
    'Positionen',
    'Lieferung',
    'Verlauf',
  ]);
  expect(evidenceAsText(sheet)).not.toContain('Telefon');
});

test('the history says of a part of a line how many', () => {
  const lines = [{ ...order.lines[0]!, quantity: 3 }];
  const events = [
    { at: at(16), actor: 'Ina', type: 'piece-taken-out', facts: { position: 0, quantity: 1 } },
    ...order.events,
  ] as EvidencedOrder['events'];
  const text = evidenceAsText(evidenceOf({ ...order, lines, events }, shop));
  expect(text).toContain('Vor der Übergabe aus der Bestellung genommen: Sessel (1 von 3)');
  expect(text).toContain('Übergeben: Sessel (2 von 3)');
});

const fieldsOf = (given: EvidencedOrder) =>
  Object.fromEntries(providerFields(given, shop).map(({ field, value }) => [field, value]));

test('Stripe’s fields are filled with what belongs there', () => {
  const { uncategorized_text: text, refund_policy_disclosure: policy, ...fields } = fieldsOf(order);
  expect(fields).toEqual({
    customer_name: 'Ada Muster',
    customer_email_address: 'ada@example.org',
    billing_address: 'Weg 1, 10245 Berlin, Deutschland',
    shipping_address: 'Weg 1, 10245 Berlin, Deutschland',
    product_description: '1 × Sessel (V00743)',
    shipping_carrier: 'Spedition Elbe',
    shipping_tracking_number: '4711',
    shipping_date: '17.06.2026',
    service_date: '20.06.2026',
  });
  expect(text).toContain('Verbindlich bestellt');
  expect(policy).toContain('Widerrufsbelehrung');
});

test('what is picked up has no shipping address', () => {
  const pickup = {
    ...order,
    delivery: 'pickup',
    pickupStores: { vintage: 'Laden Ost', boatwood: 'x' },
  } as const;
  expect(fieldsOf(pickup)).not.toHaveProperty('shipping_address');
  expect(fieldsOf(pickup)['uncategorized_text']).toContain('Abholung: Laden Ost');
});

test('PayPal’s notes stay within its 2,000 characters', () => {
  const mails = Array.from({ length: 80 }, () => order.mails[0]!);
  const fields = fieldsOf({ ...order, paymentMethod: 'paypal', mails });
  expect(Object.keys(fields)).toEqual(['carrier_name', 'tracking_number', 'notes']);
  expect(fields['notes']).toHaveLength(2_000);
});
