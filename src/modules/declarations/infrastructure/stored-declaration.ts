import { sql } from 'kysely';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Units } from '../../../shared/orders/withdrawn-pieces.ts';
import type { Declaration } from '../domain/declaration.ts';
import type { DeclarationKeys } from './declared-of-late.ts';
import type { DeclarationRow, DeclarationTables } from './declarations.tables.ts';

export interface StoredDeclaration {
  readonly id: string;
  readonly receivedAt: Date;
  readonly declaration: Declaration;
  /** The order that has the number which was typed. */
  readonly orderId: string | null;
  readonly mailed: boolean;
  readonly handled: { readonly at: Date; readonly by: string } | null;
  /** When staff saw the proof that the goods were sent back (§ 357 (4) BGB). */
  readonly dispatchProvedAt: Date | null;
  /** Whether it came from the address of the order's customer. */
  readonly fitsOrder: boolean;
  /** When staff found out that it is the customer's although it does not fit, and who did. */
  readonly accepted: { readonly at: Date; readonly by: string } | null;
  /** Which pieces a withdrawal means, as staff have recorded it; without pieces: all of the order. */
  readonly meant: {
    readonly at: Date;
    readonly by: string;
    readonly pieces: readonly Units[] | null;
  } | null;
}

/** The same declaration, if it came in since then. */
export async function sameDeclaration(
  tx: Tx,
  content: string,
  since: Date,
): Promise<StoredDeclaration | null> {
  const row = await queries<DeclarationTables>(tx)
    .selectFrom('declarations')
    .select(columns)
    .where('content_hash', '=', content)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : stored(row);
}

export async function insertDeclaration(
  tx: Tx,
  received: Omit<StoredDeclaration, 'handled' | 'dispatchProvedAt' | 'accepted' | 'meant'>,
  keys: DeclarationKeys,
): Promise<void> {
  const { id, receivedAt, declaration, orderId, mailed, fitsOrder } = received;
  const { kind, name, contract, email } = declaration;
  await queries<DeclarationTables>(tx)
    .insertInto('declarations')
    .values({
      id,
      kind,
      received_at: receivedAt,
      name,
      contract,
      email,
      ...(declaration.kind === 'withdrawal'
        ? { pieces: declaration.pieces }
        : { manner: declaration.manner, reason: declaration.reason, ends_on: declaration.endsOn }),
      order_id: orderId,
      mailed,
      fits_order: fitsOrder,
      content_hash: keys.content,
      client_key: keys.client.line,
      site_key: keys.client.site,
      block_key: keys.client.block,
      email_key: keys.email,
    })
    .execute();
}

export interface DeclarationQuery {
  readonly onlyOpen: boolean;
  readonly limit: number;
  readonly offset?: number;
}

const isOpen = sql<boolean>`handled_at is null`;

/** A declaration that still has to be answered is shown whatever its order is (Art. 18 (2) GDPR: claims). */
const isShown = (hiddenOrders: readonly string[]) =>
  sql<boolean>`(handled_at is null or order_id is null or order_id <> all(${hiddenOrders}::uuid[]))`;

/** The orders about which something was declared that waits for its answer, or has got one. */
export async function declaredOrders(handle: Db | Tx, which: 'open' | 'answered'): Promise<string[]> {
  const rows = await queries<DeclarationTables>(handle)
    .selectFrom('declarations')
    .select('order_id')
    .distinct()
    .where('handled_at', which === 'open' ? 'is' : 'is not', null)
    .execute();
  return rows.flatMap((row) => (row.order_id === null ? [] : [row.order_id]));
}

/**
 * The newest first.
 * @param hiddenOrders orders whose answered declarations are left out
 */
export async function readDeclarations(
  db: Db,
  { onlyOpen, limit, offset = 0 }: DeclarationQuery,
  hiddenOrders: readonly string[],
): Promise<StoredDeclaration[]> {
  const rows = await queries<DeclarationTables>(db)
    .selectFrom('declarations')
    .select(columns)
    .where(onlyOpen ? isOpen : isShown(hiddenOrders))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(stored);
}

/** What was declared about an order, the oldest first. */
export async function storedDeclarationsOf(handle: Db | Tx, orderId: string): Promise<StoredDeclaration[]> {
  const rows = await queries<DeclarationTables>(handle)
    .selectFrom('declarations')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
  return rows.map(stored);
}

/** What came in under an address, the oldest first. */
export async function declarationsUnder(db: Db, emailKey: string): Promise<StoredDeclaration[]> {
  const rows = await queries<DeclarationTables>(db)
    .selectFrom('declarations')
    .select(columns)
    .where('email_key', '=', emailKey)
    .orderBy('received_at')
    .execute();
  return rows.map(stored);
}

export async function countDeclarations(
  db: Db,
  { onlyOpen }: { readonly onlyOpen: boolean },
  hiddenOrders: readonly string[],
): Promise<number> {
  const { total } = await queries<DeclarationTables>(db)
    .selectFrom('declarations')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(onlyOpen ? isOpen : isShown(hiddenOrders))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Notes that staff have dealt with it; the first person to do so stays recorded. @returns what changed; null: there is
 * none, or nothing did
 */
export async function saveHandled(
  tx: Tx,
  id: string,
  handled: { readonly at: Date; readonly by: string } | null,
): Promise<{ readonly orderId: string | null } | null> {
  const row = await queries<DeclarationTables>(tx)
    .updateTable('declarations')
    .set({ handled_at: handled?.at ?? null, handled_by: handled?.by ?? null })
    .where('id', '=', id)
    .where('handled_at', handled === null ? 'is not' : 'is', null)
    .returning('order_id as orderId')
    .executeTakeFirst();
  return row ?? null;
}

export async function declarationExists(tx: Tx, id: string): Promise<boolean> {
  const row = await queries<DeclarationTables>(tx)
    .selectFrom('declarations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The order that a declaration of one of these kinds names; null: there is no such declaration, or it names none. */
export async function orderOfDeclaration(
  tx: Tx,
  id: string,
  kinds: readonly DeclarationRow['kind'][],
): Promise<string | null> {
  const row = await queries<DeclarationTables>(tx)
    .selectFrom('declarations')
    .select('order_id')
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Notes the proof that what a withdrawal is about was sent back. @returns whether there was none until now */
export async function saveDispatchProof(tx: Tx, id: string, at: Date, by: string): Promise<boolean> {
  const { numUpdatedRows } = await queries<DeclarationTables>(tx)
    .updateTable('declarations')
    .set({ dispatch_proved_at: at, dispatch_proved_by: by })
    .where('id', '=', id)
    .where('dispatch_proved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that a declaration which does not fit is the customer's. @returns whether it did not count until now */
export async function saveAccepted(tx: Tx, id: string, at: Date, by: string): Promise<boolean> {
  const { numUpdatedRows } = await queries<DeclarationTables>(tx)
    .updateTable('declarations')
    .set({ accepted_at: at, accepted_by: by })
    .where('id', '=', id)
    .where('fits_order', '=', false)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Notes that a declaration which names no order is about this one, and is its customer's. @returns whether it named none
 * until now
 */
export async function saveAssigned(
  tx: Tx,
  id: string,
  orderId: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries<DeclarationTables>(tx)
    .updateTable('declarations')
    .set({ order_id: orderId, accepted_at: at, accepted_by: by })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that all open withdrawals of an order that count for it were dealt with. @returns their ids */
export async function saveWithdrawalsHandled(
  tx: Tx,
  orderId: string,
  ids: readonly string[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries<DeclarationTables>(tx)
    .updateTable('declarations')
    .set({ handled_at: at, handled_by: by })
    .where('order_id', '=', orderId)
    .where('id', 'in', ids)
    .where('kind', '=', 'withdrawal')
    .where('handled_at', 'is', null)
    .where((row) => row.or([row('fits_order', '=', true), row('accepted_at', 'is not', null)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const columns = [
  'id',
  'kind',
  'received_at',
  'name',
  'contract',
  'email',
  'pieces',
  'manner',
  'reason',
  // As text: a driver would make a moment of it.
  sql<string | null>`ends_on::text`.as('ends_on'),
  'order_id',
  'mailed',
  'handled_at',
  'handled_by',
  'dispatch_proved_at',
  'fits_order',
  'accepted_at',
  'accepted_by',
  'meant_at',
  'meant_by',
  sql<readonly Units[] | null>`(
    select json_agg(json_build_object('position', m.position, 'quantity', m.quantity) order by m.position)
    from declared_pieces m where m.declaration_id = declarations.id
  )`.as('meant_pieces'),
] as const;

type ReadRow = Omit<
  DeclarationRow,
  'content_hash' | 'client_key' | 'site_key' | 'block_key' | 'email_key' | 'dispatch_proved_by' | 'ends_on'
> & { ends_on: string | null; meant_pieces: readonly Units[] | null };

function stored(row: ReadRow): StoredDeclaration {
  const { name, contract, email, handled_at: at, handled_by: by } = row;
  const { meant_at: meantAt, meant_by: meantBy, meant_pieces: pieces } = row;
  const { accepted_at: acceptedAt, accepted_by: acceptedBy } = row;
  return {
    id: row.id,
    receivedAt: row.received_at,
    declaration:
      row.manner === null
        ? { kind: 'withdrawal', name, contract, email, pieces: row.pieces }
        : {
            kind: 'ending',
            name,
            contract,
            email,
            manner: row.manner,
            reason: row.reason,
            endsOn: row.ends_on,
          },
    orderId: row.order_id,
    mailed: row.mailed,
    handled: at === null || by === null ? null : { at, by },
    dispatchProvedAt: row.dispatch_proved_at,
    fitsOrder: row.fits_order,
    accepted: acceptedAt === null || acceptedBy === null ? null : { at: acceptedAt, by: acceptedBy },
    meant: meantAt === null || meantBy === null ? null : { at: meantAt, by: meantBy, pieces },
  };
}

/** Deletes declarations that came in before then. @returns how many */
export async function deleteDeclarations(tx: Tx, before: Date): Promise<number> {
  const rows = await queries<DeclarationTables>(tx)
    .deleteFrom('declarations')
    .where('received_at', '<', before)
    .returning('id')
    .execute();
  await forgetNotes(
    tx,
    'declarations',
    rows.map(({ id }) => id),
  );
  return rows.length;
}
