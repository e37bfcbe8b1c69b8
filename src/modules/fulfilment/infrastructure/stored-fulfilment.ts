import { sql, type Insertable, type Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { unitsGivenUp, type LineFulfilment, type Shipment } from '../../../shared/orders/line-fulfilment.ts';
import type { LineProgress } from '../../ordering/index.ts';
import type { FulfilmentRow, FulfilmentTables } from './fulfilment.tables.ts';
import { removeProofs } from './stored-proof.ts';

interface StoredFulfilment {
  readonly fulfilment: LineFulfilment;
  /** The end of the period that the calendar reserves for a rental that is out. */
  readonly keptUntil: Date | null;
}

const waiting: StoredFulfilment = { fulfilment: { state: 'waiting' }, keptUntil: null };

/**
 * The state of each line of an order, in the order of the lines. Changed only under the order's lock.
 * @param lineCount how many lines it has
 */
export async function fulfilmentsOf(
  handle: Db | Tx,
  orderId: string,
  lineCount: number,
): Promise<StoredFulfilment[]> {
  const rows = await queries<FulfilmentTables>(handle)
    .selectFrom('fulfilments')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return Array.from({ length: lineCount }, (_, position) => {
    const row = byPosition.get(position);
    return row === undefined
      ? waiting
      : { fulfilment: fulfilment(row), keptUntil: row.kept_until ?? row.due_at };
  });
}

/** How far each line of an order is, in the order of the lines. */
export async function progressOf(
  handle: Db | Tx,
  orderId: string,
  lineCount: number,
): Promise<LineFulfilment[]> {
  return (await fulfilmentsOf(handle, orderId, lineCount)).map(({ fulfilment }) => fulfilment);
}

/** How far the lines of these orders are; those that wait are left out. */
export async function progressOfOrders(
  handle: Db | Tx,
  orderIds: readonly string[],
): Promise<LineProgress[]> {
  const { rows } = await sql<Selectable<FulfilmentRow>>`
    select * from fulfilments where order_id = any(${orderIds}::uuid[]) order by order_id, position
  `.execute(queries<FulfilmentTables>(handle));
  return rows.map((row) => ({
    orderId: row.order_id,
    position: row.position,
    fulfilment: fulfilment(row),
    dueAt: row.due_at,
  }));
}

/** The orders with a rental that had to be back then or later and is not. */
export async function ordersWithRentalsOut(handle: Db | Tx, dueFrom: Date): Promise<string[]> {
  const rows = await queries<FulfilmentTables>(handle)
    .selectFrom('fulfilments')
    .select('order_id')
    .distinct()
    .where('due_at', '>=', dueFrom)
    .where('returned_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
  return rows.map((row) => row.order_id);
}

function fulfilment(row: Selectable<FulfilmentRow>): LineFulfilment {
  switch (row.state) {
    case 'prepared':
      return { state: row.state, preparedAt: given(row.prepared_at) };
    case 'shipped':
      return {
        state: row.state,
        shippedAt: given(row.shipped_at),
        carrier: row.carrier,
        tracking: row.tracking,
        link: row.tracking_link,
      };
    case 'handed-over':
      return {
        state: row.state,
        handedOverAt: given(row.handed_over_at),
        rental:
          row.due_at === null
            ? null
            : { dueAt: row.due_at, overdueToldAt: row.overdue_told_at, ...givenUp(row) },
        shipment: shipment(row),
      };
    case 'returned':
      return {
        state: row.state,
        handedOverAt: row.handed_over_at,
        returnedAt: given(row.returned_at),
        shipment: shipment(row),
        ...(row.return_condition === null
          ? {}
          : { cameBack: { condition: row.return_condition, note: row.return_note } }),
        ...givenUp(row),
      };
    case 'not-returned':
      return {
        state: row.state,
        handedOverAt: given(row.handed_over_at),
        dueAt: given(row.due_at),
        givenUpAt: given(row.given_up_at),
        shipment: shipment(row),
      };
    default:
      return row.state satisfies never;
  }
}

const givenUp = ({ given_up_units: units }: Selectable<FulfilmentRow>): { readonly givenUp?: number } =>
  units === 0 ? {} : { givenUp: units };

function shipment({
  shipped_at,
  carrier,
  tracking,
  tracking_link: link,
}: Selectable<FulfilmentRow>): Shipment | null {
  return shipped_at === null ? null : { carrier, tracking, link };
}

/** The table's constraints promise it. */
function given<T>(value: T | null): T {
  if (value === null) throw new TypeError('a fulfilment lacks what its state needs');
  return value;
}

/** A rented line that may have to be kept for longer. */
export interface RentalToKeep {
  readonly orderId: string;
  readonly position: number;
  /** As the database writes it: a `Date` would lose its microseconds. */
  readonly endsAt: string;
}

/**
 * Rentals that are out and whose time in the calendar ends by then, those that end first coming first.
 * @param after the last one before them
 */
export async function rentalsEndingBy(
  db: Db,
  end: Date,
  { limit, after }: { readonly limit: number; readonly after: RentalToKeep | undefined },
): Promise<RentalToKeep[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (coalesce(kept_until, due_at), order_id, position)
          > (${after.endsAt}::timestamptz, ${after.orderId}::uuid, ${after.position})`;
  const { rows } = await sql<RentalToKeep>`
    select order_id::text as "orderId", position, coalesce(kept_until, due_at)::text as "endsAt"
    from fulfilments
    where state = 'handed-over' and due_at is not null and clash_at is null
      and coalesce(kept_until, due_at) <= ${end} ${behind}
    order by coalesce(kept_until, due_at), order_id, position
    limit ${limit}
  `.execute(queries<FulfilmentTables>(db));
  return rows;
}

/** Stores how long the calendar keeps a rental, or from when on it cannot, because somebody else has the piece. */
export async function saveKeeping(
  tx: Tx,
  { orderId, position }: Omit<RentalToKeep, 'endsAt'>,
  keeping: { readonly kept_until: Date } | { readonly clash_at: Date },
): Promise<void> {
  await queries<FulfilmentTables>(tx)
    .updateTable('fulfilments')
    .set(keeping)
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute();
}

/** Writes a line's new state; earlier moments stay in their own columns. */
export async function saveFulfilment(
  tx: Tx,
  orderId: string,
  position: number,
  current: LineFulfilment,
): Promise<void> {
  if (current.state === 'waiting' || current.state === 'cancelled') return;
  const q = queries<FulfilmentTables>(tx);
  const changes = { state: current.state, given_up_units: unitsGivenUp(current), ...columnsOf(current) };
  const { numUpdatedRows } = await q
    .updateTable('fulfilments')
    .set(changes)
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await q
    .insertInto('fulfilments')
    .values({ order_id: orderId, position, ...changes })
    .execute();
}

function columnsOf(
  current: Exclude<LineFulfilment, { state: 'waiting' | 'cancelled' }>,
): Partial<Insertable<FulfilmentRow>> {
  switch (current.state) {
    case 'prepared':
      return { prepared_at: current.preparedAt };
    case 'shipped':
      return {
        shipped_at: current.shippedAt,
        carrier: current.carrier,
        tracking: current.tracking,
        tracking_link: current.link,
      };
    case 'handed-over':
      return {
        handed_over_at: current.handedOverAt,
        due_at: current.rental?.dueAt ?? null,
        overdue_told_at: current.rental?.overdueToldAt ?? null,
      };
    case 'returned':
      return {
        returned_at: current.returnedAt,
        ...(current.cameBack === undefined
          ? {}
          : { return_condition: current.cameBack.condition, return_note: current.cameBack.note }),
      };
    case 'not-returned':
      return { given_up_at: current.givenUpAt };
    default:
      return current satisfies never;
  }
}

/**
 * Erases the parcel numbers of these orders, what staff wrote about returns and damage, and proofs with their files, which
 * may name somebody.
 */
export async function forgetOrders(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  await removeProofs(tx, orderIds, now);
  const q = queries<FulfilmentTables>(tx);
  const forgotten = { tracking: null, tracking_link: null, return_note: '' };
  await q.updateTable('fulfilments').set(forgotten).where('order_id', 'in', orderIds).execute();
  await sql`
    update order_returns set note = '', deduction_reason = case when deduction_reason is not null then '' end
    where order_id = any(${orderIds}::uuid[])`.execute(q);
  await sql`
    update damage_claims set reason = '', waived_because = case when waived_because is not null then '' end
    where order_id = any(${orderIds}::uuid[])`.execute(q);
  await sql`
    update claim_receipts r set taken_back_reason = '' from damage_claims c
    where c.id = r.claim_id and c.order_id = any(${orderIds}::uuid[]) and r.taken_back_at is not null`.execute(
    q,
  );
}
