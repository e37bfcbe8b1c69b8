import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOffice, type Office } from './an-office.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
let aPieceForSale: Office['aPieceForSale'];
beforeAll(async () => {
  ({ shop, owner: office, aPieceForSale } = await openOffice());
});
afterAll(() => shop.close());

interface Sold {
  readonly id: string;
  readonly code: string;
  readonly lastDay: string;
}

const sell = (valueCents = 50_00) =>
  office.call('POST', '/gift-vouchers', { valueCents, paidBy: 'cash', key: randomUUID() });
const aGift = async (valueCents = 50_00) => (await sell(valueCents)).json<Sold>();
const seen = async (id: string) => (await office.call('GET', `/gift-vouchers/${id}`)).json<object>();
const post = (url: string, sent: object) => shop.app.inject({ method: 'POST', url, payload: sent });

test('staff sell one, see its code once, and find it by its code', async () => {
  const sold = await sell();
  expect(sold.statusCode).toBe(201);
  expect(sold.headers['cache-control']).toBe('no-store');
  const { id, code, lastDay } = sold.json<Sold>();
  expect(lastDay).toBe(`${Number(testNow.toISOString().slice(0, 4)) + 3}-12-31`);
  const found = await office.call('POST', '/gift-vouchers/find', { code: ` ${code.toLowerCase()} ` });
  expect(found.json()).toMatchObject({ id, valueCents: 50_00, balanceCents: 50_00, state: 'open' });
  const list = await office.call('GET', '/gift-vouchers?state=open');
  expect(list.json<{ items: object[] }>().items).toContainEqual(
    expect.objectContaining({ id, paidBy: 'cash' }),
  );
  const log = await office.call('GET', `/audit?entity=gift-vouchers&entityId=${id}`);
  for (const { body } of [found, list, log]) expect(body).not.toContain(code);
  expect((await office.call('POST', '/gift-vouchers/find', { code: '0000' })).statusCode).toBe(404);
});

describe('a sale', () => {
  const sale = { valueCents: 40_00, paidBy: 'card', key: randomUUID() };
  const send = (sent: object) => office.call('POST', '/gift-vouchers', sent);

  test('that is sent twice, or twice at once, is one sale, and has one code', async () => {
    const both = await Promise.all([send(sale), send(sale)]);
    const again = await send(sale);
    const answers = [...both, again].map((answer) => [answer.statusCode, answer.json<Sold>()] as const);
    expect(answers).toEqual(answers.map(() => [201, answers[0]?.[1]]));
    expect((await post('/api/voucher/balance', { voucherCode: answers[0]?.[1].code })).json()).toMatchObject({
      balance: 40,
    });
    const list = await office.call('GET', '/gift-vouchers?perPage=100');
    expect(
      list.json<{ items: { valueCents: number }[] }>().items.filter(({ valueCents }) => valueCents === 40_00),
    ).toHaveLength(1);
    // The same key for another sale is a mistake, and so is asking again for a code that was replaced.
    expect((await send({ ...sale, valueCents: 41_00 })).statusCode).toBe(422);
    await office.call('POST', `/gift-vouchers/${answers[0]?.[1].id ?? ''}/replace`, {});
    expect((await send(sale)).statusCode).toBe(422);
    expect((await send({ ...sale, key: 'guessable' })).statusCode).toBe(400);
  });

  test('can be undone while nothing was redeemed, and then nothing changes any more', async () => {
    const gift = await aGift(30_00);
    const undo = () => office.call('POST', `/gift-vouchers/${gift.id}/cancel-sale`, {});
    expect((await undo()).statusCode).toBe(200);
    expect((await undo()).statusCode).toBe(200);
    expect(await seen(gift.id)).toMatchObject({
      state: 'cancelled',
      balanceCents: 0,
      valueCents: 30_00,
      cancelledBy: expect.any(String) as string,
    });
    const asked = await post('/api/voucher/balance', { voucherCode: gift.code });
    expect(asked.json<{ issues: object[] }>().issues[0]).toMatchObject({ code: 'voucher-unknown' });
    for (const [path, body] of [
      ['block', {}],
      ['replace', {}],
      ['extend', { lastDay: '2040-12-31' }],
    ] as const) {
      const refused = await office.call('POST', `/gift-vouchers/${gift.id}/${path}`, body);
      expect([path, refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        path,
        409,
        'gift-sale-cancelled',
      ]);
    }
    const states = async (state: string) =>
      (await office.call('GET', `/gift-vouchers?state=${state}&perPage=100`))
        .json<{ items: { id: string }[] }>()
        .items.some(({ id }) => id === gift.id);
    expect([await states('cancelled'), await states('spent'), await states('open')]).toEqual([
      true,
      false,
      false,
    ]);
    const log = await office.call('GET', `/audit?entity=gift-vouchers&entityId=${gift.id}`);
    expect(log.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toEqual([
      'cancel',
      'create',
    ]);
  });

  test('is not undone once an order has something of it, but again when that was given back', async () => {
    const gift = await aGift(50_00);
    const undo = () => office.call('POST', `/gift-vouchers/${gift.id}/cancel-sale`, {});
    const id = await aPieceForSale();
    const placed = await post(
      '/api/initiate-payment',
      payload([bought(id)], 915, { giftVoucher: { code: gift.code, payablePrice: 865 } }),
    );
    const refused = await undo();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'gift-voucher-redeemed',
    ]);
    await post(`/api/checkout/${orderIdOf(placed)}/cancel`, {});
    expect(await seen(gift.id)).toMatchObject({ balanceCents: 50_00 });
    expect((await undo()).statusCode).toBe(200);
  });
});

test.each([
  [9_99, 400],
  [10_00, 201],
  [5_000_00, 201],
  [5_000_01, 400],
])('one of %d cents is answered %d', async (valueCents, status) => {
  expect((await sell(valueCents)).statusCode).toBe(status);
});

describe('the shopper', () => {
  test('is told what is on it, pays a part with it, and is asked for the rest', async () => {
    const gift = await aGift();
    const piece = await aPieceForSale();
    const told = await post('/api/voucher', { voucherCode: gift.code, order_items: [bought(piece)] });
    expect(told.json()).toEqual({ takenOff: 0, gift: { balance: 50, lastDay: gift.lastDay } });
    const giftVoucher = { code: gift.code, payablePrice: 865 };
    const initiated = await post('/api/initiate-payment', payload([bought(piece)], 915, { giftVoucher }));
    expect(initiated.json()).toMatchObject({ totals: { subtotal: 890, shipping: 25, total: 915, gift: 50 } });
    const confirmed = await post(`/api/checkout/${orderIdOf(initiated)}/confirm`, {});
    expect(confirmed.json()).toMatchObject({ orderTotal: 915, gift: 50, bankTransfer: { amount: 865 } });
    const { orderNumber } = confirmed.json<{ orderNumber: string }>();
    expect((await office.call('GET', `/orders/${orderNumber}`)).json()).toMatchObject({
      totals: { totalCents: 915_00, giftCents: 50_00 },
    });
    expect(await seen(gift.id)).toMatchObject({ balanceCents: 0, state: 'spent' });
    expect((await office.call('GET', `/gift-vouchers/${gift.id}/uses`)).json()).toMatchObject([
      { order: orderNumber, amountCents: 50_00, refundedCents: 0, givenBackAt: null },
    ]);
  });

  test('pays everything with it, without a provider', async () => {
    const gift = await aGift(1000_00);
    const giftVoucher = { code: gift.code, payablePrice: 0 };
    const order = payload([bought(await aPieceForSale())], 915, { giftVoucher });
    const initiated = await post('/api/initiate-payment', order);
    const confirmed = await post(`/api/checkout/${orderIdOf(initiated)}/confirm`, {});
    expect(confirmed.json()).toMatchObject({
      state: 'accepted',
      paymentMethod: 'gift_voucher',
      bankTransfer: null,
      payUntil: null,
      paymentData: [{ status: 'received' }],
    });
    expect(await seen(gift.id)).toMatchObject({ balanceCents: 85_00, state: 'open' });
  });

  test('learns the right amounts, where less is on it than was seen', async () => {
    const gift = await aGift();
    const giftVoucher = { code: gift.code, payablePrice: 815 };
    const order = payload([bought(await aPieceForSale())], 915, { giftVoucher });
    const answer = await post('/api/initiate-payment', order);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'total-changed', totals: { total: 915, gift: 50 } });
    expect(await seen(gift.id)).toMatchObject({ balanceCents: 50_00 });
  });

  test('pays nothing with a blocked one, or with an earlier code', async () => {
    const gift = await aGift();
    const ask = async (code: string) => {
      const asked = { voucherCode: code, order_items: [bought(await aPieceForSale())] };
      return (await post('/api/voucher', asked)).json<{ gift?: { balance: number }; code?: string }>();
    };
    expect((await office.call('POST', `/gift-vouchers/${gift.id}/block`, {})).statusCode).toBe(200);
    expect(await ask(gift.code)).toMatchObject({
      code: 'voucher-refused',
      issues: [{ code: 'voucher-unknown' }],
    });
    expect(await seen(gift.id)).toMatchObject({ state: 'blocked', balanceCents: 50_00 });
    await office.call('POST', `/gift-vouchers/${gift.id}/unblock`, {});
    expect(await ask(gift.code)).toMatchObject({ gift: { balance: 50 } });
    const replaced = (await office.call('POST', `/gift-vouchers/${gift.id}/replace`, {})).json<Sold>();
    expect(await ask(gift.code)).toMatchObject({ issues: [{ code: 'voucher-unknown' }] });
    expect(await ask(replaced.code)).toMatchObject({ gift: { balance: 50 } });
    await office.call('POST', `/gift-vouchers/${gift.id}/extend`, { lastDay: '2040-12-31' });
    for (const [lastDay, refused] of [
      ['2030-12-31', { code: 'gift-not-longer', issues: [{ field: 'lastDay', code: 'gift-not-longer' }] }],
      ['2099-12-31', { code: 'gift-not-longer', issues: [{ field: 'lastDay', code: 'gift-not-longer' }] }],
      ['0001-01-01', { issues: [{ field: 'lastDay' }] }],
      ['9999-12-31', { issues: [{ field: 'lastDay' }] }],
      ['', { issues: [{ field: 'lastDay', code: 'date-missing' }] }],
    ] as const)
      expect(
        (await office.call('POST', `/gift-vouchers/${gift.id}/extend`, { lastDay })).json(),
      ).toMatchObject(refused);
    expect(await seen(gift.id)).toMatchObject({ lastDay: '2040-12-31' });
    const log = await office.call('GET', `/audit?entity=gift-vouchers&entityId=${gift.id}`);
    expect(log.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toEqual([
      'change',
      'replace',
      'unblock',
      'block',
      'create',
    ]);
    // The owner sees each of these steps on „Heute“, for three days.
    const { giftVouchers } = (await office.call('GET', '/today?all=giftVouchers')).json<{
      giftVouchers: { items: { id: string; what: string; who: string; amountCents: number }[] };
    }>();
    const moves = giftVouchers.items.filter(({ id }) => id === gift.id);
    expect(moves.map(({ what }) => what).sort()).toEqual(['extended', 'replaced', 'sold', 'unblocked']);
    expect(moves[0]).toMatchObject({ who: expect.stringMatching(/\w/), amountCents: 50_00 });
  });
});

test('whoever knows a code learns what is left on it, and until when; of a blocked one nobody learns anything', async () => {
  const { id, code, lastDay } = await aGift(80_00);
  const ask = (voucherCode: string) => post('/api/voucher/balance', { voucherCode });
  expect((await ask(code)).json()).toEqual({ balance: 80, lastDay, held: null });
  expect((await ask(` ${code.toLowerCase().replaceAll('-', ' ')} `)).json()).toEqual({
    balance: 80,
    lastDay,
    held: null,
  });

  const unknown = await ask('ABCD-ABCD-ABCD-ABCD');
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([422, 'voucher-refused']);
  expect(unknown.json<{ issues: unknown[] }>().issues).toEqual([
    expect.objectContaining({ field: 'voucherCode', code: 'voucher-unknown' }),
  ]);
  expect((await ask(' ')).statusCode).toBe(400);

  expect((await office.call('POST', `/gift-vouchers/${id}/block`, {})).statusCode).toBe(200);
  expect((await ask(code)).json()).toEqual(unknown.json());
});

describe('to print', () => {
  const print = (input: object) => office.call('POST', '/gift-vouchers/print', input);
  const pages = (pdf: string) => Buffer.from(pdf, 'base64').toString('latin1');

  test.each(['planks', 'armchair', 'stripes'])('with the design %s', async (design) => {
    const { code } = await aGift(120_00);
    const printed = await print({
      code,
      design,
      recipient: 'Für Ada',
      greeting: 'Alles Gute!',
      language: 'de',
    });
    expect([printed.statusCode, printed.headers['cache-control']]).toEqual([200, 'no-store']);
    const { name, pdf } = printed.json<{ name: string; pdf: string }>();
    expect(name).toBe('Geschenkgutschein.pdf');
    expect(pages(pdf)).toMatch(/^%PDF-1\.7/);
    // One page, and no link or script in it.
    expect(pages(pdf).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('whoever may not sell one may not print one, and a code of none, a spent or a blocked one makes nothing', async () => {
    const { id, code } = await aGift();
    expect((await print({ code: 'ABCD-ABCD-ABCD-ABCD' })).statusCode).toBe(422);
    expect((await print({ code: '' })).statusCode).toBe(400);
    expect((await print({ code, design: 'hearts' })).statusCode).toBe(400);
    expect((await print({ code, greeting: 'a'.repeat(301) })).statusCode).toBe(400);
    const strange = await print({ code, recipient: 'Für Ada 🎉', greeting: 'a\nb\nc\nd\ne\nf\ng' });
    expect(strange.json<{ issues: { message: string }[] }>().issues.map(({ message }) => message)).toEqual([
      'Diese Zeichen lassen sich nicht drucken: 🎉',
      'Bitte höchstens 6 Zeilen',
    ]);
    await office.call('POST', `/gift-vouchers/${id}/block`, {});
    const refused = await print({ code });
    expect(refused.json<{ issues: unknown[] }>().issues).toEqual([
      expect.objectContaining({ field: 'code', code: 'voucher-unknown' }),
    ]);
  });
});
