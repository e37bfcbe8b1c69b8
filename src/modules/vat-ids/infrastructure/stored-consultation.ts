import { fromRow, rowOf } from '../../../platform/db/row-names.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { VatIdAbroad } from '../../../shared/places/vat-id.ts';
import type { RegisterName } from '../domain/vat-id-register.ts';
import type { VatIdTables } from './vat-ids.tables.ts';

/** What a register answered, as it is kept. */
export interface Consultation {
  readonly id: string;
  readonly vatId: string;
  readonly register: RegisterName;
  readonly isValid: boolean;
  /** The register's own number; null if the VAT ID is not valid. */
  readonly number: string | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly askedAt: Date;
}

export async function keepConsultation(db: Db, consultation: Consultation): Promise<void> {
  await queries<VatIdTables>(db).insertInto('vat_id_consultations').values(rowOf(consultation)).execute();
}

/** What the register said last; null if it has not been asked, or that is forgotten. */
export async function latestConsultation(
  handle: Db | Tx,
  vatId: VatIdAbroad,
  register: RegisterName,
): Promise<Consultation | null> {
  const row = await queries<VatIdTables>(handle)
    .selectFrom('vat_id_consultations')
    .selectAll()
    .where('vat_id', '=', vatId)
    .where('register', '=', register)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow<Consultation>(row);
}

export async function restOrderOn(tx: Tx, orderId: string, consultationId: string): Promise<void> {
  await queries<VatIdTables>(tx)
    .insertInto('vat_id_orders')
    .values({ order_id: orderId, consultation_id: consultationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The consultations that these orders rest on, the latest first. */
export async function consultationsOfOrders(
  handle: Db | Tx,
  orderIds: readonly string[],
): Promise<Consultation[]> {
  if (orderIds.length === 0) return [];
  const rows = await queries<VatIdTables>(handle)
    .selectFrom('vat_id_consultations')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('vat_id_orders').select('consultation_id').where('order_id', 'in', orderIds),
    )
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map((row) => fromRow<Consultation>(row));
}

/** The next orders that rest on something, in the order of their ids: for any number. */
export async function restingOrdersAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await queries<VatIdTables>(db)
    .selectFrom('vat_id_orders')
    .select('order_id')
    .distinct()
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_id: id }) => id);
}

export async function letGoOfOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await queries<VatIdTables>(db).deleteFrom('vat_id_orders').where('order_id', 'in', orderIds).execute();
}

/** Deletes what no order rests on. */
export async function deleteConsultations(db: Db, askedBefore: Date): Promise<number> {
  const { numDeletedRows } = await queries<VatIdTables>(db)
    .deleteFrom('vat_id_consultations')
    .where('asked_at', '<', askedBefore)
    .where('id', 'not in', (eb) => eb.selectFrom('vat_id_orders').select('consultation_id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
