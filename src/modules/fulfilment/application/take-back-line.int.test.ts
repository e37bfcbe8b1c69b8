import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
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
type ReturnInput = Parameters<TestOrdering['fulfilment']['takeBackLine']>[0];
const back = (orderNumber: number, changes: Partial<ReturnInput> = {}) =>
  shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      condition: 'gut',
      note: '',
      deduction: null,
      blocked: false,
      key: `key ${(keys += 1)}`,
      ...changes,
    },
    staff,
  );
const takeOut = (orderNumber: number, changes: Partial<TakeOutInput> = {}) =>
  shop.fulfilment.takeOutOfOrder(
    { orderNumber, position: 0, quantity: 1, note: '', key: `key ${(keys += 1)}`, ...changes },
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

/** Three stools of 900 €, a line, fetched and paid. */
async function aSeriesOrder() {
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Hocker', units: 3 });
  const checkout = aCheckout([aCartItem(piece, { quantity: 3 })], 270_000, { delivery: 'pickup' });
  const confirmed = await shop.ordering.confirmOrder(await initiated(shop, checkout), null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const orderNumber = parseOrderNumber(confirmed.value.number) ?? 0;
  await shop.ordering.markAsPaid({ orderNumber, amountCents: 270_000, externalId: null }, staff);
  await handedOver(orderNumber);
  return { piece, orderNumber };
}

describe('a piece that was sold comes back', () => {
  test('undamaged: it is free, its money is owed, and the customer is told; a repeated call changes nothing', async () => {
    const email = 'back@example.org';
    const { orderNumber, bought, number } = await aPaidOrder(shop, { email });
    await handedOver(orderNumber);
    expect(await unitsOf(bought)).toMatchObject([[{ kind: 'sale' }]]);
    const key = 'the same key';
    const told = await Promise.all([1, 2, 3].map(() => back(orderNumber, { key })));
    for (const one of told) expect(one).toMatchObject({ ok: true, value: { owedCents: 90_000 } });
    expect(await unitsOf(bought)).toEqual([[]]);
    expect((await shop.inventory.availabilityOf(shop.db, [bought], shop.now())).get(bought)).toMatchObject({
      stockAmt: 1,
    });

    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.fulfilments[0]).toMatchObject({ state: 'returned', handedOverAt: shop.now() });
    expect(order?.returns).toMatchObject([{ position: 0, quantity: 1, condition: 'gut', blocked: false }]);
    // The rented one is still out, so the delivery stays paid.
    expect(order?.refundSuggested?.cents).toBe(90_000);
    expect(actionsOf(order)).not.toContain('take-back');
    expect(actionsOf(order)).not.toContain('cancel');
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({
      error: { code: 'piece-is-out' },
    });

    const mails = (await shop.mails()).filter(
      ({ to, subject }) => to === email && subject === `Zurückgekommen: Bestellung ${number}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails.map(textOf).join('')).toMatch(/erstatten Ihnen für Ihre Bestellung 900,00\s€/);
    const returned = (await keptHistory(shop, orderNumber)).filter(({ type }) => type === 'piece-returned');
    expect(returned).toMatchObject([{ actor: 'test-staff', facts: { position: 0, owedCents: 90_000 } }]);
  });

  test('worn: the deduction and its reason are told, and the unit stays out of the shop', async () => {
    const email = 'worn@example.org';
    const { orderNumber, bought, number } = await aPaidOrder(shop, { email });
    await handedOver(orderNumber, [0]);
    const deduction = { cents: 20_000, reason: 'Brandfleck auf der Platte' };
    const tooMuch = await back(orderNumber, { deduction: { cents: 90_001, reason: 'Asche' } });
    expect(tooMuch).toEqual({ ok: false, error: { code: 'deduction-too-much', maxCents: 90_000 } });
    const done = await back(orderNumber, { condition: 'beschädigt', deduction, blocked: true });
    expect(done).toMatchObject({ value: { owedCents: 70_000, deduction } });
    expect(await unitsOf(bought)).toEqual([
      [{ kind: 'block', reference: `Zurück aus ${number}: beschädigt` }],
    ]);
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    expect(mail === undefined ? '' : textOf(mail)).toMatch(
      /Wertverlust ziehen wir 200,00\s€ ab\. Grund: Brandfleck auf der Platte/,
    );
  });

  test('in parts: only as many as went out, and the line is back with the last one', async () => {
    const { piece, orderNumber } = await aSeriesOrder();
    expect(await back(orderNumber)).toMatchObject({ value: { owedCents: 90_000 } });
    expect((await unitsOf(piece)).filter((entries) => entries.length === 0)).toHaveLength(1);
    const partly = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(partly?.fulfilments).toMatchObject([{ state: 'handed-over' }]);
    expect(actionsOf(partly)).toContain('take-back');
    expect(await back(orderNumber, { quantity: 3 })).toEqual({
      ok: false,
      error: { code: 'returned-too-many', left: 2 },
    });
    expect((await back(orderNumber, { quantity: 2 })).ok).toBe(true);
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.fulfilments).toMatchObject([{ state: 'returned' }]);
    expect(order?.refundSuggested?.cents).toBe(270_000);
    expect(await back(orderNumber)).toMatchObject({ error: { code: 'returned-too-many', left: 0 } });
    expect(await unitsOf(piece)).toEqual([[], [], []]);
  });

  test('sold again since: what came back first is not taken from its new buyer', async () => {
    const { orderNumber, bought } = await aPaidOrder(shop);
    await handedOver(orderNumber, [0]);
    await back(orderNumber);
    const next = await shop.ordering.confirmOrder(
      await initiated(shop, aCheckout([aCartItem(bought)], 90_000, { delivery: 'pickup' })),
      null,
    );
    expect(next.ok).toBe(true);
    expect(await back(orderNumber)).toMatchObject({ ok: false });
    expect(await unitsOf(bought)).toMatchObject([[{ kind: 'hold' }]]);
  });

  test('undelivered: no period of withdrawal begins by it', async () => {
    const { orderNumber } = await aPaidOrder(shop);
    await shop.fulfilment.shipLines(
      { orderNumber, positions: [0] },
      { carrier: null, tracking: null, link: null },
      staff,
    );
    expect((await back(orderNumber)).ok).toBe(true);
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.fulfilments).toMatchObject([
      { state: 'returned', handedOverAt: null },
      { state: 'waiting' },
    ]);
    // The other one was neither sent nor withdrawn from.
    expect(actionsOf(order)).not.toContain('take-back');
  });

  test('a rental that is out comes back as such; one that never went out is called off', async () => {
    const out = await aPaidOrder(shop);
    await handedOver(out.orderNumber);
    expect(await back(out.orderNumber, { position: 1 })).toMatchObject({ error: { code: 'rental-is-out' } });
    const kept = await aPaidOrder(shop);
    await handedOver(kept.orderNumber, [0]);
    expect(await back(kept.orderNumber, { position: 1 })).toMatchObject({ error: { code: 'never-left' } });
    expect(await takeOut(kept.orderNumber, { position: 1 })).toMatchObject({ ok: true });
    expect(await unitsOf(kept.rented)).toEqual([[]]);
  });

  test.each([
    ['no such order', 1, {}, 'order-not-found'],
    ['no such line', null, { position: 7 }, 'no-such-line'],
  ])('not of %s', async (_name, number, changes, code) => {
    const { orderNumber } = await aPaidOrder(shop);
    expect(await back(number ?? orderNumber, changes)).toMatchObject({ error: { code } });
  });
});

describe('the money of a withdrawal', () => {
  const withdraw = (number: string, email: string, pieces: string | null = null) =>
    shop.declarations.declare(
      { kind: 'withdrawal', name: 'Ada', contract: number, email, pieces },
      '10.0.0.1',
    );
  const declared = async (orderNumber: number) =>
    (await shop.ordering.orderForStaff(orderNumber, staff))?.declarations ?? [];
  const openOf = async (orderNumber: number) =>
    (await declared(orderNumber)).map(({ handledAt }) => handledAt === null);
  const idsOf = async (orderNumber: number) => (await declared(orderNumber)).map(({ id }) => id);

  test('is suggested with the delivery, and its refund closes the withdrawal where staff say so', async () => {
    const email = 'all-back@example.org';
    const { orderNumber, number, amountCents } = await aPaidOrder(shop, { email });
    await shop.fulfilment.shipLines(
      { orderNumber, positions: null },
      { carrier: null, tracking: null, link: null },
      staff,
    );
    await withdraw(number, email);
    await back(orderNumber);
    await back(orderNumber, { position: 1, deduction: { cents: 100, reason: 'Kratzer' } });
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    expect(order?.refundSuggested?.cents).toBe(amountCents - 100);
    const refund = { orderNumber, reason: 'Widerruf' };
    await shop.ordering.refundOrder({ ...refund, amountCents: 5_000, key: 'part' }, staff);
    expect(await openOf(orderNumber)).toEqual([true]);
    const rest = { ...refund, amountCents: amountCents - 5_100, key: 'rest' };
    const settledWithdrawals = await idsOf(orderNumber);
    expect((await shop.ordering.refundOrder({ ...rest, settledWithdrawals }, staff)).ok).toBe(true);
    expect(await openOf(orderNumber)).toEqual([false]);
    expect((await shop.ordering.orderForStaff(orderNumber, staff))?.refundSuggested).toBeNull();
  });

  const mayDo = async (orderNumber: number) => {
    const actions = actionsOf(await shop.ordering.orderForStaff(orderNumber, staff));
    return actions.filter((one) => one === 'take-back' || one === 'take-out' || one === 'cancel');
  };

  test('of a part that never left: it is taken out, and its money closes the withdrawal', async () => {
    const email = 'part@example.org';
    const { orderNumber, number } = await aPaidOrder(shop, { email });
    await withdraw(number, email, 'Sideboard');
    expect(await mayDo(orderNumber)).toEqual(['take-out', 'cancel']);
    await takeOut(orderNumber);
    const refund = { orderNumber, reason: 'Widerruf', amountCents: 90_000, key: 'of the part' };
    const settledWithdrawals = await idsOf(orderNumber);
    expect((await shop.ordering.refundOrder({ ...refund, settledWithdrawals }, staff)).ok).toBe(true);
    expect(await openOf(orderNumber)).toEqual([false]);
  });

  test('of one of two withdrawals closes that one, and none of another order', async () => {
    const [email, others] = ['two-parts@example.org', 'another@example.org'];
    const { orderNumber, number } = await aPaidOrder(shop, { email });
    await withdraw(number, email, 'Sideboard');
    await withdraw(number, email, 'Sessel');
    const another = await aPaidOrder(shop, { email: others });
    await withdraw(another.number, others);
    await takeOut(orderNumber);
    const first = (await declared(orderNumber)).find(({ pieces }) => pieces === 'Sideboard');
    const refund = { orderNumber, reason: 'Widerruf', amountCents: 90_000, key: 'of the first' };
    const settledWithdrawals = [first?.id ?? '', ...(await idsOf(another.orderNumber))];
    for (const _twice of [1, 2]) {
      expect((await shop.ordering.refundOrder({ ...refund, settledWithdrawals }, staff)).ok).toBe(true);
    }
    const open = (await declared(orderNumber)).filter(({ handledAt }) => handledAt === null);
    expect(open.map(({ pieces }) => pieces)).toEqual(['Sessel']);
    expect(await openOf(another.orderNumber)).toEqual([true]);
  });

  test('of everything, while some is out: what never left is taken out, the rest comes back', async () => {
    const email = 'whole@example.org';
    const { orderNumber, number, amountCents } = await aPaidOrder(shop, { email });
    await withdraw(number, email);
    await handedOver(orderNumber, [0]);
    expect(await mayDo(orderNumber)).toEqual(['take-back', 'take-out']);
    await back(orderNumber);
    expect(await mayDo(orderNumber)).toEqual(['take-out']);
    await takeOut(orderNumber, { position: 1 });
    expect(await mayDo(orderNumber)).toEqual([]);
    // Nothing is left with the customer, so the delivery is owed as well.
    expect((await shop.ordering.orderForStaff(orderNumber, staff))?.refundSuggested?.cents).toBe(amountCents);
  });

  test('is owed from the first proof on that the goods were sent', async () => {
    const email = 'proof@example.org';
    const { orderNumber, number } = await aPaidOrder(shop, { email });
    await withdraw(number, email);
    const [declared] = (await shop.ordering.orderForStaff(orderNumber, staff))?.declarations ?? [];
    const first = shop.now();
    for (let times = 0; times < 2; times += 1) {
      expect(await shop.declarations.noteDispatchProof(declared?.id ?? '', staff)).toEqual({ ok: true });
      shop.passMinutes(60);
    }
    expect((await shop.ordering.orderForStaff(orderNumber, staff))?.declarations).toMatchObject([
      { dispatchProvedAt: first },
    ]);
    const events = (await keptHistory(shop, orderNumber)).filter(({ type }) => type === 'dispatch-proved');
    expect(events).toHaveLength(1);
    const unknown = await shop.declarations.noteDispatchProof('00000000-0000-4000-8000-000000000000', staff);
    expect(unknown).toMatchObject({ error: { code: 'declaration-not-found' } });
  });
});

test('after eight years nothing names anybody in what came back', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  await handedOver(orderNumber, [0]);
  await back(orderNumber, {
    note: 'Frau Muster hat angerufen',
    deduction: { cents: 1, reason: 'Muster' },
  });
  shop.setNow(new Date('2038-01-01T00:00:00Z'));
  await shop.ordering.forgetContracts();
  const { rows } = await sql`
    select b.note, b.deduction_reason from order_returns b join orders o on o.id = b.order_id
    where o.number = ${orderNumber}
  `.execute(queries<object>(shop.db));
  expect(rows).toEqual([{ note: '', deduction_reason: '' }]);
});
