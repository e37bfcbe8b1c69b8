import { sql } from 'kysely';
import { queries, type Tx } from './db.ts';

/**
 * Makes requests wait for each other that have one of these texts in common, until the transaction ends: a double
 * click, two tabs of a checkout, two orders of one e-mail address. Always in the same order, which
 * rules out deadlocks.
 */
export async function lockTexts(tx: Tx, texts: readonly string[]): Promise<void> {
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended(text, 7234003) as key from unnest(${texts}::text[]) as w (text) order by key
    ) ordered
  `.execute(queries<object>(tx));
}
