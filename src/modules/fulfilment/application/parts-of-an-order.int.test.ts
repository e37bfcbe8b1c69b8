import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { parseOrderNumber } from '../../ordering/domain/order.ts';
import { actionsOf, aPaidOrder, initiated, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';
import type { TakeOutInput } from './take-back-line.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

let keys = 0;
const takeOut = (orderNumber: number, changes: Partial<TakeOutInput> = {}) =>
  shop.fulfilment.takeOutOfOrder(
    { orderNumber, position: 0, quantity: 1, note: '', key: `key ${(keys += 1)}`, ...changes },
    staff,
  );
const back = (orderNumber: number, quantity: number) =>
  shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity,
      condition: 'gut',
      note: '',
      deduction: null,
      blocked: false,
      key: `back ${orderNumber}`,
    },
    staff,
  );
const unitsOf = async (piece: string) => {
  const units = await shop.inventory.calendarOf(shop.db, piece, shop.now());
  return units.map(({ entries }) => entries.map(({ kind, reference }) => ({ kind, reference })));
};
const handedOver = async (orderNumber: number, positions: number[] | null = null) => {
  const handed = await shop.fulfilment.handOverLines({ orderNumber, positions }, staff);
  if (!handed.ok) throw new Error(handed.error.code);
};

/** Three stools of 900 €, a line, paid and still here. */
async function aSeriesOrder(email: string) {
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Hocker', units: 3 });
  const checkout = aCheckout([aCartItem(piece, { quantity: 3 })], 270_000, { delivery: 'pickup', email });
  const confirmed = await shop.ordering.confirmOrder(await initiated(shop, checkout), null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const orderNumber = parseOrderNumber(confirmed.value.number) ?? 0;
  await shop.ordering.markAsPaid({ orderNumber, amountCents: 270_000, externalId: null }, staff);
  return { piece, orderNumber };
}

describe('a piece that has not left the shop is taken out of its order', () => {
  test('it is free, cannot be sent any more, and its money is owed without the delivery; repeated, it happens once', async () => {
    const email = 'taken-out@example.org';
    const { orderNumber, bought, number } = await aPaidOrder(shop, { email });
    const key = 'one key';
    const told = await Promise.all([1, 2, 3].map(() => takeOut(orderNumber, { key })));
    for (const one of told) expect(one).toMatchObject({ ok: true, value: { owedCents: 90_000 } });
    expect(await unitsOf(bought)).toEqual([[]]);

    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.fulfilments[0]).toMatchObject({ state: 'returned', handedOverAt: null, shipment: null });
    expect(order?.returns).toMatchObject([{ position: 0, quantity: 1, condition: null, blocked: false }]);
    expect(order?.refundSuggested).toEqual({
      cents: 90_000,
      parts: [{ kind: 'piece', position: 0, quantity: 1, cents: 90_000 }],
    });
    // The rest can still be sent or called off.
    expect(actionsOf(order)).toEqual(
      expect.arrayContaining(['prepare', 'ship', 'take-out', 'cancel', 'refund']),
    );
    const parcel = { carrier: null, tracking: null, link: null };
    const sent = await shop.fulfilment.shipLines({ orderNumber, positions: [0] }, parcel, staff);
    expect(sent.ok).toBe(false);
    await handedOver(orderNumber, [0]);
    expect((await shop.ordering.orderForStaff(orderNumber, staff))?.fulfilments[0]).toMatchObject({
      handedOverAt: null,
    });

    const mails = (await shop.mails()).filter(
      ({ to, subject }) => to === email && subject.includes('genommen'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Aus Ihrer Bestellung genommen: Bestellung ${number}`,
    ]);
    const text = mails.map(textOf).join('');
    expect(text).toContain('1 × Sideboard');
    expect(text).toContain('Wir erstatten Ihnen für Ihre Bestellung');
    expect(text).not.toContain('angekommen');
    const events = (await keptHistory(shop, orderNumber)).map(({ type }) => type);
    expect(events.filter((type) => type === 'piece-taken-out')).toHaveLength(1);
    expect(events).not.toContain('piece-returned');
  });

  test('of a line some: the rest is handed over, and the mail names as many', async () => {
    const email = 'one-of-three@example.org';
    const { piece, orderNumber } = await aSeriesOrder(email);
    expect(await takeOut(orderNumber)).toMatchObject({ value: { owedCents: 90_000 } });
    expect((await unitsOf(piece)).filter((entries) => entries.length === 0)).toHaveLength(1);
    expect((await shop.fulfilment.prepareLines({ orderNumber, positions: null }, staff)).ok).toBe(true);
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    expect(mail === undefined ? '' : textOf(mail)).toMatch(/alles steht für Sie bereit[^]*2 × Hocker/);
    expect(await shop.ordering.orderForStaff(orderNumber, staff)).toMatchObject({
      gone: [{ takenOut: 1, cameBack: 0, givenUp: 0 }],
    });
    const refund = { orderNumber, amountCents: 90_000, reason: 'Widerruf', key: 'one of three' };
    const ordered = await shop.ordering.refundOrder(refund, staff);
    if (!ordered.ok) throw new Error(ordered.error.code);
    await shop.ordering.refundTransferred(ordered.value.refund.id, staff);
    const refunded = (await shop.mails()).findLast(({ to }) => to === email);
    expect(refunded === undefined ? '' : textOf(refunded)).toMatch(
      /3 × Hocker[^]*davon 1 aus der Bestellung genommen/,
    );
    expect(await takeOut(orderNumber, { quantity: 3 })).toEqual({
      ok: false,
      error: { code: 'returned-too-many', left: 2 },
    });
    await handedOver(orderNumber);
    expect(await takeOut(orderNumber)).toMatchObject({ error: { code: 'has-left' } });
    expect(await back(orderNumber, 2)).toMatchObject({ value: { owedCents: 180_000 } });
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.fulfilments).toMatchObject([{ state: 'returned', handedOverAt: shop.now() }]);
    expect(order?.refundSuggested?.cents).toBe(180_000);
    expect(order?.gone).toEqual([{ takenOut: 1, cameBack: 2, givenUp: 0 }]);
  });

  test('and then all of it is called off: everything that is left goes back', async () => {
    const { orderNumber, bought, rented, amountCents } = await aPaidOrder(shop);
    await takeOut(orderNumber);
    await shop.ordering.refundOrder(
      { orderNumber, amountCents: 90_000, reason: 'Absprache', key: 'one' },
      staff,
    );
    // So that it is known which refund is the earlier one.
    shop.passMinutes(1);
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toEqual({ ok: true });
    expect([await unitsOf(bought), await unitsOf(rented)]).toEqual([[[]], [[]]]);
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.refunds.map((refund) => refund.amountCents)).toEqual([90_000, amountCents - 90_000]);
  });
});

describe('of a part of an order that goes out, the mail says that the rest follows', () => {
  const lastMail = async (email: string) => {
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    return mail === undefined ? '' : textOf(mail);
  };
  const sent = { carrier: 'DHL', tracking: '1', link: null };

  test('sent: the first parcel and the last', async () => {
    const email = 'two-parcels@example.org';
    const { orderNumber } = await aPaidOrder(shop, { email });
    await shop.fulfilment.shipLines({ orderNumber, positions: [0] }, sent, staff);
    expect(await lastMail(email)).toMatch(
      /wir haben einen Teil Ihrer Bestellung verschickt. Der Rest folgt./,
    );
    await shop.fulfilment.shipLines({ orderNumber, positions: [1] }, sent, staff);
    expect(await lastMail(email)).toContain('wir haben Ihre Stücke verschickt.');
  });

  test('unless it may be the part that was withdrawn', async () => {
    const email = 'one-parcel@example.org';
    const { orderNumber, number } = await aPaidOrder(shop, { email });
    const declared = { kind: 'withdrawal', name: 'Ada', contract: number, email, pieces: 'Sessel' } as const;
    await shop.declarations.declare(declared, '10.0.0.1');
    await shop.fulfilment.shipLines({ orderNumber, positions: [0] }, sent, staff);
    const text = await lastMail(email);
    expect(text).toContain('wir haben einen Teil Ihrer Bestellung verschickt.');
    expect(text).not.toContain('Der Rest folgt');
  });

  test('ready to be collected', async () => {
    const email = 'two-visits@example.org';
    const { orderNumber } = await aPaidOrder(shop, { email, delivery: 'pickup' });
    await shop.fulfilment.prepareLines({ orderNumber, positions: [0] }, staff);
    expect(await lastMail(email)).toMatch(/ein Teil Ihrer Bestellung steht für Sie bereit[^]*Der Rest folgt/);
    await shop.fulfilment.prepareLines({ orderNumber, positions: [1] }, staff);
    expect(await lastMail(email)).toContain('alles steht für Sie bereit');
  });
});
