import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { ordersForStaff } from '../../../read-models/office/order-list.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import {
  actionsOf,
  aPaidOrder,
  anAcceptedOrder,
  keptHistory,
  staff,
  subjectsTo,
} from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const availability = async (piece: string) =>
  (await shop.inventory.availabilityOf(shop.db, [piece], shop.now())).get(piece);
const statesOf = async (orderId: string) => {
  const order = await shop.ordering.getOrder(orderId);
  return order.ok ? order.value.fulfilments.map(({ state }) => state) : order.error.code;
};

test('an order is prepared, shipped, handed over; its rental runs from then on and comes back', async () => {
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const email = 'tenant@example.org';
  const order = await aPaidOrder(shop, { email, rentOption: '1 Woche' });
  const all = { orderNumber: order.orderNumber, positions: null };
  expect(await statesOf(order.orderId)).toEqual(['waiting', 'waiting']);
  expect((await shop.fulfilment.prepareLines(all, staff)).ok).toBe(true);
  const shipment = { carrier: 'Spedition Elbe', tracking: 'EL-77', link: null };
  expect((await shop.fulfilment.shipLines(all, shipment, staff)).ok).toBe(true);
  expect(await availability(order.rented)).toMatchObject({ stockAmt: 0, rentedUntil: null });

  shop.passMinutes(24 * 60);
  const handed = await Promise.all([1, 2].map(() => shop.fulfilment.handOverLines(all, staff)));
  expect(handed[1]).toEqual(handed[0]);
  const dueAt = new Date('2028-03-08T23:00:00Z');
  expect(await availability(order.rented)).toMatchObject({ stockAmt: 0, rentedUntil: dueAt });
  expect(await shop.ordering.getOrder(order.orderId)).toMatchObject({
    value: {
      fulfilments: [
        { state: 'handed-over', handedOverAt: shop.now(), rental: null, shipment },
        { state: 'handed-over', handedOverAt: shop.now(), rental: { dueAt }, shipment },
      ],
    },
  });

  shop.passMinutes(3 * 24 * 60);
  const rented = { orderNumber: order.orderNumber, positions: [1] };
  expect((await shop.fulfilment.returnRentals(rented, staff)).ok).toBe(true);
  expect((await shop.fulfilment.returnRentals(rented, staff)).ok).toBe(true);
  expect(await availability(order.rented)).toMatchObject({ stockAmt: 1, rentedUntil: null });
  expect(await availability(order.bought)).toMatchObject({ stockAmt: 0 });
  expect(await statesOf(order.orderId)).toEqual(['handed-over', 'returned']);

  expect(await subjectsTo(shop, email)).toEqual([
    'Ihre Bestellung #',
    'Zahlung erhalten: Bestellung #',
    'Unterwegs zu Ihnen: Bestellung #',
    'Ihre Miete hat begonnen: Bestellung #',
    'Zurückgegeben: Bestellung #',
  ]);
  const texts = (await shop.mails()).filter(({ to }) => to === email).map(textOf);
  expect(texts[2]).toContain('Versand mit: Spedition Elbe\nSendungsnummer: EL-77');
  expect(texts[2]).not.toContain('Sendung verfolgen');
  expect(texts[0]).toContain('Die Miete beginnt mit der Übergabe');
  expect(texts[2]).not.toContain('Die Miete beginnt');
  expect(texts[3]).toContain('Sessel: übergeben am 01.03.2028, gemietet bis einschließlich 08.03.2028');

  const kept = await keptHistory(shop, order.orderNumber);
  expect(kept.slice(-7).map(({ type, actor, facts }) => [type, actor, facts.position])).toEqual([
    ['piece-prepared', 'test-staff', 0],
    ['piece-prepared', 'test-staff', 1],
    ['piece-shipped', 'test-staff', 0],
    ['piece-shipped', 'test-staff', 1],
    ['piece-handed-over', 'test-staff', 0],
    ['piece-handed-over', 'test-staff', 1],
    ['rental-returned', 'test-staff', 1],
  ]);
  const shown = await shop.ordering.getOrder(order.orderId);
  expect(shown.ok && shown.value.history.map(({ type, position }) => [type, position])).toEqual([
    ['order-offered', null],
    ['order-accepted', null],
    ['payment-received', null],
    ...kept.slice(-7).map(({ type, facts }) => [type, facts.position]),
  ]);
});

test('lines go one by one, and who fetches is told that they are ready', async () => {
  const email = 'fetches@example.org';
  const order = await aPaidOrder(shop, { email, delivery: 'pickup' });
  const first = { orderNumber: order.orderNumber, positions: [0, 0] };
  expect((await shop.fulfilment.prepareLines(first, staff)).ok).toBe(true);
  expect((await shop.fulfilment.handOverLines(first, staff)).ok).toBe(true);
  expect(await statesOf(order.orderId)).toEqual(['handed-over', 'waiting']);
  expect((await subjectsTo(shop, email)).slice(2)).toEqual(['Bereit zur Abholung: Bestellung #']);
  const told = (await shop.mails()).filter(({ to }) => to === email).map(textOf);
  expect(told[2]).toContain('Öffnungszeiten: Montag bis Donnerstag und Samstag, 9 bis 18\u00a0Uhr');
  expect(await keptHistory(shop, order.orderNumber)).toHaveLength(6);
});

test('staff find what is to be handed over until its last line is, and then among what is done', async () => {
  const order = await aPaidOrder(shop, { email: 'both@example.org', rentOption: '1 Woche' });
  const query = { page: 1, perPage: 10, sort: 'orderedAt', order: 'DESC', q: 'both@example.org' } as const;
  const among = async () => {
    const lists = (['open', 'out', 'done'] as const).map(async (fulfilment) => {
      const { total } = await ordersForStaff(shop.db, query, { fulfilment }, staff);
      return total === 1 ? fulfilment : [];
    });
    return (await Promise.all(lists)).flat();
  };
  const line = (position: number) => ({ orderNumber: order.orderNumber, positions: [position] });
  expect(await among()).toEqual(['open']);
  await shop.fulfilment.prepareLines(line(0), staff);
  await shop.fulfilment.handOverLines(line(0), staff);
  expect(await among()).toEqual(['open']);
  await shop.fulfilment.handOverLines(line(1), staff);
  expect(await among()).toEqual(['out', 'done']);
  shop.passMinutes(60);
  expect((await shop.fulfilment.returnRentals(line(1), staff)).ok).toBe(true);
  expect(await among()).toEqual(['done']);
});

describe('refused, and nothing is changed:', () => {
  const code = (result: { ok: boolean; error?: { code: string } }) => result.error?.code ?? 'ok';

  test('what is not paid, not there, or not possible', async () => {
    const unpaid = await anAcceptedOrder(shop);
    expect(code(await shop.fulfilment.prepareLines({ ...unpaid, positions: null }, staff))).toBe('not-paid');
    expect(code(await shop.fulfilment.prepareLines({ orderNumber: 1, positions: null }, staff))).toBe(
      'order-not-found',
    );
    const order = await aPaidOrder(shop, { delivery: 'pickup' });
    const shipment = { carrier: null, tracking: null, link: null };
    expect(code(await shop.fulfilment.shipLines({ ...order, positions: null }, shipment, staff))).toBe(
      'pickup-is-not-shipped',
    );
    expect(code(await shop.fulfilment.prepareLines({ ...order, positions: [0, 2] }, staff))).toBe(
      'no-such-line',
    );
    // The second line cannot come back before it went out, so the first does not either.
    expect(code(await shop.fulfilment.returnRentals({ ...order, positions: [0, 1] }, staff))).toBe(
      'not-rented-out',
    );
    expect(await statesOf(order.orderId)).toEqual(['waiting', 'waiting']);
    expect(await keptHistory(shop, order.orderNumber)).toHaveLength(4);
  });

  test('what a visitor says', async () => {
    const order = await aPaidOrder(shop);
    await expect(
      shop.fulfilment.handOverLines({ ...order, positions: null }, { kind: 'visitor' }),
    ).rejects.toThrow('is missing');
  });
});

describe('a rental that does not come back', () => {
  /** Handed over at noon on 1 March for a week: due at the end of 8 March. */
  async function out(email?: string) {
    shop.setNow(new Date('2028-03-01T11:00:00Z'));
    const order = await aPaidOrder(shop, {
      rentOption: '1 Woche',
      ...(email === undefined ? {} : { email }),
    });
    const handed = await shop.fulfilment.handOverLines({ ...order, positions: null }, staff);
    if (!handed.ok) throw new Error(handed.error.code);
    return order;
  }

  test('is kept day by day, its customer reminded once, and free when it is back', async () => {
    const email = 'late@example.org';
    const order = await out(email);
    shop.setNow(new Date('2028-03-07T20:05:00Z'));
    await shop.fulfilment.keepRentals();
    expect(await availability(order.rented)).toMatchObject({ rentedUntil: new Date('2028-03-08T23:00:00Z') });
    for (const hour of ['2028-03-08T08:05', '2028-03-08T20:05', '2028-03-09T08:05', '2028-03-10T08:05']) {
      shop.setNow(new Date(`${hour}:00Z`));
      await shop.fulfilment.keepRentals();
      const free = (await availability(order.rented))?.stockAmt;
      const tomorrow = await shop.inventory.availabilityOf(
        shop.db,
        [order.rented],
        new Date(shop.now().getTime() + dayMs),
      );
      expect([hour, free, tomorrow.get(order.rented)?.stockAmt]).toEqual([hour, 0, 0]);
    }
    expect(await availability(order.rented)).toMatchObject({ rentedUntil: new Date('2028-03-11T23:00:00Z') });
    expect((await subjectsTo(shop, email)).slice(-1)).toEqual(['Mietzeit abgelaufen: Bestellung #']);
    expect((await subjectsTo(shop, email)).filter((subject) => subject.startsWith('Mietzeit'))).toHaveLength(
      1,
    );

    expect((await shop.fulfilment.returnRentals({ ...order, positions: [1] }, staff)).ok).toBe(true);
    expect((await availability(order.rented))?.stockAmt).toBe(1);
    shop.setNow(new Date('2028-03-20T08:05:00Z'));
    await shop.fulfilment.keepRentals();
    expect((await availability(order.rented))?.stockAmt).toBe(1);
  });

  test('is kept however many are looked at together, and whatever came before it', async () => {
    const orders = [await out(), await out(), await out()];
    shop.setNow(new Date('2028-03-09T20:05:00Z'));
    expect(await shop.fulfilment.keepRentals(undefined, 1)).toBeGreaterThanOrEqual(3);
    expect(await shop.fulfilment.keepRentals(undefined, 1)).toBe(0);
    for (const { rented } of orders) {
      expect(await availability(rented)).toMatchObject({ rentedUntil: new Date('2028-03-10T23:00:00Z') });
    }
  });

  test('whose piece somebody took while nobody looked stays theirs, and staff are told once', async () => {
    const order = await out();
    shop.setNow(new Date('2028-03-12T11:00:00Z'));
    const lines = [
      { position: 0, pieceId: order.rented, variantId: null, quantity: 1, kind: 'sale' as const },
    ];
    await shop.db.transaction((tx) =>
      shop.inventory.sellOrRent(tx, { reference: 'another', lines, now: shop.now() }),
    );
    await shop.fulfilment.keepRentals();
    await shop.fulfilment.keepRentals();
    const clashes = (await keptHistory(shop, order.orderNumber)).filter(
      ({ type }) => type === 'rental-clash',
    );
    expect(clashes).toEqual([{ type: 'rental-clash', actor: 'keep-rentals', facts: { position: 1 } }]);
    expect((await shop.fulfilment.returnRentals({ ...order, positions: [1] }, staff)).ok).toBe(true);
    expect((await availability(order.rented))?.stockAmt).toBe(0);
  });
});

test('a wrong tracking number is corrected while the lines are on their way, with a new mail', async () => {
  const email = 'corrected@example.org';
  const { orderNumber } = await aPaidOrder(shop, { email });
  const lines = { orderNumber, positions: null };
  const sent = { carrier: 'DHL', tracking: '1111', link: null };
  const actions = async () => actionsOf(await shop.ordering.orderForStaff(orderNumber, staff));
  expect(await actions()).not.toContain('correct-shipment');
  await shop.fulfilment.shipLines(lines, sent, staff);
  expect(await actions()).toContain('correct-shipment');
  expect((await shop.fulfilment.shipLines(lines, { ...sent, tracking: '2222' }, staff)).ok).toBe(true);
  const mails = (await shop.mails()).filter(({ to }) => to === email).map(textOf);
  expect(mails.filter((text) => text.includes('1111'))).toHaveLength(1);
  expect(mails.at(-1)).toContain('Sendungsnummer: 2222');
  const told = (await keptHistory(shop, orderNumber)).map(({ type }) => type);
  expect(told.filter((type) => /^piece-shipped|^shipment-corrected/.test(type))).toEqual([
    'piece-shipped',
    'piece-shipped',
    'shipment-corrected',
    'shipment-corrected',
  ]);
  await shop.fulfilment.handOverLines(lines, staff);
  expect(await actions()).not.toContain('correct-shipment');
});

describe('entered later than it happened', () => {
  const saturday = new Date('2028-04-01T10:00:00Z');

  test('handed over on Saturday and entered on Monday, the rental and the period of withdrawal run from Saturday', async () => {
    shop.setNow(new Date('2028-03-30T10:00:00Z'));
    const order = await aPaidOrder(shop, { rentOption: '1 Woche' });
    shop.setNow(new Date('2028-04-03T08:00:00Z'));
    const { orderNumber } = order;
    const on = (happenedOn: string) =>
      shop.fulfilment.handOverLines({ orderNumber, positions: null, happenedOn }, staff);
    expect(await on('2028-04-04')).toMatchObject({ error: { code: 'step-in-future' } });
    expect(await on('2028-03-29')).toMatchObject({ error: { code: 'step-too-early' } });
    expect((await on('2028-04-01')).ok).toBe(true);
    const dueAt = new Date('2028-04-08T22:00:00Z');
    expect(await shop.ordering.orderForStaff(orderNumber, staff)).toMatchObject({
      fulfilments: [{ handedOverAt: saturday }, { handedOverAt: saturday, rental: { dueAt } }],
    });
    expect(await availability(order.rented)).toMatchObject({ stockAmt: 0, rentedUntil: dueAt });
    // The history says when it was entered, and of which day.
    const events = (await shop.ordering.orderForStaff(orderNumber, staff))?.events ?? [];
    expect(events.at(-1)).toMatchObject({ at: shop.now(), facts: { happenedOn: '2028-04-01' } });
    const told = await shop.ordering.getOrder(order.orderId);
    expect(told.ok && told.value.history.at(-1)).toMatchObject({ at: saturday });
    const declared = {
      ...({ kind: 'withdrawal', name: 'Ada Muster', email: 'ada@example.org', pieces: null } as const),
      contract: `WMK-${orderNumber}`,
    };
    await shop.declarations.declare(declared, '203.0.113.9');
    const [judged] = await shop.declarations.listDeclarations({ onlyOpen: true, limit: 1 }, staff);
    // The 14th day is Saturday the 15th: it ends with Monday, the 17th.
    expect(judged?.order?.withdrawalEnd).toEqual(new Date('2028-04-17T22:00:00Z'));
  });

  test('a rental whose last day has passed by then stays out until it is back', async () => {
    shop.setNow(new Date('2028-05-02T10:00:00Z'));
    const order = await aPaidOrder(shop, { rentOption: '1 Tag' });
    shop.setNow(new Date('2028-05-10T08:00:00Z'));
    const lines = { orderNumber: order.orderNumber, positions: [1] };
    expect((await shop.fulfilment.handOverLines({ ...lines, happenedOn: '2028-05-03' }, staff)).ok).toBe(
      true,
    );
    expect(await availability(order.rented)).toMatchObject({ stockAmt: 0 });
    shop.setNow(new Date('2028-05-11T08:00:00Z'));
    await shop.fulfilment.keepRentals();
    expect(await availability(order.rented)).toMatchObject({ stockAmt: 0 });
    expect((await shop.fulfilment.returnRentals({ ...lines, happenedOn: '2028-05-02' }, staff)).ok).toBe(
      false,
    );
    expect((await shop.fulfilment.returnRentals({ ...lines, happenedOn: '2028-05-04' }, staff)).ok).toBe(
      true,
    );
    expect(await availability(order.rented)).toMatchObject({ stockAmt: 1 });
  });

  test('a rental that comes back with a damage is blocked, and the order says what is broken', async () => {
    shop.setNow(new Date('2028-06-01T10:00:00Z'));
    const order = await aPaidOrder(shop, { rentOption: '1 Woche' });
    const { orderNumber } = order;
    const lines = { orderNumber, positions: [1] };
    await shop.fulfilment.handOverLines(lines, staff);
    shop.setNow(new Date('2028-06-05T10:00:00Z'));
    const cameBack = { condition: 'damaged', note: 'Bein gebrochen' } as const;
    expect((await shop.fulfilment.returnRentals(lines, staff, cameBack)).ok).toBe(true);
    expect(await availability(order.rented)).toMatchObject({ stockAmt: 0 });
    const calendar = await shop.inventory.calendarOf(shop.db, order.rented, shop.now());
    const blocks = calendar.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'block'));
    expect(blocks).toMatchObject([{ kind: 'block', reference: `Mit Schaden zurück aus WMK-${orderNumber}` }]);
    expect(await shop.ordering.orderForStaff(orderNumber, staff)).toMatchObject({
      fulfilments: [{ state: 'waiting' }, { state: 'returned', cameBack }],
    });
    expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
      type: 'rental-returned',
      facts: cameBack,
    });
  });
});
