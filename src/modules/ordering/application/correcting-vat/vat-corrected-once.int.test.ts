import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { RightMissing } from '../../../../shared/staff/staff-rights.ts';
import { rightsOf } from '../../../../shared/staff/staff-roles.ts';
import { languages, type Language } from '../../../../shared/text/language.ts';
import { orderMailTexts } from '../mails/mail-parts.ts';
import { actionsOf, staff } from '../../testing/an-order.ts';
import { openToBusinesses } from '../../testing/open-to-businesses.ts';

let at: Awaited<ReturnType<typeof openToBusinesses>>;
beforeAll(async () => {
  at = await openToBusinesses();
});
afterAll(() => at.shop.db.close());

const clerk = (role: 'office' | 'read-only', more: object = {}): Actor => ({
  kind: 'staff',
  id: randomUUID(),
  name: 'Anna',
  role,
  rights: rightsOf(role),
  isFresh: true,
  ...more,
});

describe('it is done once', () => {
  test('however often the button is pressed', async () => {
    const order = await at.aPaidOrder();
    await at.confirm(order);
    const { version } = await at.seen(order);
    const actor = clerk('office', {
      basedOn: version,
      idempotencyKey: 'a double click',
      step: { content: { path: '/correct-vat' }, at: at.shop.now() },
    });
    const done = await Promise.all([1, 2, 3].map(() => at.correct(order, actor)));
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    for (const one of done) {
      if (!one.ok) expect(one.error).toEqual({ code: 'seen-is-past', isRepeated: true });
    }
    expect(await at.papersOf(order)).toHaveLength(3);
    expect((await at.seen(order)).refunds).toHaveLength(1);
  });

  test('of two who press at once, and of one who has not seen the other', async () => {
    const order = await at.aPaidOrder();
    await at.confirm(order);
    const { version } = await at.seen(order);
    const both = await Promise.all([at.correct(order), at.correct(order)]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(both.find((one) => !one.ok)).toEqual({ ok: false, error: { code: 'vat-corrected-already' } });
    expect(await at.correct(order, clerk('office', { basedOn: version }))).toEqual({
      ok: false,
      error: { code: 'seen-is-past' },
    });
    expect((await at.seen(order)).refunds).toHaveLength(1);
  });
});

describe('it is refused', () => {
  test('to those who may not pay money back', async () => {
    const order = await at.aPaidOrder();
    await at.confirm(order);
    await expect(at.correct(order, clerk('read-only'))).rejects.toThrow(RightMissing);
    expect(await at.papersOf(order)).toHaveLength(1);
  });

  test('without a confirmation of the day on which the goods leave, or have left', async () => {
    const order = await at.aPaidOrder();
    const stays = { ok: false, error: { code: 'vat-id-not-confirmed-then' } };
    expect(await at.correct(order)).toEqual(stays);
    await at.confirm(order);
    at.shop.passMinutes(24 * 60);
    expect(await at.correct(order)).toEqual(stays);
    const parcel = { carrier: null, tracking: null, link: null };
    const { orderNumber } = order;
    expect(await at.shop.fulfilment.shipLines({ orderNumber, positions: null }, parcel, staff)).toMatchObject(
      {
        ok: true,
      },
    );
    at.shop.passMinutes(24 * 60);
    // Of today it says nothing about yesterday, when they left.
    await at.confirm(order);
    expect(actionsOf(await at.seen(order))).not.toContain('correct-vat');
    expect(await at.correct(order)).toEqual(stays);
  });

  test('but not weeks after they have left on a day for which it was confirmed', async () => {
    const order = await at.aPaidOrder();
    await at.confirm(order);
    const parcel = { carrier: null, tracking: null, link: null };
    const { orderNumber } = order;
    await at.shop.fulfilment.shipLines({ orderNumber, positions: null }, parcel, staff);
    at.shop.passMinutes(20 * 24 * 60);
    expect(await at.correct(order)).toMatchObject({ ok: true });
    expect((await at.seen(order)).exemptionProof).toMatchObject({ missing: { since: expect.any(String) } });
  });

  test('once money has gone back', async () => {
    const order = await at.aPaidOrder();
    const input = { orderNumber: order.orderNumber, amountCents: 1000, reason: 'Kratzer', key: randomUUID() };
    expect(await at.shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
    await at.confirm(order);
    expect(await at.correct(order)).toEqual({ ok: false, error: { code: 'vat-after-refund' } });
    expect(await at.papersOf(order)).toHaveLength(2);
  });

  test('while a card is just being charged', async () => {
    const order = await at.anOrder({ paymentMethod: 'stripe' });
    await at.confirm(order);
    expect(await at.correct(order)).toEqual({ ok: false, error: { code: 'vat-while-paying' } });
  });
});

test('the prices of an order change in no other way', async () => {
  const order = await at.aPaidOrder();
  const change = (set: string) =>
    sql`
      update order_lines set ${sql.raw(set)} where position = 1
      and order_id = (select id from orders where number = ${order.orderNumber})
    `.execute(queries<object>(at.shop.db));
  const refused = 'order_lines is append-only';
  const lower = 'gross_cents = 39000, subtotal_cents = 39000, net_cents = 39000, vat_cents = 0';
  const exempt = `vat_by_rate = '[{"percent": 0, "exemption": "intra-community"}]'`;
  await expect(change(`${lower}, ${exempt}`)).rejects.toThrow(refused);
  await at.confirm(order);
  await at.correct(order);
  await expect(change(lower)).rejects.toThrow(refused);
  await expect(change('shipping_cents = 0')).rejects.toThrow(refused);
  await expect(change('quantity = 2')).rejects.toThrow(refused);
});

test.each<Language>([...languages])('its customer reads why and how much in %s', async (language) => {
  const order = await at.aPaidOrder({ language });
  await at.confirm(order);
  await at.correct(order);
  const last = (await at.shop.mails()).findLast(({ to }) => to === order.email);
  expect(last?.language).toBe(language);
  expect(last?.subject).toContain(order.number);
  const { euros } = orderMailTexts(language);
  const { totalCents } = (await at.seen(order)).totals;
  const text = last === undefined ? '' : textOf(last);
  for (const cents of [order.amountCents, totalCents, order.amountCents - totalCents]) {
    expect(text).toContain(euros(cents));
  }
});
