import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import type { Language } from '../../../../shared/text/language.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { boughtGiftOf } from '../../../vouchers/index.ts';
import { parseOrderNumber } from '../../domain/order.ts';
import { readOrder } from '../../infrastructure/stored-order.ts';
import { staff } from '../../testing/an-order.ts';
import { giftsOf } from '../../testing/gifts-of.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';
import type { GiftRequest } from './order-gift.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());
const { withGift, initiate, accepted } = giftsOf(() => shop);

let made = 0;
const aCartItem = (changes: Partial<GiftRequest['gift']> = {}): GiftRequest => {
  made += 1;
  return {
    valueCents: 100_00,
    gift: { design: 'armchair', recipient: 'Für Ada', greeting: 'Alles Gute!', sendOn: null, ...changes },
    customer: {
      email: `giver-${made}@example.org`,
      phone: '',
      firstName: 'Grace',
      lastName: 'Muster',
      company: null,
      vatId: null,
      street: 'Boxhagener Straße 1',
      apartment: null,
      postalCode: '10245',
      city: 'Berlin',
      country: 'DE',
      kind: 'consumer',
      carrierContact: false,
      billing: null,
      note: null,
    },
    paymentMethod: 'bank_transfer',
  };
};

interface Ordered {
  readonly orderId: string;
  readonly number: number;
  readonly id: string;
  readonly email: string;
}

async function ordered(input = aCartItem(), language: Language = 'de'): Promise<Ordered> {
  const request = { idempotencyKey: randomUUID(), client: '192.0.2.1', customerId: null, language };
  const drafted = await shop.ordering.orderGift(input, request);
  if (!drafted.ok) throw new Error(drafted.error.code);
  const { orderId } = drafted.value;
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const number = parseOrderNumber(confirmed.value.number) ?? 0;
  const stored = await readOrder(shop.db, { number });
  return { orderId, number, id: stored?.id ?? '', email: input.customer.email };
}

const pay = ({ number }: Ordered, amountCents = 100_00) =>
  shop.ordering.markAsPaid(
    { orderNumber: number, amountCents, externalId: null, receivedOn: null, key: randomUUID() },
    staff,
  );

async function paid(input?: GiftRequest, language?: Language): Promise<Ordered> {
  const order = await ordered(input, language);
  const received = await pay(order);
  if (!received.ok) throw new Error(received.error.code);
  return order;
}

const viewOf = async ({ orderId }: Ordered) => {
  const view = await shop.ordering.getOrder(orderId);
  if (!view.ok) throw new Error(view.error.code);
  return view.value;
};
const mailsTo = async ({ email }: Ordered, subject: RegExp): Promise<Mail[]> =>
  (await shop.mails()).filter((mail) => mail.to === email && subject.test(mail.subject));
const vouchersMailed = (order: Ordered) => mailsTo(order, /^Ihr Geschenkgutschein/);
const codeOf = async ({ id }: Ordered) => (await shop.vouchers.codeOfBoughtGift(shop.db, id)) ?? '';
const refund = ({ number }: Ordered, amountCents: number | null) =>
  shop.ordering.refundOrder(
    { orderNumber: number, amountCents, reason: 'Widerruf', key: randomUUID() },
    staff,
  );

describe('buying one', () => {
  test('is an order without lines, delivery and VAT, and nothing is issued before the money is there', async () => {
    const order = await ordered();
    const view = await viewOf(order);
    expect(view).toMatchObject({
      state: 'accepted',
      lines: [],
      delivery: 'download',
      vatByRate: [],
      pickupStores: null,
      totals: { totalCents: 100_00, shippingCents: 0, taxCents: 0 },
      gift: { recipient: 'Für Ada', voucher: null, isToDownload: false },
    });
    expect(await shop.ordering.giftOfOrder(order.orderId)).toBeNull();
    const [mail] = await mailsTo(order, /^Ihre Bestellung/);
    const text = JSON.stringify(mail);
    expect(text).toContain('sobald Ihre Zahlung da ist');
    expect(text).toContain('Mehrzweck-Gutschein');
    // Who orders does not write to strangers, and nothing is delivered.
    for (const strange of ['Alles Gute', 'Für Ada', 'Lieferung', 'Abholung', 'Stücke']) {
      expect(text).not.toContain(strange);
    }
  });

  test.each([
    ['fr', 'bon-cadeau.pdf'],
    ['es', 'vale-regalo.pdf'],
    ['it', 'buono-regalo.pdf'],
  ] as const)('is printed in the language of its order: %s', async (language, name) => {
    const order = await paid(aCartItem(), language);
    expect((await shop.ordering.giftOfOrder(order.orderId))?.name).toBe(name);
  });

  test('once it is paid it is issued, invoiced without VAT, mailed once as PDF, and can be redeemed', async () => {
    const order = await paid();
    const view = await viewOf(order);
    expect(view.gift).toMatchObject({
      isToDownload: true,
      voucher: { balanceCents: 100_00, lastDay: '2031-12-31' },
    });
    const { rows } = await sql<{ content: { taxes: object[]; lines: { title: string }[] } }>`
      select content from invoices where reference = ${order.id}
    `.execute(queries<object>(shop.db));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.content).toMatchObject({
      taxes: [{ vatPercent: 0, netCents: 100_00, taxCents: 0 }],
      lines: [{ title: 'Geschenkgutschein', vatPercent: 0 }],
    });

    await shop.ordering.sendGifts();
    await shop.ordering.sendGifts();
    const [mail, ...more] = await vouchersMailed(order);
    expect(more).toEqual([]);
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'Geschenkgutschein.pdf' });
    const pdf = Buffer.from(file !== undefined && 'base64' in file ? file.base64 : '', 'base64').toString(
      'latin1',
    );
    expect(pdf).toMatch(/^%PDF-1\.7/);

    const code = await codeOf(order);
    expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    // Only sealed in the database, and in no mail's text.
    const kept = await sql<{ text: string }>`
      select (select json_agg(g) from gift_vouchers g)::text || (select json_agg(m) from sent_mails m)::text as text
    `.execute(queries<object>(shop.db));
    expect(kept.rows[0]?.text).not.toContain(code);
    expect(kept.rows[0]?.text).not.toContain('base64');
    const { blocks } = mail ?? { blocks: [] };
    expect(JSON.stringify(blocks)).not.toContain(code);
    expect((await shop.ordering.giftOfOrder(order.orderId))?.name).toBe('Geschenkgutschein.pdf');

    const other = await accepted(await withGift({ code }, 100_00));
    expect(other.orderNumber).toBeGreaterThan(0);
  });

  test('is the same order when it is sent twice, and another with another content is refused', async () => {
    const request = { idempotencyKey: randomUUID(), client: '192.0.2.1', customerId: null };
    const input = aCartItem();
    const [one, two] = await Promise.all([
      shop.ordering.orderGift(input, request),
      shop.ordering.orderGift(input, request),
    ]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await shop.ordering.orderGift({ ...input, valueCents: 50_00 }, request)).toMatchObject({
      error: { code: 'idempotency-conflict' },
    });
  });

  test('on a day that is over, or in more than a year, is refused', async () => {
    for (const sendOn of ['2028-02-28', '2029-03-01']) {
      const request = { idempotencyKey: randomUUID(), client: '192.0.2.1', customerId: null };
      expect(await shop.ordering.orderGift(aCartItem({ sendOn }), request)).toMatchObject({
        error: { code: 'gift-day-impossible' },
      });
    }
  });
});

describe('the day of choice', () => {
  test('it is mailed in the morning of that day, and can be downloaded before', async () => {
    const before = shop.now();
    const order = await paid(aCartItem({ sendOn: '2028-03-02' }));
    await shop.ordering.sendGifts();
    expect(await vouchersMailed(order)).toEqual([]);
    expect((await viewOf(order)).gift?.isToDownload).toBe(true);
    shop.setNow(new Date('2028-03-02T06:59:00Z'));
    await shop.ordering.sendGifts();
    expect(await vouchersMailed(order)).toEqual([]);
    shop.setNow(new Date('2028-03-02T07:01:00Z'));
    await shop.ordering.sendGifts();
    expect(await vouchersMailed(order)).toHaveLength(1);
    shop.setNow(before);
  });

  test('a process that dies while it is mailed loses nothing and repeats nothing', async () => {
    const order = await paid();
    const failing = async (): Promise<void> => {
      await shop.db.transaction(async (tx) => {
        expect(await shop.vouchers.noteGiftSent(tx, order.id, shop.now())).toBe(true);
        throw new Error('killed');
      });
    };
    await expect(failing()).rejects.toThrow('killed');
    await Promise.all([shop.ordering.sendGifts(), shop.ordering.sendGifts()]);
    expect(await vouchersMailed(order)).toHaveLength(1);
  });

  test('one whose code staff have replaced is not mailed with the old one', async () => {
    const order = await paid();
    const { rows } = await sql<{ id: string }>`
      select id from gift_vouchers where order_id = ${order.id}::uuid
    `.execute(queries<object>(shop.db));
    await shop.vouchers.replaceGift(rows[0]?.id ?? '', staff);
    await shop.ordering.sendGifts();
    expect(await vouchersMailed(order)).toEqual([]);
    expect(await shop.ordering.giftOfOrder(order.orderId)).toBeNull();
  });

  test('after a restore from a backup, where the sealed code cannot be read, it is mailed with another one', async () => {
    const order = await paid();
    await sql`update gift_vouchers set sealed_code = 'c2VhbGVkIHdpdGggYW5vdGhlciBrZXksIGxvbmcgYWdv'
      where order_id = ${order.id}::uuid`.execute(queries<object>(shop.db));
    await shop.ordering.sendGifts();
    expect(await vouchersMailed(order)).toHaveLength(1);
    expect(await shop.vouchers.askGiftBalance(await codeOf(order))).toMatchObject({ ok: true });
  });
});

describe('money that goes back', () => {
  test('ends the voucher, which is not mailed and pays for nothing any more', async () => {
    const order = await paid(aCartItem({ sendOn: '2028-06-01' }));
    const code = await codeOf(order);
    expect(await refund(order, null)).toMatchObject({ ok: true });
    expect(await boughtGiftOf(shop.db, order.id)).toMatchObject({ balanceCents: 0, isCancelled: true });
    expect(await initiate(await withGift({ code }, 100_00))).toMatchObject({
      error: { reason: { code: 'voucher-unknown' } },
    });
    expect(await shop.ordering.giftOfOrder(order.orderId)).toBeNull();
    const before = shop.now();
    shop.setNow(new Date('2028-06-01T10:00:00Z'));
    await shop.ordering.sendGifts();
    shop.setNow(before);
    expect(await vouchersMailed(order)).toEqual([]);
  });

  test('is no more than what is left on it: what was redeemed does not go back', async () => {
    const order = await paid();
    const code = await codeOf(order);
    const used = await sql`
      update gift_vouchers set balance_cents = 3000 where order_id = ${order.id}::uuid
    `.execute(queries<object>(shop.db));
    expect(used.numAffectedRows).toBe(1n);
    expect(await refund(order, null)).toMatchObject({ error: { code: 'refund-too-much', leftCents: 30_00 } });
    expect(await refund(order, 10_00)).toMatchObject({ ok: true });
    expect(await shop.vouchers.askGiftBalance(code)).toMatchObject({ value: { balanceCents: 20_00 } });
    expect(await refund(order, 20_00)).toMatchObject({ ok: true });
    expect(await boughtGiftOf(shop.db, order.id)).toMatchObject({ balanceCents: 0, isCancelled: true });
  });

  test('staff cannot undo it like a sale at the counter, but call its order off', async () => {
    const order = await paid();
    const { rows } = await sql<{ id: string }>`
      select id from gift_vouchers where order_id = ${order.id}::uuid
    `.execute(queries<object>(shop.db));
    expect(await shop.vouchers.cancelSale(rows[0]?.id ?? '', staff)).toMatchObject({
      error: { code: 'gift-bought-by-order' },
    });
    expect(await shop.ordering.cancelOrder(order.number, staff)).toMatchObject({ ok: true });
    expect(await boughtGiftOf(shop.db, order.id)).toMatchObject({ isCancelled: true });
  });

  test('that never came takes the voucher back, and with the money comes another code', async () => {
    const order = await paid();
    const code = await codeOf(order);
    const { rows } = await sql<{ id: string }>`
      select id from order_receipts where order_id = ${order.id}::uuid
    `.execute(queries<object>(shop.db));
    const mistake = { orderNumber: order.number, receiptId: rows[0]?.id ?? '', reason: 'Verwechselt' };
    expect(await shop.ordering.takeBackReceipt(mistake, staff)).toMatchObject({ ok: true, value: 'open' });
    expect(await shop.vouchers.askGiftBalance(code)).toMatchObject({
      error: { reason: { code: 'voucher-unknown' } },
    });
    expect(await pay(order)).toMatchObject({ ok: true });
    expect(await codeOf(order)).not.toBe(code);
    expect(await shop.vouchers.askGiftBalance(await codeOf(order))).toMatchObject({
      value: { balanceCents: 100_00 },
    });
  });
});
