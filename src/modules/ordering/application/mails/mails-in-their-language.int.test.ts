import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { aPaidOrder, staff } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  testAccount,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const german = /\b(?:Bestellung|Versand|Miete|Betrag|Ihre|wir)\b/;

test.each([
  [
    'es',
    [
      'Tu pedido #',
      'Pago recibido: pedido #',
      'Referencia ',
      'Alquiler: 1 día',
      'Total: 132,10\u00a0€',
      'Plazo de entrega: una semana como máximo desde el pago.',
      'Fecha límite de pago: 7 de marzo de 2028',
    ],
  ],
  [
    'fr',
    [
      'Votre commande #',
      'Paiement reçu\u00a0: commande #',
      'Référence ',
      'Location\u00a0: 1 jour',
      'Total: 132,10\u00a0€',
      'Délai de livraison\u00a0: sous une semaine à compter de votre paiement.',
      'Date limite de paiement: 7 mars 2028',
    ],
  ],
  [
    'it',
    [
      'Il tuo ordine #',
      'Pagamento ricevuto: ordine #',
      'Codice articolo ',
      'Noleggio: 1 giorno',
      'Totale: 132,10\u00a0€',
      'Tempi di consegna: entro una settimana dal tuo pagamento.',
      'Scadenza del pagamento: 7 marzo 2028',
    ],
  ],
] as const)('an order is told about in the language of its pages: %s', async (language, expected) => {
  shop.setNow(new Date('2028-02-29T12:00:00Z'));
  const email = `ada-${language}@example.org`;
  const rented = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  // 900 €, a tenth of it for a day, VAT on top; to Friedrichshain for 25 €.
  const amountCents = 9000 + 1710 + 2500;
  const checkout = aCheckout([aCartItem(rented, { rentOption: '1 Tag' })], amountCents, { email });
  const made = await shop.ordering.draftOrder(checkout, { ...aRequest, language });
  if (!made.ok) throw new Error(made.error.code);
  const { orderId } = made.value;
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  const orderNumber = Number(number.replace('WMK-', ''));
  await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null }, staff);

  const mails = (await shop.mails()).filter(({ to }) => to === email);
  const [accepted, paid, ...said] = expected;
  expect(mails.map(({ subject }) => subject)).toEqual(
    [accepted, paid].map((text) => text.replace('#', number)),
  );
  expect(mails.every((mail) => mail.language === language)).toBe(true);
  const read = textOf(mails[0]!);
  for (const text of [
    ...said,
    testAccount.iban,
    `https://wmk.example/${language}/order-success/${orderId}`,
    `https://wmk.example/${language}/vertrag-widerrufen#bestellung=${number}`,
    `https://wmk.example/${language}/vertraege-kuendigen#bestellung=${number}`,
  ]) {
    expect(read).toContain(text);
  }
  // The letterhead of tests is German; their contents are not.
  expect(mails.map(textOf).join('')).not.toMatch(german);
});

test.each([
  ['es', 'Devolución recibida: pedido #', 'descontamos 10,00\u00a0€. Motivo: Kratzer', 'Anulado: pedido #'],
  [
    'fr',
    'Retour reçu\u00a0: commande #',
    'déduisons 10,00\u00a0€. Motif\u00a0: Kratzer',
    'Annulée\u00a0: commande #',
  ],
  ['it', 'Reso ricevuto: ordine #', 'deduciamo 10,00\u00a0€. Motivo: Kratzer', 'Annullato: ordine #'],
] as const)('what comes back and what is called off is told in it, too: %s', async (...of) => {
  const [language, takenBack, deducted, calledOff] = of;
  const email = `bea-${language}@example.org`;
  const order = await aPaidOrder(shop, { email, language });
  const { orderNumber } = order;
  await shop.fulfilment.handOverLines({ orderNumber, positions: [0] }, staff);
  const back = await shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      condition: 'gut',
      note: '',
      blocked: false,
      deduction: { cents: 1000, reason: 'Kratzer' },
      key: `back-${language}`,
    },
    staff,
  );
  expect(back.ok).toBe(true);
  const other = await aPaidOrder(shop, { email, language });
  expect((await shop.ordering.cancelOrder(other.orderNumber, staff)).ok).toBe(true);
  const mails = (await shop.mails()).filter(({ to }) => to === email);
  const read = mails.map((mail) => `${mail.subject}\n${textOf(mail)}`).join('\n');
  expect(read).toContain(takenBack.replace('#', order.number));
  expect(read).toContain(deducted);
  expect(read).toContain(calledOff.replace('#', other.number));
  expect(read).not.toMatch(german);
});
