import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLimits } from '../domain/hold-limits.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aWish,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

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
      limited.ordering.initiatePayment(
        aCheckout([aWish(piece, { quantity })], quantity * 90_000 + 2500, {
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

test('who let a piece lapse twice waits two hours for it, and for nothing else', async () => {
  const piece = await aPieceForSale(limited.db, limited.inventory, { title: 'Begehrt' });
  const other = await aPieceForSale(limited.db, limited.inventory);
  const request = { ...aRequest, client: '10.0.1.1' };
  const hold = (id: string) =>
    limited.ordering.initiatePayment(
      aCheckout([aWish(id)], deliveredPrice, { email: 'slow@example.org' }),
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
  const stranger = aCheckout([aWish(piece)], deliveredPrice);
  expect((await limited.ordering.initiatePayment(stranger, { ...aRequest, client: '10.0.1.2' })).ok).toBe(
    true,
  );
  limited.passMinutes(121);
  expect((await hold(piece)).ok).toBe(true);
});
