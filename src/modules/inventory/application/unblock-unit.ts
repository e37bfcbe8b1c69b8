import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { execute, idList } from '../infrastructure/execute.ts';

/** Lifts a block, current or future. A repeated call changes nothing. */
export async function unblockUnit(
  tx: Tx,
  blockId: string,
  now: Date,
): Promise<Result<void, { readonly code: 'no-such-block' }>> {
  const found = await execute(
    tx,
    sql`
      update allocations set released_at = coalesce(released_at, ${now}::timestamptz)
      where id = any(${idList([blockId])}) and kind = 'block'
      returning id
    `,
  );
  return found.length === 0 ? fail({ code: 'no-such-block' }) : ok(undefined);
}
