import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** How many links were mailed about an order, and how many an account has asked for, since then. */
export async function claimsSince(
  tx: Tx,
  { orderId, customerId }: { readonly orderId: string | null; readonly customerId: string },
  since: Date,
): Promise<{ readonly ofOrder: number; readonly ofCustomer: number }> {
  const { rows } = await sql<{ ofOrder: number; ofCustomer: number }>`
    select
      (select count(*)::int from order_claims where order_id = ${orderId}::uuid and created_at > ${since}) as "ofOrder",
      (select count(*)::int from order_claims where customer_id = ${customerId}::uuid and created_at > ${since})
        as "ofCustomer"
  `.execute(queries<OrderingTables>(tx));
  return rows[0] ?? { ofOrder: 0, ofCustomer: 0 };
}

export async function addClaim(
  tx: Tx,
  token: string,
  claim: {
    readonly orderId: string;
    readonly customerId: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('order_claims')
    .values({
      token_hash: hashOf(token),
      order_id: claim.orderId,
      customer_id: claim.customerId,
      created_at: claim.createdAt,
      expires_at: claim.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses a link up, where this account asked for it. @returns the order; null: used, too old, or another's */
export async function useClaim(tx: Tx, token: string, customerId: string, now: Date): Promise<string | null> {
  const used = await queries<OrderingTables>(tx)
    .updateTable('order_claims')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('order_id')
    .executeTakeFirst();
  return used?.order_id ?? null;
}

/** Gives a guest's order to an account. @returns false when it has one by now */
export async function giveOrder(tx: Tx, orderId: string, customerId: string): Promise<boolean> {
  const given = await queries<OrderingTables>(tx)
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .where('account_deleted_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** Deletes links that are too old to be followed. */
export async function deleteClaims(tx: Tx, expiredBefore: Date): Promise<void> {
  // Used ones too: until then they count for the day's limit.
  await queries<OrderingTables>(tx)
    .deleteFrom('order_claims')
    .where('expires_at', '<', expiredBefore)
    .execute();
}
