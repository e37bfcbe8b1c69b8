import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { rightsOf, type StaffRole, RightMissing } from '../../../shared/staff/staff-rights.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import { firstTariff, type ShippingTariff } from '../domain/tariff.ts';
import { createShipping, type Shipping, type ShippingRequest } from '../index.ts';

let db: TestDatabase;
let shipping: Shipping;
let now = new Date('2026-06-15T10:00:00Z');
const told: string[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
  shipping = createShipping({
    db,
    now: () => now,
    newId: randomUUID,
    catalogue: {
      purchasablePieces: async (_handle, ids) =>
        ids.includes('lamp')
          ? [
              {
                id: 'lamp',
                sku: 'L1',
                title: 'Lampe',
                shopType: 'vintage',
                priceCents: 9000,
                chargeTaxPercent: 0,
                taxScheme: 'margin',
                maker: null,
                assemblyService: false,
                rentable: true,
                carriers: 2,
                weightGrams: 4000,
                widthMm: null,
                heightMm: null,
                depthMm: null,
                diameterMm: null,
                pictureKey: null,
                variants: [],
              },
            ]
          : [],
    },
    invalidate: async (_tx, tags) => void told.push(...tags),
    shopEmail: async () => 'shop@wmk.example',
    addresses: null,
  });
});
afterAll(() => db.close());

const someone = (role: StaffRole): Actor => ({
  kind: 'staff',
  isFresh: true,
  id: randomUUID(),
  name: `Rolle ${role}`,
  role,
  rights: rightsOf(role),
});
const owner = someone('owner');
const munich = { country: 'DE', postalCode: '80331' };
const lamps = [{ pieceId: 'lamp', quantity: 1 }];

describe('what deliveries cost is data', () => {
  test('nothing is charged by a tariff that is not there', async () => {
    await expect(shipping.quote(munich, lamps)).rejects.toThrow('no shipping tariff');
  });

  test('the first start fills it in, and no other start touches it', async () => {
    await shipping.fillFirst();
    await shipping.fillFirst();
    const versions = await shipping.listTariffs(owner);
    expect(versions).toEqual([
      { version: 1, tariff: firstTariff, createdAt: now, createdBy: 'first tariff' },
    ]);
  });

  test('a change applies at once, and the history keeps both', async () => {
    const [germany, ...others] = firstTariff.freight.zones;
    const dearer: ShippingTariff = {
      ...firstTariff,
      freight: {
        ...firstTariff.freight,
        zones: [{ countries: germany?.countries ?? [], feesCents: [6500, 9500, 13_500] }, ...others],
      },
    };
    expect(await shipping.quote(munich, lamps)).toMatchObject({ ok: true, value: { feeCents: 5900 } });
    const saved = await shipping.saveTariff(dearer, 1, owner);
    expect(saved).toMatchObject({ ok: true, value: { version: 2, createdBy: 'Rolle owner' } });
    expect(await shipping.quote(munich, lamps)).toMatchObject({ ok: true, value: { feeCents: 6500 } });
    expect((await shipping.feeTable()).freight[0]?.feesCents).toEqual([6500, 9500, 13_500]);
    expect((await shipping.listTariffs(owner)).map(({ version }) => version)).toEqual([2, 1]);
    expect(told).toContain('shipping-tariff');
  });

  test('a save based on an old version gets a conflict, and changes nothing', async () => {
    const refused = await shipping.saveTariff(firstTariff, 1, owner);
    expect(refused).toMatchObject({ ok: false, error: { code: 'tariff-changed', newest: { version: 2 } } });
    expect(await shipping.listTariffs(owner)).toHaveLength(2);
  });

  test('two at once: one is saved', async () => {
    const both = await Promise.all([
      shipping.saveTariff(firstTariff, 2, owner),
      shipping.saveTariff(firstTariff, 2, owner),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test('nonsense is refused with its field', async () => {
    const wrong = { ...firstTariff, areaFees: { ...firstTariff.areaFees, berlin: -1 } };
    expect(await shipping.saveTariff(wrong, 3, owner)).toEqual({
      ok: false,
      error: { code: 'tariff-wrong', problems: [{ field: 'areaFees.berlin', code: 'not-positive' }] },
    });
  });

  test('staff without the right are refused', async () => {
    await expect(shipping.saveTariff(firstTariff, 3, someone('office'))).rejects.toThrow(RightMissing);
    await expect(shipping.listTariffs({ kind: 'visitor' })).rejects.toThrow(RightMissing);
    expect(await shipping.listTariffs(someone('read-only'))).toHaveLength(3);
  });

  test('versions are never rewritten', async () => {
    const change = sql`update shipping_tariffs set created_by = 'x'`.execute(queries<object>(db));
    await expect(change).rejects.toThrow('append-only');
  });
});

describe('worldwide on request', () => {
  const request = (changes: Partial<ShippingRequest> = {}): ShippingRequest => ({
    name: 'Ada Muster',
    email: 'ada@example.org',
    phone: '',
    country: 'Kanada',
    postalCode: 'K1A 0B1',
    city: 'Ottawa',
    message: 'Bitte in einer Holzkiste.',
    pieces: [
      { id: 'lamp', quantity: 2 },
      { id: 'gone', quantity: 1 },
    ],
    ...changes,
  });
  const mails = async (): Promise<Mail[]> => {
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox where job = 'send-mail' order by id
    `.execute(queries<object>(db));
    return rows.map(({ payload }) => payload);
  };

  test('it is kept, mailed to the shop with all that was typed, and receipted without', async () => {
    expect(await shipping.requestPrice(request())).toEqual({ ok: true, value: { number: 1001 } });
    const [toShop, receipt, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toShop).toMatchObject({ to: 'shop@wmk.example', subject: 'Versandanfrage 1001: Kanada' });
    expect(JSON.stringify(toShop)).toContain('2 × Lampe');
    expect(JSON.stringify(toShop)).toContain('Holzkiste');
    expect(receipt).toMatchObject({
      to: 'ada@example.org',
      subject: 'Ihre Versandanfrage 1001 ist angekommen',
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Ada|Kanada|Ottawa|Holzkiste|Lampe/);
  });

  test('sent again within a quarter of an hour it is the same one', async () => {
    expect(await shipping.requestPrice(request())).toEqual({ ok: true, value: { number: 1001 } });
    expect(await mails()).toHaveLength(2);
  });

  test('the sixth of a day is refused', async () => {
    for (const message of ['2', '3', '4', '5']) {
      expect((await shipping.requestPrice(request({ message }))).ok).toBe(true);
    }
    expect(await shipping.requestPrice(request({ message: '6', email: 'ADA@example.org' }))).toEqual({
      ok: false,
      error: { code: 'too-many-enquiries' },
    });
  });

  const newest = { page: 1, perPage: 10, sort: 'receivedAt', order: 'DESC' } as const;
  const open = { onlyOpen: true };

  test('staff find open requests, note something, and mark them as answered', async () => {
    const office = someone('office');
    const { items, total } = await shipping.listRequests(newest, open, office);
    expect(total).toBe(5);
    const first = items.find(({ number }) => number === 1001);
    expect(first).toMatchObject({ pieces: [{ id: 'lamp', title: 'Lampe', quantity: 2 }], note: '' });
    for (const q of ['1001', 'ottawa', 'ada@', 'K1A']) {
      const found = await shipping.listRequests({ ...newest, q }, open, office);
      expect([q, found.items.some(({ number }) => number === 1001)]).toEqual([q, true]);
    }
    expect((await shipping.listRequests({ ...newest, q: '%' }, open, office)).total).toBe(0);

    const id = first?.id ?? '';
    const answered = { note: 'Spedition gefragt', isAnswered: true };
    expect(await shipping.changeRequest(id, answered, office)).toMatchObject({
      value: { note: 'Spedition gefragt', answeredAt: now, answeredBy: 'Rolle office' },
    });
    // The first person to answer stays recorded, whatever is noted later.
    const later = await shipping.changeRequest(id, { note: '780 €' }, someone('owner'));
    expect(later).toMatchObject({ value: { note: '780 €', answeredBy: 'Rolle office' } });
    expect((await shipping.listRequests(newest, open, office)).total).toBe(4);
    const again = await shipping.changeRequest(id, { isAnswered: false }, office);
    expect(again).toMatchObject({ value: { answeredAt: null, answeredBy: null, note: '780 €' } });
    expect(() => shipping.listRequests(newest, open, someone('content'))).toThrow(RightMissing);
    await expect(shipping.changeRequest(id, {}, someone('read-only'))).rejects.toThrow(RightMissing);
  });

  test('on the next day it is a new one', async () => {
    now = new Date(now.getTime() + 25 * hourMs);
    expect(await shipping.requestPrice(request())).toMatchObject({ ok: true });
  });

  test('after half a year it is forgotten', async () => {
    const office = someone('office');
    now = new Date(now.getTime() + 180 * dayMs);
    expect(await shipping.forgetRequests()).toBe(5);
    now = new Date(now.getTime() + dayMs);
    expect(await shipping.forgetRequests()).toBe(1);
    expect(await shipping.listRequests(newest, { onlyOpen: false }, office)).toEqual({ items: [], total: 0 });
  });
});
