import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLimits } from '../../domain/hold-limits.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let limited: TestOrdering;
const deliveredPrice = 92_500;
beforeAll(async () => {
  limited = await openTestOrdering({ limitHolds: true });
  // Enough that nobody in this file empties the shelf.
  await aPieceForSale(limited.db, limited.inventory, { units: 1_000 });
});
afterAll(() => limited.db.close());

test('one e-mail address holds so many units and no more, also at the same moment', async () => {
  const email = 'greedy@example.org';
  const pieces = await Promise.all(
    Array.from({ length: 4 }, () => aPieceForSale(limited.db, limited.inventory, { units: 10 })),
  );
  const quantity = holdLimits.unitsPerEmail / 2;
  const results = await Promise.all(
    pieces.map((piece, index) =>
      limited.ordering.draftOrder(
        aCheckout([aCartItem(piece, { quantity })], quantity * 90_000 + 2500, {
          email: index % 2 ? email : 'GREEDY@example.org',
        }),
        { ...aRequest, client: `10.0.0.${index}` },
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(results.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 2 }, () => ({ ok: false, error: { code: 'too-many-held' } })),
  );
});

test('a café buys fourteen chairs: a guest by a code from the mailbox, a known customer at once', async () => {
  const chair = await aPieceForSale(limited.db, limited.inventory, { units: 40 });
  const total = 14 * 90_000 + 2500;
  const order = (email: string, request: object = {}) =>
    limited.ordering.draftOrder(aCheckout([aCartItem(chair, { quantity: 14 })], total, { email }), {
      ...aRequest,
      client: '10.0.7.1',
      ...request,
    });
  expect(await order('cafe@example.org')).toEqual({
    ok: false,
    error: { code: 'mailbox-code-needed' },
  });
  const known = await order('kantine@example.org', {
    client: '10.0.7.2',
    hasConfirmedEmail: true,
  });
  expect(known).toMatchObject({ ok: true, value: { totals: { totalCents: total } } });
  expect(await order('kantine@example.org', { client: '10.0.7.2', hasConfirmedEmail: true })).toEqual({
    ok: false,
    error: { code: 'too-many-held' },
  });
});

test('who let a piece lapse twice waits two hours for it, and for nothing else', async () => {
  const piece = await aPieceForSale(limited.db, limited.inventory, { title: 'Begehrt' });
  const other = await aPieceForSale(limited.db, limited.inventory);
  const request = { ...aRequest, client: '10.0.1.1' };
  const hold = (id: string) =>
    limited.ordering.draftOrder(
      aCheckout([aCartItem(id)], deliveredPrice, { email: 'slow@example.org' }),
      request,
    );
  for (let times = 0; times < 2; times += 1) {
    expect((await hold(piece)).ok).toBe(true);
    limited.passMinutes(31);
  }
  await limited.ordering.lapseOrders();
  expect(await hold(piece)).toEqual({
    ok: false,
    error: { code: 'hold-again-later', titles: ['Begehrt'] },
  });
  expect((await hold(other)).ok).toBe(true);
  const stranger = aCheckout([aCartItem(piece)], deliveredPrice);
  expect((await limited.ordering.draftOrder(stranger, { ...aRequest, client: '10.0.1.2' })).ok).toBe(true);
  limited.passMinutes(121);
  expect((await hold(piece)).ok).toBe(true);
});

test.each([
  ['by the same person', () => 'renewing@example.org', () => '10.0.2.1'],
  [
    'as somebody else each time',
    (n: number) => `renewing-${n}@example.org`,
    (n: number) => `10.${n + 3}.2.1`,
  ],
])(
  'a draft renewed every 19 minutes %s keeps a piece for an hour, not for ever',
  async (_, email, client) => {
    const piece = await aPieceForSale(limited.db, limited.inventory, { title: 'Einzelstück' });
    const checkoutKey = crypto.randomUUID();
    const renew = (n: number) =>
      limited.ordering.draftOrder(
        aCheckout([aCartItem(piece)], deliveredPrice, { email: email(n), checkoutKey }),
        { ...aRequest, client: client(n) },
      );
    const buy = () =>
      limited.ordering.draftOrder(aCheckout([aCartItem(piece)], deliveredPrice), {
        ...aRequest,
        client: '10.99.2.9',
      });
    const begin = limited.now().getTime();
    const minutes: (number | null)[] = [];
    for (let times = 0; times < 4; times += 1) {
      const held = await renew(times);
      minutes.push(held.ok ? (held.value.reservedUntil.getTime() - begin) / 60_000 : null);
      limited.passMinutes(18);
    }
    // The fourth would have six minutes left of the hour.
    expect(minutes).toEqual([30, 48, 60, 60]);
    expect(await renew(4)).toMatchObject({ ok: false, error: { code: 'hold-again-later' } });
    expect((await buy()).ok).toBe(true);
  },
);

test('a shopper who corrects the cart during the hour keeps what is held when the next draft is refused', async () => {
  const piece = await aPieceForSale(limited.db, limited.inventory);
  const other = await aPieceForSale(limited.db, limited.inventory);
  const checkoutKey = crypto.randomUUID();
  const email = 'undecided@example.org';
  const hold = (ids: readonly string[], cents: number) =>
    limited.ordering.draftOrder(
      aCheckout(
        ids.map((id) => aCartItem(id)),
        cents,
        { email, checkoutKey },
      ),
      { ...aRequest, client: '10.0.4.1' },
    );
  for (let times = 0; times < 3; times += 1) {
    expect((await hold([piece], deliveredPrice)).ok).toBe(true);
    limited.passMinutes(19);
  }
  // 57 minutes are used up; the third draft still has three.
  expect(await hold([piece], deliveredPrice)).toMatchObject({ error: { code: 'hold-again-later' } });
  const stranger = aCheckout([aCartItem(piece)], deliveredPrice);
  expect(await limited.ordering.draftOrder(stranger, { ...aRequest, client: '10.0.4.2' })).toMatchObject({
    error: { code: 'pieces-gone' },
  });
  expect((await hold([other], deliveredPrice)).ok).toBe(true);
});
