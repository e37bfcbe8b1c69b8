import { sql } from 'kysely';
import { z } from 'zod';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { askedProof } from '../../../shared/orders/exemption-proof.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { ExemptionProof, GivenProof, OrderLine } from '../../ordering/index.ts';
import type { FulfilmentTables } from './fulfilment.tables.ts';

/** Files are deleted once no row names them any more. */
export const deleteProofFiles = job('delete-proof-files', z.object({ keys: z.array(z.string()) }));

/** The proof that an order asks for, and the one that is there; null: none of these lines needs one. */
export async function exemptionProofOf(
  handle: Db | Tx,
  orderId: string,
  lines: readonly Pick<OrderLine, 'position' | 'vatByRate'>[],
): Promise<ExemptionProof | null> {
  const q = queries<FulfilmentTables>(handle);
  const dispatched = await q
    .selectFrom('fulfilments')
    .select(['position', sql<Date | null>`coalesce(shipped_at, handed_over_at)`.as('at')])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'returned')
    .execute();
  const row = await q
    .selectFrom('exemption_proofs')
    .selectAll()
    .select(sql<string>`proved_on::text`.as('proved_day'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const leftOn = new Map(
    dispatched.map(({ position, at }) => [position, at === null ? null : berlinDay(at)]),
  );
  const toProve = lines.map(({ position, vatByRate }) => ({
    vatByRate,
    leftOn: leftOn.get(position) ?? null,
  }));
  const asked = askedProof(toProve, row?.proved_day ?? null);
  if (asked === null) return null;
  if (row === undefined) return { ...asked, given: null };
  const { kind, reference, file_keys: fileKeys, given_at: givenAt, given_by: givenBy } = row;
  return { ...asked, given: { kind, provedOn: row.proved_day, reference, fileKeys, givenAt, givenBy } };
}

/** Stores an order's proof in place of the one before. The caller has locked the order. */
export async function saveProof(tx: Tx, orderId: string, proof: GivenProof, now: Date): Promise<void> {
  await removeProofs(tx, [orderId], now, proof.fileKeys);
  await queries<FulfilmentTables>(tx)
    .insertInto('exemption_proofs')
    .values({
      order_id: orderId,
      kind: proof.kind,
      proved_on: proof.provedOn,
      reference: proof.reference,
      file_keys: [...proof.fileKeys],
      given_at: proof.givenAt,
      given_by: proof.givenBy,
    })
    .execute();
}

/** Removes the proofs of these orders, and their files but for those that are still needed. */
export async function removeProofs(
  tx: Tx,
  orderIds: readonly string[],
  now: Date,
  kept: readonly string[] = [],
): Promise<void> {
  const rows = await queries<FulfilmentTables>(tx)
    .deleteFrom('exemption_proofs')
    .where('order_id', 'in', orderIds)
    .returning('file_keys')
    .execute();
  const keys = rows.flatMap((row) => row.file_keys).filter((key) => !kept.includes(key));
  if (keys.length > 0) await writeOutbox(tx, deleteProofFiles, { keys }, now);
}
