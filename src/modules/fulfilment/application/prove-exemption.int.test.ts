import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { rightsOf } from '../../../shared/staff/staff-roles.ts';
import { today } from '../../../read-models/office/today.ts';
import { unprovedSales, unprovedSalesAsCsv } from '../../../read-models/office/unproved-sales.ts';
import { anExport, aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';
import { forgetOrders } from '../index.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());
beforeEach(() => shop.setNow(new Date('2028-02-29T11:00:00Z')));

type Input = Parameters<TestOrdering['fulfilment']['proveExemption']>[0];
const pdf = (words: string) => Buffer.from(`%PDF-1.7 ${words}`);
const prove = (orderNumber: number, changes: Partial<Input> = {}, actor = staff) =>
  shop.fulfilment.proveExemption(
    {
      orderNumber,
      kind: 'exit-note',
      provedOn: '2028-02-29',
      reference: '28DE585000123456R5',
      files: [pdf('exit')],
      ...changes,
    },
    actor,
  );
const ship = async (orderNumber: number, positions: readonly number[] | null = null) => {
  const parcel = { carrier: null, tracking: null, link: null };
  const shipped = await shop.fulfilment.shipLines({ orderNumber, positions }, parcel, staff);
  if (!shipped.ok) throw new Error(shipped.error.code);
};
const proofOf = async (orderNumber: number) =>
  (await shop.ordering.orderForStaff(orderNumber, staff))?.exemptionProof;
const keptFiles = () => [...shop.files.keys()].filter((key) => key.startsWith('exemption-proofs/'));
const toDelete = async () => {
  const { rows } = await sql<{ keys: string[] }>`
    select payload -> 'keys' as keys from outbox where job = 'delete-proof-files' order by id
  `.execute(queries<object>(shop.db));
  return rows.flatMap(({ keys }) => keys);
};
async function aShippedExport() {
  const order = await anExport(shop);
  await ship(order.orderNumber);
  return order;
}

describe('the proof of an export', () => {
  test('is asked from the dispatch on, kept with its files, and told', async () => {
    const { orderNumber, number } = await anExport(shop);
    expect(await proofOf(orderNumber)).toMatchObject({ leftOn: null, missing: null, given: null });
    expect(await prove(orderNumber)).toEqual({ ok: false, error: { code: 'no-proof-asked' } });
    await ship(orderNumber);
    const missing = { since: '2028-02-29', dueOn: '2028-05-29' };
    expect(await proofOf(orderNumber)).toMatchObject({ exemption: 'export', missing, given: null });

    expect(await prove(orderNumber, { files: [pdf('one'), pdf('two')] })).toMatchObject({ ok: true });
    expect(await proofOf(orderNumber)).toMatchObject({
      missing: null,
      given: { kind: 'exit-note', provedOn: '2028-02-29', givenBy: 'test-staff' },
    });
    const second = await shop.fulfilment.exemptionProofFile({ orderNumber, place: 2 }, staff);
    if (second === null) throw new Error('no file');
    expect([second.name, await text(second.stream)]).toEqual([`Nachweis ${number} 2.pdf`, '%PDF-1.7 two']);
    expect(await shop.fulfilment.exemptionProofFile({ orderNumber, place: 3 }, staff)).toBeNull();
    expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
      type: 'exemption-proved',
      actor: 'test-staff',
      facts: { kind: 'exit-note', provedOn: '2028-02-29' },
    });
    const { rows } = await sql`
      select action, after from audit_log where entity_id = ${number} order by id desc limit 1
    `.execute(queries<object>(shop.db));
    expect(rows).toMatchObject([{ action: 'prove-exemption', after: { files: 2 } }]);
  });

  test('keeps its files if only its facts change, and loses those that are replaced or removed', async () => {
    const { orderNumber } = await aShippedExport();
    await prove(orderNumber);
    const [first] = (await proofOf(orderNumber))?.given?.fileKeys ?? [];
    expect(await prove(orderNumber, { kind: 'carrier', reference: '', files: [] })).toMatchObject({
      ok: true,
    });
    expect((await proofOf(orderNumber))?.given).toMatchObject({ kind: 'carrier', fileKeys: [first] });
    expect(await toDelete()).not.toContain(first);
    await prove(orderNumber, { files: [pdf('other')] });
    expect(await toDelete()).toContain(first);
    const [second] = (await proofOf(orderNumber))?.given?.fileKeys ?? [];
    expect(await shop.fulfilment.removeExemptionProof(orderNumber, staff)).toMatchObject({ ok: true });
    expect(await toDelete()).toContain(second);
    expect(await proofOf(orderNumber)).toMatchObject({ missing: { since: '2028-02-29' }, given: null });
    expect(await shop.fulfilment.removeExemptionProof(orderNumber, staff)).toMatchObject({ ok: false });
  });

  test.each<[string, Partial<Input>, string]>([
    ['of another kind of sale', { kind: 'arrival' }, 'kind'],
    ['from before the dispatch', { provedOn: '2028-02-28' }, 'provedOn'],
    ['of tomorrow', { provedOn: '2028-03-01' }, 'provedOn'],
    ['of customs without its number', { reference: '' }, 'reference'],
    ['without a file', { files: [] }, 'file'],
    ['as a web page', { files: [pdf('good'), Buffer.from('<html>')] }, 'file'],
  ])('%s is refused, and leaves no file', async (_, changes, field) => {
    const { orderNumber } = await aShippedExport();
    const before = keptFiles();
    expect(await prove(orderNumber, changes)).toMatchObject({
      error: { code: 'invalid-request', issues: [{ field }] },
    });
    expect(keptFiles()).toEqual(before);
    expect((await proofOf(orderNumber))?.given).toBeNull();
  });

  test('is asked again of what is dispatched after it, and of nothing that came back', async () => {
    const { orderNumber } = await anExport(shop);
    await ship(orderNumber, [0]);
    await prove(orderNumber);
    shop.setNow(new Date('2028-03-10T11:00:00Z'));
    await ship(orderNumber, [1]);
    const missing = { since: '2028-03-10', dueOn: '2028-06-10' };
    expect(await proofOf(orderNumber)).toMatchObject({ leftOn: '2028-03-10', missing });
    const back = await shop.fulfilment.takeBackLine(
      {
        orderNumber,
        position: 1,
        quantity: 1,
        condition: 'gut',
        note: '',
        deduction: null,
        assemblyKept: false,
        blocked: false,
        key: 'it came back',
      },
      staff,
    );
    expect(back).toMatchObject({ ok: true });
    expect(await proofOf(orderNumber)).toMatchObject({ leftOn: '2028-02-29', missing: null });
  });

  test('of two that are entered at once one is kept, and the other’s file is not', async () => {
    const { orderNumber } = await aShippedExport();
    const basedOn = (await shop.ordering.orderForStaff(orderNumber, staff))?.version ?? 0;
    const before = keptFiles().length;
    const told = await Promise.all(
      ['Anna', 'Ben'].map((name) => {
        const actor: StaffActor = {
          kind: 'staff',
          isFresh: true,
          id: randomUUID(),
          name,
          role: 'office',
          rights: rightsOf('office'),
          basedOn,
        };
        return prove(orderNumber, { files: [pdf(name)] }, actor);
      }),
    );
    expect(told.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(told.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'seen-is-past' } });
    expect(keptFiles()).toHaveLength(before + 1);
  });

  test('is forgotten with its order', async () => {
    const { orderNumber } = await aShippedExport();
    await prove(orderNumber);
    const [key] = (await proofOf(orderNumber))?.given?.fileKeys ?? [];
    await shop.db.transaction(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from orders where number = ${orderNumber}`.execute(queries<object>(tx));
      await forgetOrders(
        tx,
        rows.map(({ id }) => id),
        shop.now(),
      );
    });
    expect((await proofOf(orderNumber))?.given).toBeNull();
    expect(await toDelete()).toContain(key);
  });

  test('is not asked of what is taxed here', async () => {
    const { orderNumber } = await aPaidOrder(shop);
    await ship(orderNumber, [0]);
    expect(await proofOf(orderNumber)).toBeNull();
    expect(await prove(orderNumber)).toEqual({ ok: false, error: { code: 'no-proof-asked' } });
  });
});

describe('what is not proved in time', () => {
  const taxed = async (number: string) =>
    (await unprovedSales(shop.db, {}, staff, shop.now())).filter(({ orderNumber }) => orderNumber === number);
  const onToday = async (number: string) =>
    (await today(shop.db, staff, shop.now(), [], 'proofsOverdue')).lists.proofsOverdue?.items.filter(
      ({ id }) => id === number,
    );

  test('is work of today, and to be taxed, until it is proved', async () => {
    const { orderNumber, number, used, totalCents } = await aShippedExport();
    await sql`
      update pieces set purchase_price_cents = 50000, purchase_seller_kind = 'private' where id = ${used}
    `.execute(queries<object>(shop.db));
    shop.setNow(new Date('2028-05-29T21:59:00Z'));
    expect([await taxed(number), await onToday(number)]).toEqual([[], []]);
    shop.setNow(new Date('2028-05-29T22:00:00Z'));
    expect(await onToday(number)).toMatchObject([{ what: 'Sideboard', more: 1, amountCents: totalCents }]);
    const sale = {
      orderNumber: number,
      exemption: 'export',
      country: 'CH',
      leftOn: '2028-02-29',
      dueOn: '2028-05-29',
    };
    const tax = (cents: number) => cents - Math.round(cents / 1.19);
    expect(await taxed(number)).toMatchObject([
      { ...sale, netCents: totalCents, taxCents: tax(totalCents - 50_000) },
    ]);
    const refund = { orderNumber, amountCents: 10_000, reason: 'Kratzer', key: 'scratch' };
    expect(await shop.ordering.refundOrder(refund, staff)).toMatchObject({ ok: true });
    expect(await taxed(number)).toMatchObject([
      { netCents: totalCents - 10_000, taxCents: tax(totalCents - 60_000) },
    ]);
    expect(await unprovedSales(shop.db, { trial: true }, staff, shop.now())).toEqual([]);
    let table = '';
    for await (const part of unprovedSalesAsCsv(shop.db, {}, staff, shop.now())) table += part;
    expect(table).toMatch(
      new RegExp(`^${number};2028-\\d{5};Ausfuhrlieferung;CH;29\\.02\\.2028;29\\.05\\.2028;`, 'm'),
    );
    expect(await prove(orderNumber, { provedOn: '2028-03-02' })).toMatchObject({ ok: true });
    expect([await taxed(number), await onToday(number)]).toEqual([[], []]);
  });

  test('is told to those who may know what was paid for the goods', async () => {
    const someone: StaffActor = {
      kind: 'staff',
      isFresh: true,
      id: randomUUID(),
      name: 'Anna',
      role: 'read-only',
      rights: ['orders:read', 'persons:read'],
    };
    await expect(unprovedSales(shop.db, {}, someone, shop.now())).rejects.toThrow('purchases:read');
  });
});
