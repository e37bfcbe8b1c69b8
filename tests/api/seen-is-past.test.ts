import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: PayingShop;
let anna: StaffBrowser;
let ben: StaffBrowser;
beforeAll(async () => {
  shop = await openPayingShop();
  const owner = await firstOwner(shop);
  anna = await staffWithRole(shop, owner, 'office');
  ben = await staffWithRole(shop, owner, 'office');
});
afterAll(() => shop.close());

/** An order of 915 €, paid by card. */
async function aPaidOrder(): Promise<string> {
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  return (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;
}
const read = async (number: string) =>
  (await anna.call('GET', `/orders/${number}`)).json<{
    version: number;
    refunds: unknown[];
    state: string;
  }>();
const seen = async (number: string) => ({ 'if-match': `"${(await read(number)).version}"` });
const note = (number: string) => anna.call('POST', `/orders/${number}/notes`, { text: 'Bitte warten' });
const aRefund = (key = randomUUID()) => ({ amountCents: 5000, reason: 'Kratzer', key });

test('of two refunds from dialogs opened at the same time, one is ordered, and the other says what to do', async () => {
  const number = await aPaidOrder();
  const looked = await seen(number);
  const told = await Promise.all([
    anna.call('POST', `/orders/${number}/refunds`, aRefund(), looked),
    ben.call('POST', `/orders/${number}/refunds`, aRefund(), looked),
  ]);
  expect(told.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = told.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toEqual({
    code: 'seen-is-past',
    message:
      'Diese Bestellung wurde inzwischen geändert. Bitte sehen Sie nach, was geschehen ist, und entscheiden Sie dann noch einmal.',
  });
  expect((await read(number)).refunds).toHaveLength(1);
});

describe('no step is done to an order that has changed since it was looked at', () => {
  for (const [step, payload] of [
    ['prepare', {}],
    ['ship', {}],
    ['hand-over', {}],
    ['cancel', { reason: null }],
    ['refunds', aRefund()],
    ['payment', { amountCents: 100, receivedOn: '2026-06-15', key: randomUUID() }],
    [
      'returns',
      { position: 0, quantity: 1, condition: 'gut', deduction: null, blocked: true, key: randomUUID() },
    ],
    ['take-out', { position: 0, quantity: 1, key: randomUUID() }],
    ['claims', { position: 0, amountCents: 100, reason: 'Bein ab', dueOn: '2026-06-29', key: randomUUID() }],
    [`claims/${randomUUID()}/payment`, { amountCents: 100, receivedOn: '2026-06-15', key: randomUUID() }],
    [`claims/${randomUUID()}/waive`, { reason: 'Kulanz', key: randomUUID() }],
    [
      'invoice-recipient',
      {
        firstName: 'Karla',
        lastName: 'Konto',
        address: 'Weg 1',
        postalCode: '10245',
        city: 'Berlin',
        company: '',
        vatId: '',
        reference: '',
      },
    ],
    ['release', { reason: 'Stammkunde' }],
    ['capture', {}],
    ['ask-again', {}],
    ['check-payment', {}],
    ['check-vat-id', {}],
    ['correct-vat', {}],
    ['accept', {}],
    ['decline', {}],
  ] as const) {
    test(step.replace(/[0-9a-f-]{36}/, '…'), async () => {
      const number = await aPaidOrder();
      const looked = await seen(number);
      await note(number);
      const before = await read(number);
      const refused = await ben.call('POST', `/orders/${number}/${step}`, payload, looked);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'seen-is-past']);
      expect(await read(number)).toEqual(before);
      const again = await ben.call('POST', `/orders/${number}/${step}`, payload, await seen(number));
      expect(again.json<{ code?: string }>().code).not.toBe('seen-is-past');
    });
  }
});

test('an answer that was lost is asked for once more, and nothing happens twice', async () => {
  const number = await aPaidOrder();
  const looked = await seen(number);
  const input = aRefund();
  for (const _ of [1, 2]) {
    const answer = await anna.call('POST', `/orders/${number}/refunds`, input, looked);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await read(number)).refunds).toHaveLength(1);
});

describe('a step whose answer was lost is a success when it is sent again, and is done once', () => {
  const send = (number: string, step: string, body: object, headers: Record<string, string>) =>
    anna.call('POST', `/orders/${number}/${step}`, body, headers);
  const shipped = { carrier: 'DHL', tracking: '1', trackingLink: null };

  for (const [step, payload, first] of [
    ['prepare', {}, null],
    ['ship', shipped, null],
    ['hand-over', {}, null],
    ['hand-over', {}, 'prepare'],
    ['cancel', { reason: null }, null],
    ['notes', { text: 'Bitte warten' }, null],
    ['new-link', {}, null],
    ['refunds', aRefund(), null],
    [
      'returns',
      { position: 0, quantity: 1, condition: 'gut', deduction: null, blocked: true, key: randomUUID() },
      'hand-over',
    ],
    ['take-out', { position: 0, quantity: 1, key: randomUUID() }, null],
  ] as const) {
    test(first === null ? step : `${step} after ${first}`, async () => {
      const number = await aPaidOrder();
      if (first !== null) await send(number, first, {}, {});
      const headers = { ...(await seen(number)), 'idempotency-key': randomUUID() };
      const answer = await send(number, step, payload, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      const after = await read(number);
      const again = await Promise.all([1, 2].map(() => send(number, step, payload, headers)));
      for (const one of again) expect(one.statusCode, one.body).toBe(200);
      expect(await read(number)).toEqual(after);
    });
  }

  test('the key of another step, or of one that was refused, is not taken for it', async () => {
    const number = await aPaidOrder();
    const key = randomUUID();
    const early = await send(
      number,
      'return',
      { condition: 'as-handed-out', note: '' },
      { 'idempotency-key': key },
    );
    expect(early.statusCode).toBe(409);
    expect((await send(number, 'prepare', {}, { 'idempotency-key': key })).statusCode).toBe(200);
    const other = await send(number, 'hand-over', {}, { 'idempotency-key': key });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'idempotency-conflict']);
  });

  test('somebody else’s key is another one, and what they have seen is past', async () => {
    const number = await aPaidOrder();
    const headers = { ...(await seen(number)), 'idempotency-key': randomUUID() };
    expect((await send(number, 'prepare', {}, headers)).statusCode).toBe(200);
    const others = await ben.call('POST', `/orders/${number}/prepare`, {}, headers);
    expect(others.json()).toMatchObject({ code: 'seen-is-past' });
  });
});

test('a program that does not say what it has seen is obeyed, and one that says it wrongly is not', async () => {
  const number = await aPaidOrder();
  await note(number);
  const refund = (headers?: Readonly<Record<string, string>>) =>
    ben.call('POST', `/orders/${number}/refunds`, aRefund(), headers);
  expect((await refund()).statusCode).toBe(200);
  expect((await refund({ 'if-match': '*' })).statusCode).toBe(200);
  for (const odd of ['7', 'W/"7"', '"seven"']) {
    expect((await refund({ 'if-match': odd })).statusCode, odd).toBe(400);
  }
});

test('the description for programs says it', async () => {
  type Described = {
    paths: Record<string, { post?: { parameters: { name: string; description?: string }[] } }>;
  };
  const { paths } = (await anna.call('GET', '/openapi.json')).json<Described>();
  const { parameters = [] } = paths['/api/admin/orders/{id}/refunds']?.post ?? {};
  const described = parameters.find(({ name }) => name === 'if-match')?.description;
  expect(described).toContain('409 `seen-is-past`');
  expect(described).toContain('Left out: the order is changed as it is.');
});
