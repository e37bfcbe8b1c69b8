import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { withdraw } from './a-withdrawal.ts';
import { openOffice, type Office } from './an-office.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow } from './open-test-shop.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.shop.setNow(testNow));
afterAll(() => office.shop.close());

const price = 89_000;
let series = 0;

/** A line of so many pieces of a series. */
async function aSeries(qty: number) {
  series += 1;
  const sku = `SERIES-${series}`;
  await office.shop.fill([
    { draft: aPiece({ sku, title: `Hocker ${series}`, stock: 3 }), publishedAt: testNow },
  ]);
  return bought(await office.shop.idOf(sku), { qty });
}
const aChair = async () => bought(await office.aPieceForSale());
const aRental = async () => bought(await office.aPieceForSale(), { isRent: true, rentOption: '1 Woche' });

interface Read {
  readonly lines: readonly { readonly title: string; readonly grossCents: number }[];
  readonly declarations: readonly { readonly id: string; readonly pieces: string }[];
  readonly refundSuggested: { readonly cents: number; readonly parts: readonly object[] } | null;
}

/**
 * A paid order, delivered or not, with a withdrawal each minute in these words, of which staff record what they mean: a
 * position and how many, or nothing.
 */
async function withdrawnFrom(
  items: readonly ReturnType<typeof bought>[],
  withdrawals: readonly (readonly [words: string, position: number | null])[],
  isOut = true,
) {
  const { shop, owner, act } = office;
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const asked = await post('/api/initiate-payment', payload(items, 1));
  const { totals } = asked.json<{ totals: { total: number } }>();
  const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
  const placed = await post(`/api/checkout/${orderId}/confirm`, {});
  const number = placed.json<{ orderNumber: string }>().orderNumber;
  const paid = { amountCents: Math.round(totals.total * 100), receivedOn: berlinDay(testNow) };
  await act(number, 'payment', { ...paid, reference: `SEPA ${number}` });
  if (isOut) await act(number, 'hand-over');
  let minute = 0;
  const later = () => {
    minute += 1;
    shop.setNow(new Date(testNow.getTime() + minute * 60_000));
  };
  for (const [words] of withdrawals) {
    later();
    await withdraw(office, number, words);
  }
  const read = async () => (await owner.call('GET', `/orders/${number}`)).json<Read>();
  const record = async (words: string, position: number) => {
    const id = (await read()).declarations.find(({ pieces }) => pieces === words)?.id;
    const body = { which: 'some', pieces: [{ position, quantity: 1 }] };
    return (await owner.call('POST', `/declarations/${id}/pieces`, body)).statusCode;
  };
  for (const [words, position] of withdrawals) {
    if (position !== null) expect(await record(words, position)).toBe(200);
  }
  let booked = 0;
  return {
    number,
    read,
    record,
    later,
    back: (position: number, quantity = 1, path: 'returns' | 'take-out' = 'returns') => {
      booked += 1;
      return act(number, path, {
        position,
        quantity,
        key: `${number} ${booked}`,
        ...(path === 'returns' ? { condition: 'gut', blocked: true, deduction: null } : {}),
      });
    },
    refund: (amountCents: number, more: object = {}) => {
      booked += 1;
      return act(number, 'refunds', { amountCents, reason: 'Widerruf', key: `${number} ${booked}`, ...more });
    },
    /** What Today says of each withdrawal, the first that came before the others. */
    today: async () => {
      const { moneyToReturn } = (await owner.call('GET', '/today?all=moneyToReturn')).json<{
        moneyToReturn: { items: { id: string; what: string; amountCents: number | null }[] };
      }>();
      return moneyToReturn.items
        .filter(({ id }) => id === number)
        .map(({ what, amountCents }) => [what, amountCents]);
    },
    isToHandOver: async () => {
      const list = (await owner.call('GET', '/today?all=toHandOver')).json<{
        toHandOver: { items: { id: string }[] };
      }>();
      const listed = (await owner.call('GET', '/orders?fulfilment=open&perPage=100')).json<{
        items: { id: string }[];
      }>();
      const found = [list.toHandOver, listed].map(({ items }) => items.some(({ id }) => id === number));
      expect(found[0]).toBe(found[1]);
      return found[0];
    },
  };
}

describe('two withdrawals from parts of one order', () => {
  test('what came back for the one is not owed for the other', async () => {
    const order = await withdrawnFrom(
      [await aChair(), await aChair(), await aChair()],
      [
        ['Den roten', 0],
        ['Den blauen', 1],
      ],
    );
    await order.back(1);
    expect(await order.today()).toEqual([
      ['awaited', price],
      ['back', price],
    ]);
    await order.refund(price);
    expect(await order.today()).toEqual([
      ['awaited', price],
      ['refunded', null],
    ]);
    order.later();
    await order.back(0);
    expect(await order.today()).toEqual([
      ['back', price],
      ['refunded', null],
    ]);
    expect((await order.read()).refundSuggested?.cents).toBe(price);
    await order.refund(30_000);
    expect(await order.today()).toEqual([
      ['partly', price - 30_000],
      ['refunded', null],
    ]);
  });

  test('a unit of a line that both mean is counted once, for the first that came', async () => {
    const order = await withdrawnFrom(
      [await aSeries(3)],
      [
        ['Einen Hocker', 0],
        ['Noch einen', 0],
      ],
    );
    await order.back(0);
    expect(await order.today()).toEqual([
      ['back', price],
      ['awaited', price],
    ]);
    await order.back(0);
    expect(await order.today()).toEqual([
      ['back', price],
      ['back', price],
    ]);
    await order.refund(price + 10_000);
    expect(await order.today()).toEqual([
      ['refunded', null],
      ['partly', price - 10_000],
    ]);
  });

  test('what the second one means is not handed over, once the first one’s is taken out', async () => {
    const order = await withdrawnFrom(
      [await aSeries(2)],
      [
        ['Einen Hocker', 0],
        ['Noch einen', 0],
      ],
      false,
    );
    expect(await order.isToHandOver()).toBe(false);
    await order.back(0, 1, 'take-out');
    expect(await order.isToHandOver()).toBe(false);
    expect(await order.today()).toEqual([
      ['back', price],
      ['part-kept', price],
    ]);
  });

  test('money for the one keeps nobody from recording what the other one means', async () => {
    const order = await withdrawnFrom(
      [await aChair(), await aChair(), await aChair()],
      [
        ['Den roten', 0],
        ['Den blauen', null],
      ],
    );
    await order.back(0);
    await order.refund(price);
    expect(await order.record('Den roten', 2)).toBe(409);
    expect(await order.record('Den blauen', 1)).toBe(200);
    await order.back(1);
    await order.refund(price);
    expect(await order.record('Den blauen', 2)).toBe(409);
  });

  test('rentals that came back are proposed for each of them', async () => {
    const order = await withdrawnFrom(
      [await aRental(), await aRental(), await aChair()],
      [
        ['Die Miete', 0],
        ['Die andere', 1],
      ],
    );
    order.later();
    await office.act(order.number, 'return', { positions: [0, 1], condition: 'as-handed-out', note: '' });
    const { lines, refundSuggested } = await order.read();
    const rent = lines[0]?.grossCents ?? 0;
    expect(refundSuggested).toMatchObject({
      cents: 2 * rent,
      parts: [
        { kind: 'piece', position: 0 },
        { kind: 'piece', position: 1 },
      ],
    });
    expect(await order.today()).toEqual([
      ['back', rent],
      ['back', rent],
    ]);
  });

  test('money for a rental that was put away is not taken off what comes back later', async () => {
    const order = await withdrawnFrom(
      [await aRental(), await aChair(), await aChair()],
      [
        ['Die Miete', 0],
        ['Den Sessel', 1],
      ],
    );
    order.later();
    await office.act(order.number, 'return', { positions: [0], condition: 'as-handed-out', note: '' });
    const { lines, declarations } = await order.read();
    await order.refund(lines[0]?.grossCents ?? 0);
    await office.owner.call('POST', `/declarations/${declarations[0]?.id}/close`);
    await order.back(1);
    expect(await order.today()).toEqual([['back', price]]);
    expect((await order.read()).refundSuggested?.cents).toBe(price);
  });
});

test('of two withdrawals of a whole order, the money is owed once', async () => {
  const order = await withdrawnFrom([await aChair(), await aChair()], []);
  order.later();
  await withdraw(office, order.number);
  order.later();
  await withdraw(office, order.number, ' ');
  await withdraw(office, order.number, 'Den roten');
  const cents = 2 * price + 2_500;
  expect(await order.today()).toEqual([
    ['awaited', cents],
    ['covered', null],
  ]);
  await order.back(0);
  await order.back(1);
  await order.refund(cents);
  expect(await order.today()).toEqual([
    ['refunded', null],
    ['refunded', null],
  ]);
});
