import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { parseOrderNumber } from '../domain/order.ts';
import type { Checkout } from '../index.ts';
import { deliveredPrice, initiated, staff } from '../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe: fakeProvider('stripe') } });
});
afterAll(() => shop.db.close());

type Input = Parameters<TestOrdering['vouchers']['makeVoucher']>[0];

/** A voucher of 20 € for one order, by its codes. */
async function aVoucher(change: Partial<Input> = {}) {
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
      ...change,
    },
    staff,
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}
const aCode = async (change: Partial<Input> = {}) => (await aVoucher(change)).codes[0] ?? '';

/** A checkout of one piece of 900 €, lowered by 20 €. */
async function withCode(code: string, changes: Parameters<typeof aCheckout>[2] = {}): Promise<Checkout> {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  return { ...aCheckout([aCartItem(piece)], deliveredPrice - 20_00, changes), voucherCode: code };
}

const initiate = (checkout: Checkout) => shop.ordering.draftOrder(checkout, aRequest);
const reasonOf = (answer: Awaited<ReturnType<typeof initiate>>) =>
  !answer.ok && answer.error.code === 'voucher-refused' ? answer.error.reason.code : answer.ok;
const did = async (id: string) => {
  const found = await shop.vouchers.voucherForStaff(id, staff);
  return [found?.uses, found?.takenOffCents];
};

async function accepted(checkout: Checkout): Promise<{ orderId: string; orderNumber: number }> {
  const orderId = await initiated(shop, checkout);
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  return { orderId, orderNumber: parseOrderNumber(confirmed.value.number) ?? 0 };
}

test('it lowers the order and its lines, and is debited with it', async () => {
  const { id, codes } = await aVoucher();
  const orderId = await initiated(shop, await withCode(codes[0]?.toLowerCase() ?? ''));
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({
    value: {
      totals: { subtotalCents: 880_00, voucherCents: -20_00, shippingCents: 25_00, totalCents: 905_00 },
      lines: [{ unitCents: 900_00, grossCents: 880_00, adjustments: [{ kind: 'voucher', source: id }, {}] }],
    },
  });
  expect(await did(id)).toEqual([1, 20_00]);
  expect(reasonOf(await initiate(await withCode(codes[0] ?? '')))).toBe('voucher-used');
});

test('no code is kept, and an order without one is what it was', async () => {
  const code = await aCode();
  await initiated(shop, await withCode(code));
  const { rows } = await sql`
    select v::text || c::text || u::text || o::text as text
    from vouchers v, voucher_codes c, voucher_uses u, orders o
  `.execute(queries<object>(shop.db));
  expect(rows.length).toBeGreaterThan(0);
  for (const text of [code, code.replaceAll('-', '')]) expect(JSON.stringify(rows)).not.toContain(text);
  const plain = await aPieceForSale(shop.db, shop.inventory);
  const order = await shop.ordering.getOrder(
    await initiated(shop, aCheckout([aCartItem(plain)], deliveredPrice)),
  );
  expect(order).toMatchObject({ value: { totals: { voucherCents: 0, totalCents: deliveredPrice } } });
});

test('of a hundred shoppers at once with one code, one gets it', { timeout: 300_000 }, async () => {
  const { id, codes } = await aVoucher();
  const checkouts = await Promise.all(Array.from({ length: 100 }, () => withCode(codes[0] ?? '')));
  const answers = await Promise.all(checkouts.map(initiate));
  expect(answers.map(reasonOf).toSorted()).toEqual(
    [true, ...Array<string>(99).fill('voucher-used')].toSorted(),
  );
  expect(await did(id)).toEqual([1, 20_00]);
  // Who came too late holds nothing either.
  const pieces = checkouts.flatMap(({ items }) => items.map(({ pieceId }) => pieceId));
  const stock = await shop.inventory.availabilityOf(shop.db, pieces, shop.now());
  expect(pieces.filter((piece) => stock.get(piece)?.stockAmt === 0)).toHaveLength(1);
});

test('a code for three orders lowers three, however many come at once', async () => {
  const { id, codes } = await aVoucher({ usesPerCode: 3 });
  const checkouts = await Promise.all(Array.from({ length: 6 }, () => withCode(codes[0] ?? '')));
  const answers = await Promise.all(checkouts.map(initiate));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await did(id)).toEqual([3, 60_00]);
});

test('one for each person: no second order of theirs, whatever code of it they have', async () => {
  const { codes } = await aVoucher({ codeCount: 2, usesPerCode: null, oncePerPerson: true });
  const [one = '', other = ''] = codes;
  const email = 'ada@example.org';
  const both = [await withCode(one, { email }), await withCode(other, { email: email.toUpperCase() })];
  const answers = await Promise.all(both.map(initiate));
  expect(answers.map(reasonOf).toSorted()).toEqual([true, 'voucher-used-by-you'].toSorted());
  expect(reasonOf(await initiate(await withCode(one)))).toBe(true);
});

describe('it is given back', () => {
  test('when the draft is dropped, replaced or lapses', async () => {
    const { id, codes } = await aVoucher();
    const code = codes[0] ?? '';
    await shop.ordering.cancelDraft(await initiated(shop, await withCode(code)));
    expect(await did(id)).toEqual([0, 0]);
    const checkout = await withCode(code, { checkoutKey: 'the same checkout' });
    await initiated(shop, checkout);
    const changed = { ...checkout, customer: { ...checkout.customer, note: 'Dritter Stock' } };
    await initiated(shop, changed);
    expect(await did(id)).toEqual([1, 20_00]);
    shop.passMinutes(30);
    await shop.ordering.lapseOrders();
    expect(await did(id)).toEqual([0, 0]);
  });

  test('when the order is not paid in time, declined or called off', async () => {
    const { id, codes } = await aVoucher();
    const code = codes[0] ?? '';
    await accepted(await withCode(code));
    shop.passMinutes(9 * 24 * 60);
    await shop.ordering.lapseOrders();
    expect(await did(id)).toEqual([0, 0]);
    const { orderNumber } = await accepted(await withCode(code));
    await shop.ordering.markAsPaid({ orderNumber, amountCents: 905_00, externalId: 'paid' }, staff);
    expect(await did(id)).toEqual([1, 20_00]);
    expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
    expect(await did(id)).toEqual([0, 0]);
    const refunds = await shop.ordering.listRefunds(orderNumber, staff);
    expect(refunds).toMatchObject([{ amountCents: 905_00 }]);
  });

  test('but not by a withdrawal or a refund: what was paid goes back, no more', async () => {
    const { id, codes } = await aVoucher();
    const { orderNumber } = await accepted(await withCode(codes[0] ?? ''));
    await shop.ordering.markAsPaid({ orderNumber, amountCents: 905_00, externalId: 'whole' }, staff);
    const input = { orderNumber, amountCents: 905_00, reason: 'Widerruf', key: 'all' };
    expect(await shop.ordering.refundOrder({ ...input, amountCents: 905_01 }, staff)).toMatchObject({
      error: { code: 'refund-too-much', leftCents: 905_00 },
    });
    expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
    expect(await did(id)).toEqual([1, 20_00]);
  });
});

describe('money that comes late', () => {
  const lapsed = async (code: string) => {
    const order = await accepted(await withCode(code));
    shop.passMinutes(9 * 24 * 60);
    await shop.ordering.lapseOrders();
    return { ...order, amountCents: 905_00, externalId: order.orderId };
  };

  test('revives the order with its voucher', async () => {
    const { id, codes } = await aVoucher();
    const late = await lapsed(codes[0] ?? '');
    expect(await shop.ordering.markAsPaid(late, staff)).toEqual({ ok: true, value: 'received' });
    expect(await did(id)).toEqual([1, 20_00]);
  });

  test('goes back where somebody else has used the code meanwhile', async () => {
    const { id, codes } = await aVoucher();
    const late = await lapsed(codes[0] ?? '');
    await accepted(await withCode(codes[0] ?? ''));
    expect(await shop.ordering.markAsPaid(late, staff)).toEqual({ ok: true, value: 'refund-due' });
    expect(await did(id)).toEqual([1, 20_00]);
  });
});

describe('a cart is told', () => {
  const ask = async (code: string, change: object = {}) => {
    const piece = await aPieceForSale(shop.db, shop.inventory, { assembly: true });
    const items = [aCartItem(piece, { assembly: true })];
    const answer = await shop.ordering.checkVoucher({
      code,
      items,
      kind: null,
      checkoutKey: null,
      ...change,
    });
    if (answer.ok) return answer.value.takenOffCents;
    return answer.error.code === 'voucher-refused' ? answer.error.reason.code : answer.error.code;
  };

  test('what it takes off', async () => {
    expect(await ask(await aCode())).toBe(20_00);
    expect(await ask(await aCode({ worth: { kind: 'percent', percent: 10 } }))).toBe(93_50);
  });

  test.each<[string, Partial<Input>, object, string]>([
    ['that it is over', { lastDay: '2028-01-31' }, {}, 'voucher-over'],
    ['that it is for other pieces', { shopType: 'boatwood' }, {}, 'voucher-not-for-these'],
    ['that too little is in it', { leastCents: 1000_00 }, {}, 'voucher-order-too-small'],
  ])('%s', async (_, change, asked, reason) => {
    expect(await ask(await aCode(change), asked)).toBe(reason);
  });

  test('nothing about who has used it, or whose it is: anybody could ask', async () => {
    const email = 'ada@example.org';
    const { codes } = await aVoucher({ oncePerPerson: true, usesPerCode: null });
    await accepted(await withCode(codes[0] ?? '', { email }));
    for (const code of [codes[0] ?? '', await aCode({ holderEmail: email })]) {
      // As a client of an earlier release would.
      expect(await ask(code, { email })).toBe(20_00);
      expect(await ask(code, { email: 'eve@example.org' })).toBe(20_00);
    }
  });

  test('nothing about codes that do not exist or were ended', async () => {
    const { id, codes } = await aVoucher();
    expect(await shop.vouchers.endVoucher(id, staff)).toEqual({ ok: true, value: undefined });
    expect(await ask(codes[0] ?? '')).toBe('voucher-unknown');
    expect(await ask('0000-0000-0000-0000')).toBe('voucher-unknown');
    expect(await ask('SOMMER')).toBe('voucher-unknown');
  });

  test('that its own draft is no use, but somebody else’s is', async () => {
    const code = await aCode();
    await initiated(shop, await withCode(code, { checkoutKey: 'mine' }));
    expect(await ask(code, { checkoutKey: 'mine' })).toBe(20_00);
    expect(await ask(code, { checkoutKey: 'yours' })).toBe('voucher-used');
  });
});

test('visitors and staff without the right make, list and end none', async () => {
  const visitor = { kind: 'visitor' } as const;
  const { id } = await aVoucher();
  const query = { page: 1, perPage: 25, sort: 'createdAt', order: 'DESC' } as const;
  await expect(shop.vouchers.listVouchers(query, undefined, visitor)).rejects.toThrow('vouchers:read');
  await expect(shop.vouchers.voucherForStaff(id, visitor)).rejects.toThrow('vouchers:read');
  await expect(shop.vouchers.endVoucher(id, visitor)).rejects.toThrow('vouchers:write');
});

test('whom it was for and who used it is forgotten once it is long over', async () => {
  const { id, codes } = await aVoucher({ holderEmail: 'gone@example.org', lastDay: null });
  await initiated(shop, await withCode(codes[0] ?? '', { email: 'gone@example.org' }));
  expect(await shop.vouchers.dataOf('Gone@example.org')).toHaveLength(1);
  await shop.vouchers.endVoucher(id, staff);
  await shop.vouchers.forgetVoucherPersons();
  expect(await shop.vouchers.dataOf('gone@example.org')).toHaveLength(1);
  shop.passMinutes(91 * 24 * 60);
  await shop.vouchers.forgetVoucherPersons();
  expect(await shop.vouchers.dataOf('gone@example.org')).toEqual([]);
  const { rows } = await sql`select person_key from voucher_uses where voucher_id = ${id}`.execute(
    queries<object>(shop.db),
  );
  expect(rows).toEqual([{ person_key: null }]);
});
