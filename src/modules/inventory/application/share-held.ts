import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { HeldShare } from '../domain/held-share.ts';
import { execute } from '../infrastructure/execute.ts';

/** How much of the stock is held by people who have not paid. Reads the whole stock, so use it sparingly. */
export async function shareHeld(handle: Db | Tx, now: Date): Promise<HeldShare> {
  const [share] = await execute(
    handle,
    sql<HeldShare>`
      select
        (select count(*)::int from allocations
          where kind = 'hold' and released_at is null and upper(during) > ${now}::timestamptz) as held,
        -- A sold unit is never retired, so the two can be counted apart.
        (select count(*)::int from units where retired_at is null)
          - (select count(*)::int from allocations where kind = 'sale' and released_at is null) as all
    `,
  );
  return share ?? { held: 0, all: 0 };
}
