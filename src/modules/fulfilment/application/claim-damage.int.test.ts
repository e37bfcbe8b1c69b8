import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { languages } from '../../../shared/text/language.ts';
import { actionsOf, aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import {
  openTestOrdering,
  testAccount,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';
import { forgetOrders } from '../index.ts';
import type { claimDamage } from './claim-damage.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

let made = 0;
type Changes = Parameters<typeof aPaidOrder>[1];
/** An order whose second line is rented out, some days later. */
async function rentedOut(changes: Changes = {}) {
  made += 1;
  const email = `damage-${made}@example.org`;
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const order = await aPaidOrder(shop, { rentOption: '1 Woche', email, ...changes });
  const lines = { orderNumber: order.orderNumber, positions: [1] };
  const out = await shop.fulfilment.handOverLines(lines, staff);
  shop.setNow(new Date('2028-03-04T11:00:00Z'));
  if (!out.ok) throw new Error('the piece was not handed over');
  return { ...order, email, lines };
}
/** The same that has come back with a damage. */
async function damaged(changes: Changes = {}) {
  const { lines, ...order } = await rentedOut(changes);
  const back = await shop.fulfilment.returnRentals(lines, staff, { condition: 'damaged', note: 'Bein ab' });
  if (!back.ok) throw new Error('the rental did not come back');
  return order;
}

type Input = Parameters<typeof claimDamage>[1];
let keys = 0;
const key = () => `a key ${(keys += 1)}`;
const claim = (orderNumber: number, changes: Partial<Input> = {}) =>
  shop.fulfilment.claimDamage(
    {
      orderNumber,
      position: 1,
      amountCents: 12_000,
      reason: 'Stuhlbein gebrochen: neues Bein, Leim',
      dueOn: '2028-03-14',
      notReturned: false,
      quantity: null,
      key: key(),
      ...changes,
    },
    staff,
  );
const seen = async (orderNumber: number) => {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('no order');
  return order;
};
const settle = async (
  orderNumber: number,
  settlement: Parameters<TestOrdering['fulfilment']['settleClaim']>[0]['settlement'],
  idempotencyKey = key(),
) => {
  const [open] = (await seen(orderNumber)).claims;
  return shop.fulfilment.settleClaim(
    { orderNumber, key: idempotencyKey, claimId: open?.id ?? '', settlement },
    staff,
  );
};
const paid = { as: 'paid', amountCents: 12_000, receivedOn: '2028-03-04' } as const;
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);

describe('damage to a rented piece', () => {
  test('is claimed once, however often it is sent; the customer is told what, why, how and until when', async () => {
    const { orderNumber, number, email } = await damaged();
    expect(actionsOf(await seen(orderNumber))).toContain('claim-damage');
    const idempotencyKey = key();
    const before = (await mailsTo(email)).length;
    for (const done of await Promise.all([1, 2, 3].map(() => claim(orderNumber, { key: idempotencyKey })))) {
      expect(done).toEqual({ ok: true, value: undefined });
    }
    const order = await seen(orderNumber);
    expect(order.claims).toMatchObject([
      {
        number: `${number}-S1`,
        position: 1,
        amountCents: 12_000,
        dueOn: '2028-03-14',
        settled: null,
        claimedBy: 'test-staff',
        transfer: { ...testAccount, amountCents: 12_000, reference: `${number}-S1` },
      },
    ]);
    expect(actionsOf(order)).toEqual(expect.arrayContaining(['claim-damage', 'claim-paid', 'claim-waived']));
    // No turnover: neither invoice nor VAT.
    const { invoices } = order;
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice']);
    const told = (await mailsTo(email)).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual([`Schadensersatz: Bestellung ${number}`]);
    const text = told.map(textOf).join('');
    for (const said of ['Sessel', /120,00\s€/, 'Stuhlbein gebrochen', testAccount.iban, `${number}-S1`]) {
      expect(text).toMatch(said);
    }
    expect(text).toContain('14.03.2028');
    expect(text).toContain('keine Umsatzsteuer');
    expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
      type: 'damage-claimed',
      actor: 'test-staff',
      facts: { position: 1, amountCents: 12_000 },
    });
  });

  test('found later is another claim with the next number', async () => {
    const { orderNumber, number } = await damaged();
    await claim(orderNumber);
    await claim(orderNumber, { amountCents: 3_000, reason: 'Fleck' });
    expect((await seen(orderNumber)).claims.map((one) => one.number)).toEqual([
      `${number}-S1`,
      `${number}-S2`,
    ]);
  });

  test.each([
    ['of what was bought', { position: 0 }, 'not-a-returned-rental'],
    ['of no line', { position: 7 }, 'no-such-line'],
    ['payable today', { dueOn: '2028-03-04' }, 'due-day-out-of-range'],
  ])('%s is not claimed', async (_name, changes, code) => {
    const { orderNumber, email } = await damaged();
    const before = (await mailsTo(email)).length;
    expect(await claim(orderNumber, changes)).toEqual({ ok: false, error: { code } });
    expect((await seen(orderNumber)).claims).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(before);
  });

  test.each(languages)('is told of in the customer’s language: %s', async (language) => {
    const { orderNumber, email } = await damaged({ language });
    const before = (await mailsTo(email)).length;
    await claim(orderNumber);
    await settle(orderNumber, paid);
    await claim(orderNumber);
    const [, second] = (await seen(orderNumber)).claims;
    await shop.fulfilment.settleClaim(
      {
        orderNumber,
        key: key(),
        claimId: second?.id ?? '',
        settlement: { as: 'waived', reason: 'Kulanz, intern' },
      },
      staff,
    );
    const mails = (await mailsTo(email)).slice(before);
    expect(mails.map((mail) => mail.language)).toEqual([language, language, language, language]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
    expect(mails.map(textOf).join('')).not.toContain('intern');
  });
});

describe('a claim', () => {
  test('is paid once: what is sent again changes nothing, and neither does another key', async () => {
    const { orderNumber, number, email } = await damaged();
    await claim(orderNumber);
    const before = (await mailsTo(email)).length;
    const idempotencyKey = key();
    for (const done of await Promise.all([1, 2].map(() => settle(orderNumber, paid, idempotencyKey)))) {
      expect(done.ok).toBe(true);
    }
    expect(await settle(orderNumber, paid)).toEqual({ ok: false, error: { code: 'claim-settled' } });
    expect(await settle(orderNumber, { as: 'waived', reason: 'doch nicht' })).toMatchObject({
      error: { code: 'claim-settled' },
    });
    const order = await seen(orderNumber);
    expect(order.claims).toMatchObject([
      { settled: { as: 'paid', receivedOn: '2028-03-04', by: 'test-staff', reason: null }, transfer: null },
    ]);
    expect(actionsOf(order)).not.toContain('claim-paid');
    expect((await mailsTo(email)).slice(before).map(({ subject }) => subject)).toEqual([
      `Schadensersatz erhalten: Bestellung ${number}`,
    ]);
  });

  test('is paid in parts, each booked once; what is open is asked for, and no cent more is taken', async () => {
    const { orderNumber, number, email } = await damaged();
    await claim(orderNumber);
    const before = (await mailsTo(email)).length;
    const first = key();
    const part = { ...paid, amountCents: 5_000 };
    for (const done of await Promise.all([1, 2, 3].map(() => settle(orderNumber, part, first)))) {
      expect(done).toEqual({ ok: true, value: undefined });
    }
    let order = await seen(orderNumber);
    expect(order.claims).toMatchObject([
      {
        settled: null,
        receivedCents: 5_000,
        receipts: [{ amountCents: 5_000, bookedBy: 'test-staff' }],
        transfer: { amountCents: 7_000, receivedCents: 5_000 },
      },
    ]);
    expect(order.claims[0]?.transfer?.giroCode).toContain('EUR70.00');
    expect(actionsOf(order)).toContain('claim-paid');
    expect(await settle(orderNumber, { ...paid, amountCents: 7_001 })).toEqual({
      ok: false,
      error: { code: 'claim-too-much', leftCents: 7_000 },
    });
    const both = await Promise.all([1, 2].map(() => settle(orderNumber, { ...paid, amountCents: 7_000 })));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    order = await seen(orderNumber);
    expect(order.claims).toMatchObject([
      { settled: { as: 'paid' }, receivedCents: 12_000, receipts: [{}, {}], transfer: null },
    ]);
    const told = (await mailsTo(email)).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual([
      `Schadensersatz teilweise erhalten: Bestellung ${number}`,
      `Schadensersatz erhalten: Bestellung ${number}`,
    ]);
    expect(told.map(textOf)[0]).toMatch(/50,00\s€.*Offen sind noch 70,00\s€/s);
    expect((await keptHistory(shop, orderNumber)).slice(-2)).toMatchObject([
      { type: 'claim-part-paid', facts: { amountCents: 5_000, leftCents: 7_000 } },
      { type: 'claim-paid', facts: { amountCents: 7_000 } },
    ]);
  });

  test('is claimed up to the value of the piece, over all its claims, and what was waived can be claimed again', async () => {
    const { orderNumber } = await damaged();
    const tooMuch = (leftCents: number) => ({ ok: false, error: { code: 'claim-above-value', leftCents } });
    expect(await claim(orderNumber, { amountCents: 5_000_000 })).toEqual(tooMuch(90_000));
    expect((await claim(orderNumber, { amountCents: 60_000 })).ok).toBe(true);
    expect(await claim(orderNumber, { amountCents: 30_001 })).toEqual(tooMuch(30_000));
    expect((await seen(orderNumber)).claims).toHaveLength(1);
    await settle(orderNumber, { as: 'waived', reason: 'Kulanz' });
    expect((await claim(orderNumber, { amountCents: 90_000 })).ok).toBe(true);
  });

  test('that was paid in part is waived for the rest', async () => {
    const { orderNumber, email } = await damaged();
    await claim(orderNumber);
    await settle(orderNumber, { ...paid, amountCents: 2_000 });
    expect((await settle(orderNumber, { as: 'waived', reason: 'Vergleich' })).ok).toBe(true);
    expect((await seen(orderNumber)).claims).toMatchObject([
      { settled: { as: 'waived' }, receivedCents: 2_000, transfer: null },
    ]);
    expect(textOf((await mailsTo(email)).at(-1) ?? never())).toMatch(/noch offenen 100,00\s€/);
  });

  test('that there is not is not paid, nor one on a day that has not come', async () => {
    const { orderNumber } = await damaged();
    expect(await settle(orderNumber, paid)).toMatchObject({ error: { code: 'claim-not-found' } });
    await claim(orderNumber);
    expect(await settle(orderNumber, { ...paid, receivedOn: '2028-03-05' })).toMatchObject({
      error: { code: 'booked-in-future' },
    });
    expect((await seen(orderNumber)).claims).toMatchObject([{ settled: null }]);
  });

  test('keeps no words about anybody once its order is forgotten', async () => {
    const { orderNumber } = await damaged();
    await claim(orderNumber);
    await settle(orderNumber, { as: 'waived', reason: 'Frau Muster war nett' });
    await shop.db.transaction(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from orders where number = ${orderNumber}`.execute(queries<object>(tx));
      await forgetOrders(
        tx,
        rows.map(({ id }) => id),
        shop.now(),
      );
    });
    expect((await seen(orderNumber)).claims).toMatchObject([
      { amountCents: 12_000, reason: '', settled: { reason: '' } },
    ]);
  });
});

describe('a rented piece that does not come back', () => {
  const missing = { notReturned: true, amountCents: 40_000, reason: 'Zeitwert' };
  const stockOf = (pieceId: string) =>
    shop.db.transaction(async (tx) => {
      const [count] = await shop.inventory.countUnits(tx, [pieceId], shop.now());
      return count ?? null;
    });

  test('is claimed for and leaves the stock, once', async () => {
    const { orderNumber, number, email } = await rentedOut();
    expect(actionsOf(await seen(orderNumber))).toContain('claim-missing');
    const [, line] = (await seen(orderNumber)).lines;
    const before = await stockOf(line?.pieceId ?? '');
    const idempotencyKey = key();
    const done = await Promise.all([1, 2].map(() => claim(orderNumber, { ...missing, key: idempotencyKey })));
    expect(done.map(({ ok }) => ok)).toEqual([true, true]);
    const order = await seen(orderNumber);
    expect(order.fulfilments[1]).toMatchObject({ state: 'not-returned' });
    expect(order.claims).toMatchObject([{ notReturned: true, amountCents: 40_000, settled: null }]);
    expect(actionsOf(order)).not.toContain('claim-missing');
    expect(await stockOf(line?.pieceId ?? '')).toEqual(
      before?.count === 1 ? null : { ...before, count: (before?.count ?? 0) - 1, rented: 0 },
    );
    expect(textOf((await mailsTo(email)).at(-1) ?? never())).toMatch(/nicht zurückerhalten.*400,00\s€/s);
    expect((await mailsTo(email)).at(-1)?.subject).toBe(`Schadensersatz: Bestellung ${number}`);
    expect((await keptHistory(shop, orderNumber)).slice(-2)).toMatchObject([
      { type: 'rental-not-returned', actor: 'test-staff', facts: { position: 1 } },
      { type: 'damage-claimed', facts: { position: 1, notReturned: true } },
    ]);
    // Nobody reminds of it, and its time in the calendar is not prolonged any more.
    const mails = (await mailsTo(email)).length;
    shop.setNow(new Date('2028-03-20T11:00:00Z'));
    await shop.fulfilment.keepRentals();
    expect(await mailsTo(email)).toHaveLength(mails);
  });

  test('is in the shop again if it comes after all; what was claimed is for staff to end', async () => {
    const { orderNumber, lines } = await rentedOut();
    const [, line] = (await seen(orderNumber)).lines;
    const before = await stockOf(line?.pieceId ?? '');
    await claim(orderNumber, missing);
    expect(actionsOf(await seen(orderNumber))).toContain('return');
    shop.setNow(new Date('2028-03-20T11:00:00Z'));
    const back = await shop.fulfilment.returnRentals(lines, staff, {
      condition: 'as-handed-out',
      note: '',
    });
    expect(back.ok).toBe(true);
    const order = await seen(orderNumber);
    expect(order.fulfilments[1]).toMatchObject({ state: 'returned' });
    expect(order.claims).toMatchObject([{ settled: null }]);
    shop.setNow(new Date('2028-03-20T11:01:00Z'));
    expect(await stockOf(line?.pieceId ?? '')).toEqual({
      ...before,
      free: (before?.free ?? 0) + 1,
      rented: 0,
    });
  });

  test('is none that is back already, or was never out', async () => {
    const { orderNumber } = await damaged();
    for (const position of [0, 1]) {
      expect(await claim(orderNumber, { ...missing, position })).toEqual({
        ok: false,
        error: { code: 'not-rented-out' },
      });
    }
  });
});

function never(): never {
  throw new Error('there is no mail');
}
