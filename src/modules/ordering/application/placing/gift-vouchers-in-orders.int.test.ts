import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import { deliveredPrice, initiated, staff } from '../../testing/an-order.ts';
import { giftsOf } from '../../testing/gifts-of.ts';
import {
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe: fakeProvider('stripe') } });
});
afterAll(() => shop.db.close());

const { aGift, balanceOf, withGift, initiate, accepted } = giftsOf(() => shop);
const outcomeOf = (answer: Awaited<ReturnType<typeof initiate>>) =>
  answer.ok
    ? 'ordered'
    : answer.error.code === 'voucher-refused'
      ? answer.error.reason.code
      : answer.error.code;

test('it pays a part: the price and its tax stay, and the rest is asked for', async () => {
  const gift = await aGift();
  const { orderId } = await accepted(await withGift(gift));
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({
    value: {
      totals: { totalCents: deliveredPrice, giftCents: 50_00, voucherCents: 0 },
      lines: [{ grossCents: 900_00 }],
      bankTransfer: { amountCents: deliveredPrice - 50_00 },
    },
  });
  expect(await balanceOf(gift)).toBe(0);
  const mail = JSON.stringify((await shop.mails()).at(-1));
  expect(mail).toContain('Bezahlt mit Geschenkgutschein');
  expect(mail).toContain('875,00');
});

test('it pays beside a promotional voucher, which lowers the price first', async () => {
  const gift = await aGift(1000_00);
  const made = await shop.vouchers.makeVoucher(
    {
      name: 'Probe',
      worth: { kind: 'value', cents: 20_00 },
      leastCents: 0,
      codeCount: 1,
      firstDay: '2028-01-01',
      lastDay: null,
      shopType: null,
      contract: null,
      customerKind: null,
      holderEmail: null,
      usesPerCode: 1,
      oncePerPerson: false,
    },
    staff,
  );
  const codes = made.ok ? made.value.codes : [];
  const checkout = await withGift(gift, deliveredPrice);
  const both = { ...checkout, totalCents: deliveredPrice - 20_00, voucherCode: codes[0] ?? '' };
  await initiated(shop, both);
  expect(await balanceOf(gift)).toBe(1000_00 - (deliveredPrice - 20_00));
});

test('where it pays everything, the click sells the pieces, and nothing is asked of anybody', async () => {
  const gift = await aGift(1000_00);
  const { orderId, orderNumber } = await accepted(
    await withGift(gift, deliveredPrice, { paymentMethod: 'stripe' }),
  );
  const order = await shop.ordering.getOrder(orderId);
  expect(order).toMatchObject({
    value: {
      state: 'accepted',
      paymentMethod: 'gift_voucher',
      payment: { state: 'received' },
      payUntil: null,
      bankTransfer: null,
      invoices: [{ grossCents: deliveredPrice }],
    },
  });
  expect(await balanceOf(gift)).toBe(1000_00 - deliveredPrice);
  const { rows } = await sql<{ content: { moneyWay: string; giftCents: number } }>`
    select content from invoices where order_number = ${`WMK-${orderNumber}`}
  `.execute(queries<object>(shop.db));
  expect(rows[0]?.content).toMatchObject({ moneyWay: 'gift_voucher', giftCents: deliveredPrice });
  // Clicked once more, nothing more happens.
  expect((await shop.ordering.confirmOrder(orderId, null)).ok).toBe(true);
  expect(await balanceOf(gift)).toBe(1000_00 - deliveredPrice);
  shop.passMinutes(9 * 24 * 60);
  await shop.ordering.lapseOrders();
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'accepted' } });
});

test('a card is asked for the rest alone', async () => {
  const gift = await aGift();
  const orderId = await initiated(shop, await withGift(gift, 50_00, { paymentMethod: 'stripe' }));
  await shop.ordering.confirmOrder(orderId, null);
  const asked = await shop.ordering.askForPayment(orderId, 'card');
  expect(asked).toMatchObject({ ok: true, value: { payment: { amountCents: deliveredPrice - 50_00 } } });
});

test('no code is kept', async () => {
  const gift = await aGift();
  await initiated(shop, await withGift(gift));
  const { rows } = await sql`
    select g::text || u::text || o::text as text from gift_vouchers g, gift_voucher_uses u, orders o
  `.execute(queries<object>(shop.db));
  expect(rows.length).toBeGreaterThan(0);
  for (const text of [gift.code, gift.code.replaceAll('-', '')]) {
    expect(JSON.stringify(rows)).not.toContain(text);
  }
});

describe('of a hundred shoppers at once with one code', () => {
  test('no more is spent than is on it, and the others hold nothing', { timeout: 300_000 }, async () => {
    const gift = await aGift(3000_00);
    const checkouts = await Promise.all(Array.from({ length: 100 }, () => withGift(gift, deliveredPrice)));
    const answers = await Promise.all(checkouts.map(initiate));
    // It pays for three orders; all who come later find less than they have seen.
    const outcomes = [...Array<string>(3).fill('ordered'), ...Array<string>(97).fill('total-changed')];
    expect(answers.map(outcomeOf).toSorted()).toEqual(outcomes);
    expect(await balanceOf(gift)).toBe(3000_00 - 3 * deliveredPrice);
    const pieces = checkouts.flatMap(({ items }) => items.map(({ pieceId }) => pieceId));
    const stock = await shop.inventory.availabilityOf(shop.db, pieces, shop.now());
    expect(pieces.filter((piece) => stock.get(piece)?.stockAmt === 0)).toHaveLength(3);
  });

  test('it is never overdrawn, in whatever order drafts are made, dropped and replaced', async () => {
    const gift = await aGift(100_00);
    const once = async (index: number) => {
      const checkout = await withGift(gift, 100_00, { checkoutKey: `race ${index}` });
      const answer = await initiate(checkout);
      if (!answer.ok) return outcomeOf(answer);
      const again = await initiate({ ...checkout, customer: { ...checkout.customer, note: 'Hinterhaus' } });
      if (again.ok && index % 2 === 0) await shop.ordering.cancelDraft(again.value.orderId);
      return outcomeOf(again);
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => once(index)));
    const { rows } = await sql<{ taken: number }>`
      select coalesce(sum(amount_cents), 0)::int as taken from gift_voucher_uses
      where gift_voucher_id = ${gift.id} and given_back_at is null
    `.execute(queries<object>(shop.db));
    expect(await balanceOf(gift)).toBe(100_00 - (rows[0]?.taken ?? 0));
    expect(rows[0]?.taken).toBeLessThanOrEqual(100_00);
  });
});

describe('a cart is told', () => {
  const ask = async (code: string, checkoutKey: string | null = null) => {
    const items = [aCartItem(await aPieceForSale(shop.db, shop.inventory))];
    const answer = await shop.ordering.checkVoucher({ code, items, kind: null, checkoutKey });
    if (answer.ok) return answer.value.gift;
    return answer.error.code === 'voucher-refused' ? answer.error.reason.code : answer.error.code;
  };

  test('what is on it, with what its own draft would give back', async () => {
    const gift = await aGift();
    expect(await ask(gift.code.toLowerCase())).toEqual({ balanceCents: 50_00, lastDay: '2031-12-31' });
    await initiated(shop, await withGift(gift, 50_00, { checkoutKey: 'my gift' }));
    expect(await ask(gift.code, 'my gift')).toEqual({ balanceCents: 50_00, lastDay: '2031-12-31' });
    expect(await ask(gift.code, 'yours')).toBe('gift-voucher-held');
    expect(outcomeOf(await initiate(await withGift(gift, 50_00, { checkoutKey: 'yours' })))).toBe(
      'gift-voucher-held',
    );
  });

  test('that it is over, or nothing where it is blocked or its code was replaced', async () => {
    const gift = await aGift();
    await shop.vouchers.blockGift(gift.id, true, staff);
    expect(await ask(gift.code)).toBe('voucher-unknown');
    expect(outcomeOf(await initiate(await withGift(gift)))).toBe('voucher-unknown');
    await shop.vouchers.blockGift(gift.id, false, staff);
    const other = await shop.vouchers.replaceGift(gift.id, staff);
    if (!other.ok) throw new Error(other.error.code);
    expect(await ask(gift.code)).toBe('voucher-unknown');
    expect(await ask(other.value.code)).toMatchObject({ balanceCents: 50_00 });
    expect(await shop.vouchers.giftOfCode(gift.code, staff)).toBeNull();
    expect(await shop.vouchers.giftOfCode(other.value.code, staff)).toMatchObject({ id: gift.id });
    const now = shop.now();
    shop.setNow(new Date('2032-01-01T11:00:00Z'));
    expect(await ask(other.value.code)).toBe('voucher-over');
    await shop.vouchers.extendGift(gift.id, '2032-06-30', staff);
    expect(await ask(other.value.code)).toMatchObject({ lastDay: '2032-06-30' });
    shop.setNow(now);
  });
});

describe('whoever knows the code is told', () => {
  const ask = async (code: string) => {
    const asked = await shop.ordering.askGiftBalance(code);
    return asked.ok ? asked.value : asked.error.reason.code;
  };

  test('what an order holds that is not paid yet, and until when, but not of one that is paid', async () => {
    const now = shop.now();
    shop.setNow(new Date('2029-03-05T09:00:00Z'));
    const gift = await aGift(80_00);
    expect(await ask(gift.code)).toMatchObject({ balanceCents: 80_00, held: null });
    const drafted = await initiated(shop, await withGift(gift, 80_00, { checkoutKey: 'held' }));
    expect(await ask(gift.code)).toMatchObject({ held: { cents: 80_00, lastDay: '2029-03-05' } });
    await shop.ordering.confirmOrder(drafted, null);
    expect(await ask(gift.code)).toEqual({
      balanceCents: 0,
      lastDay: '2032-12-31',
      held: { cents: 80_00, lastDay: '2029-03-12' },
    });
    // Seven days after the day of the contract.
    shop.setNow(new Date('2029-03-12T23:00:00Z'));
    await shop.ordering.lapseOrders();
    expect(await ask(gift.code)).toMatchObject({ balanceCents: 80_00, held: null });

    const all = await aGift(1000_00);
    await accepted(await withGift(all, deliveredPrice));
    expect(await ask(all.code)).toMatchObject({ balanceCents: 1000_00 - deliveredPrice, held: null });
    shop.setNow(now);
  });

  test('a spent one is spent', async () => {
    const gift = await aGift(50_00);
    const { orderNumber } = await accepted(await withGift(gift));
    const paid = await shop.ordering.markAsPaid(
      { orderNumber, amountCents: deliveredPrice - 50_00, externalId: 'bank' },
      staff,
    );
    expect(paid.ok).toBe(true);
    expect(await ask(gift.code)).toMatchObject({ balanceCents: 0, held: null });
    const again = await initiate(await withGift(gift));
    expect(outcomeOf(again)).toBe('gift-voucher-spent');
  });
});

test('visitors sell, see and change none', async () => {
  const visitor = { kind: 'visitor' } as const;
  const { id, code } = await aGift();
  const sale = { valueCents: 100, paidBy: 'cash', key: 'of a visitor' } as const;
  await expect(shop.vouchers.sellGift(sale, visitor)).rejects.toThrow('vouchers:write');
  await expect(shop.vouchers.cancelSale(id, visitor)).rejects.toThrow('vouchers:write');
  await expect(shop.vouchers.giftOfCode(code, visitor)).rejects.toThrow('vouchers:read');
  await expect(shop.vouchers.giftForStaff(id, visitor)).rejects.toThrow('vouchers:read');
  await expect(shop.vouchers.replaceGift(id, visitor)).rejects.toThrow('vouchers:write');
  await expect(shop.vouchers.blockGift(id, true, visitor)).rejects.toThrow('vouchers:write');
  await expect(shop.vouchers.extendGift(id, '2040-01-01', visitor)).rejects.toThrow('vouchers:write');
});
