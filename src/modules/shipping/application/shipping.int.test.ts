import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { SoldAbroad } from '../../../shared/money/sale-kind.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { RightMissing } from '../../../shared/staff/staff-rights.ts';
import { rightsOf, type StaffRole } from '../../../shared/staff/staff-roles.ts';
import { firstTariff, type ShippingTariff } from '../domain/tariff.ts';
import { createShipping, type Shipping } from '../index.ts';
import type { Recipient } from './quote-shipping.ts';
import { insertTariff } from '../infrastructure/stored-tariff.ts';

let db: TestDatabase;
let shipping: Shipping;
const now = new Date('2026-06-15T10:00:00Z');
const told: string[] = [];
let sold: SoldAbroad = { 'eu-consumer': true, 'eu-business': true, 'third-country': true };

beforeAll(async () => {
  db = await openTestDatabase();
  shipping = createShipping({
    db,
    now: () => now,
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
                condition: 'gut',
                titleInLanguage: null,
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
    addresses: null,
    soldAbroad: async () => sold,
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
const lamps = [{ pieceId: 'lamp', quantity: 1, isRent: false, assembly: false }];
const quote = (to: typeof munich, who: Partial<Recipient> = {}) =>
  shipping.quote(to, lamps, { customerKind: 'consumer', vatId: null, billing: null, ...who });

// The versions of one tariff, from before the first one.
describe('what deliveries cost is data', { shuffle: false }, () => {
  test('nothing is charged by a tariff that is not there', async () => {
    await expect(quote(munich)).rejects.toThrow('no shipping tariff');
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
    expect(await quote(munich)).toMatchObject({ ok: true, value: { feeCents: 5900 } });
    const saved = await shipping.saveTariff(dearer, 1, owner);
    expect(saved).toMatchObject({ ok: true, value: { version: 2, createdBy: 'Rolle owner' } });
    expect(await quote(munich)).toMatchObject({ ok: true, value: { feeCents: 6500 } });
    expect((await shipping.feeTable()).freight[0]?.feesCents).toEqual([6500, 9500, 13_500]);
    expect((await shipping.listTariffs(owner)).map(({ version }) => version)).toEqual([2, 1]);
    expect(told).toContain('shipping-tariff');
  });

  test('what is not sold abroad has a price on request, in the calculator and in the table', async () => {
    const [zurich, vienna] = [
      { country: 'CH', postalCode: '8001' },
      { country: 'AT', postalCode: '1010' },
    ];
    const before = sold;
    sold = { ...sold, 'third-country': false };
    expect(await quote(zurich)).toMatchObject({
      error: { code: 'sale-on-request', notSold: { kind: 'third-country', field: 'country' } },
    });
    expect(
      await shipping.quote(zurich, [], { customerKind: 'consumer', vatId: null, billing: null }),
    ).toMatchObject({
      error: { code: 'sale-on-request' },
    });
    expect((await shipping.feeTable()).onRequest).toContain('CH');
    expect(await quote(vienna)).toMatchObject({ ok: true });
    sold = { ...sold, 'eu-business': false };
    const austrian = { customerKind: 'business', vatId: 'ATU12345678' } as const;
    expect(await quote(vienna, austrian)).toMatchObject({ ok: true });
    const rented = lamps.map((lamp) => ({ ...lamp, isRent: true }));
    expect(await shipping.quote(munich, rented, { ...austrian, billing: null })).toMatchObject({
      error: { code: 'sale-on-request', notSold: { kind: 'eu-business', field: 'vatId' } },
    });
    sold = before;
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

  test('a tariff from before there were places gets the known ones at the next start, once', async () => {
    const [newest] = await shipping.listTariffs(owner);
    if (newest === undefined) throw new Error('no tariff');
    const { places: _, ...freight } = newest.tariff.freight;
    const dearer = { ...newest.tariff.areaFees, berlin: 5100 };
    const old = { ...newest, version: newest.version + 1, tariff: { areaFees: dearer, freight } };
    await db.transaction((tx) => insertTariff(tx, old));
    const melilla = { country: 'ES', postalCode: '52001' };
    expect(await quote(melilla)).toMatchObject({ ok: true });
    await shipping.fillFirst();
    await shipping.fillFirst();
    const [filled, before] = await shipping.listTariffs(owner);
    expect(before).toMatchObject({ version: old.version, tariff: old.tariff });
    expect(filled).toEqual({
      version: old.version + 1,
      tariff: { areaFees: dearer, freight: { ...freight, places: firstTariff.freight.places } },
      createdAt: now,
      createdBy: 'first tariff',
    });
    expect(await quote(melilla)).toMatchObject({ error: { code: 'no-shipping-rate' } });
  });

  test('places that staff have removed stay removed', async () => {
    const [newest] = await shipping.listTariffs(owner);
    if (newest === undefined) throw new Error('no tariff');
    const without = { ...newest.tariff, freight: { ...newest.tariff.freight, places: [] } };
    await shipping.saveTariff(without, newest.version, owner);
    await shipping.fillFirst();
    expect((await shipping.listTariffs(owner))[0]?.tariff).toEqual(without);
  });

  test('versions are never rewritten', async () => {
    const change = sql`update shipping_tariffs set created_by = 'x'`.execute(queries<object>(db));
    await expect(change).rejects.toThrow('append-only');
  });
});
