import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { execute } from '../infrastructure/execute.ts';
import { lockUnitsOfPieces } from '../infrastructure/lock-units.ts';

/**
 * Deletes the units of a piece, with their blocks, before the piece itself is deleted. Refused if one was ever held,
 * bought or rented: the calendar is then part of an order's history.
 * @returns whether they are gone
 */
export async function removeUnits(tx: Tx, pieceId: string): Promise<boolean> {
  await lockUnitsOfPieces(tx, [pieceId]);
  const [used] = await execute(
    tx,
    sql<{ used: boolean }>`
      select exists (
        select from allocations a join units u on u.id = a.unit_id where u.piece_id = ${pieceId} and a.kind <> 'block'
      ) as used
    `,
  );
  if (used?.used !== false) return false;
  await execute(
    tx,
    sql`delete from allocations where unit_id in (select id from units where piece_id = ${pieceId})`,
  );
  await execute(tx, sql`delete from units where piece_id = ${pieceId}`);
  return true;
}
