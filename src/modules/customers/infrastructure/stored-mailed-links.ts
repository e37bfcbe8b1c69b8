import { queries, type Tx } from '../../../platform/db/db.ts';
import type { CustomersTables } from './customers.tables.ts';

/**
 * Makes every link worthless that was mailed for an account, of either kind. With another password or address, links
 * that somebody asked for before would be a way around it. They stay as rows, because they count for the limits.
 */
export async function useUpMailedLinks(tx: Tx, customerId: string, now: Date): Promise<void> {
  for (const table of ['customer_email_links', 'password_resets'] as const) {
    await queries<CustomersTables>(tx)
      .updateTable(table)
      .set({ used_at: now })
      .where('customer_id', '=', customerId)
      .where('used_at', 'is', null)
      .execute();
  }
}
