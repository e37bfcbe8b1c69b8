import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { languages } from '../../../shared/text/language.ts';
import { aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
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
/** An order whose second line was rented out and has come back with a damage. */
async function damaged(changes: Parameters<typeof aPaidOrder>[1] = {}) {
  made += 1;
  const email = `damage-${made}@example.org`;
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const order = await aPaidOrder(shop, { rentOption: '1 Woche', email, ...changes });
  const lines = { orderNumber: order.orderNumber, positions: [1] };
  const out = await shop.fulfilment.handOverLines(lines, staff);
  shop.setNow(new Date('2028-03-04T11:00:00Z'));
  const back = await shop.fulfilment.returnRentals(lines, staff, { condition: 'damaged', note: 'Bein ab' });
  if (!out.ok || !back.ok) throw new Error('the rental did not come back');
  return { ...order, email };
}

type Wish = Parameters<typeof claimDamage>[1];
let keys = 0;
const key = () => `a wish ${(keys += 1)}`;
const claim = (orderNumber: number, changes: Partial<Wish> = {}) =>
  shop.fulfilment.claimDamage(
    {
      ...{ orderNumber, position: 1, amountCents: 12_000, reason: 'Stuhlbein gebrochen: neues Bein, Leim' },
      ...{ dueOn: '2028-03-14', key: key(), ...changes },
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
  wish = key(),
) => {
  const [open] = (await seen(orderNumber)).claims;
  return shop.fulfilment.settleClaim({ orderNumber, key: wish, claimId: open?.id ?? '', settlement }, staff);
};
const paid = { as: 'paid', receivedOn: '2028-03-04' } as const;
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);

describe('damage to a rented piece', () => {
  test('is claimed once, however often it is sent; the customer is told what, why, how and until when', async () => {
    const { orderNumber, number, email } = await damaged();
    expect((await seen(orderNumber)).actions).toContain('claim-damage');
    const wish = key();
    const before = (await mailsTo(email)).length;
    for (const done of await Promise.all([1, 2, 3].map(() => claim(orderNumber, { key: wish })))) {
      expect(done).toEqual({ ok: true, value: undefined });
    }
    const order = await seen(orderNumber);
    expect(order.claims).toMatchObject([
      {
        ...{ number: `${number}-S1`, position: 1, amountCents: 12_000, dueOn: '2028-03-14', settled: null },
        claimedBy: 'test-staff',
        transfer: { ...testAccount, amountCents: 12_000, reference: `${number}-S1` },
      },
    ]);
    expect(order.actions).toEqual(expect.arrayContaining(['claim-damage', 'claim-paid', 'claim-waived']));
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
      ...{ type: 'damage-claimed', actor: 'test-staff' },
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
        ...{ orderNumber, key: key(), claimId: second?.id ?? '' },
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
  test('is paid once: what is sent again changes nothing, and neither does another wish', async () => {
    const { orderNumber, number, email } = await damaged();
    await claim(orderNumber);
    const before = (await mailsTo(email)).length;
    const wish = key();
    for (const done of await Promise.all([1, 2].map(() => settle(orderNumber, paid, wish)))) {
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
    expect(order.actions).not.toContain('claim-paid');
    expect((await mailsTo(email)).slice(before).map(({ subject }) => subject)).toEqual([
      `Schadensersatz erhalten: Bestellung ${number}`,
    ]);
  });

  test('that there is not is not paid, nor one on a day that has not come', async () => {
    const { orderNumber } = await damaged();
    expect(await settle(orderNumber, paid)).toMatchObject({ error: { code: 'claim-not-found' } });
    await claim(orderNumber);
    expect(await settle(orderNumber, { as: 'paid', receivedOn: '2028-03-05' })).toMatchObject({
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
      );
    });
    expect((await seen(orderNumber)).claims).toMatchObject([
      { amountCents: 12_000, reason: '', settled: { reason: '' } },
    ]);
  });
});
