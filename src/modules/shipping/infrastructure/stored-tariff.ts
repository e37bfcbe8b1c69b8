import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ShippingTariff } from '../domain/tariff.ts';
import type { SavedTariff, ShippingTables } from './shipping.tables.ts';

/** A saved tariff. */
export interface TariffVersion {
  /** From 1, without gaps. */
  readonly version: number;
  readonly tariff: ShippingTariff;
  readonly createdAt: Date;
  /** The name of the member of staff who saved it. */
  readonly createdBy: string;
}

/** Newest first, at most `limit` of them. */
export async function tariffVersions(handle: Db | Tx, limit: number): Promise<TariffVersion[]> {
  const rows = await queries<ShippingTables>(handle)
    .selectFrom('shipping_tariffs')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    tariff: asSavedNow(row.tariff),
    createdAt: row.created_at,
    createdBy: row.created_by,
  }));
}

/** If a version does not say how long a delivery to a place takes, the country's time applies. */
function asSavedNow({ freight, ...tariff }: SavedTariff): ShippingTariff {
  const { places, ...rest } = freight;
  if (places === undefined) return { ...tariff, freight: rest };
  const withTimes = places.map((place) => ({ ...place, deliveryWeeks: place.deliveryWeeks ?? null }));
  return { ...tariff, freight: { ...rest, places: withTimes } };
}

/**
 * The current delivery prices.
 * @throws Error if the database has not been filled yet
 */
export async function readTariff(handle: Db | Tx): Promise<ShippingTariff> {
  const [newest] = await tariffVersions(handle, 1);
  if (newest === undefined) throw new Error('there is no shipping tariff: the first one was not filled in');
  return newest.tariff;
}

/** Makes changes of the tariff run one after the other, until the transaction ends. */
export async function lockTariffs(tx: Tx): Promise<void> {
  await lockTexts(tx, ['shipping tariffs']);
}

export async function insertTariff(
  tx: Tx,
  { version, tariff, createdAt, createdBy }: TariffVersion,
): Promise<void> {
  await queries<ShippingTables>(tx)
    .insertInto('shipping_tariffs')
    .values({ version, tariff: JSON.stringify(tariff), created_at: createdAt, created_by: createdBy })
    .execute();
}
