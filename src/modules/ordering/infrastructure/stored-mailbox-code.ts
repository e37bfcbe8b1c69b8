import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { ClientKeys } from '../../../platform/http/client-keys.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** For whom and for what a code is mailed, and who asks for it. All fields are hashes. */
export interface MailboxKeys {
  readonly email: string;
  readonly checkout: string;
  readonly client: ClientKeys;
}

export async function addMailboxCode(
  tx: Tx,
  code: { readonly id: string; readonly keys: MailboxKeys; readonly codeHash: string },
  now: Date,
): Promise<void> {
  await queries<OrderingTables>(tx)
    .insertInto('mailbox_codes')
    .values({
      id: code.id,
      email_key: code.keys.email,
      checkout_key: code.keys.checkout,
      client_key: code.keys.client.line,
      site_key: code.keys.client.site,
      block_key: code.keys.client.block,
      code_hash: code.codeHash,
      asked_at: now,
    })
    .execute();
}

/** Recent requests for codes, and whether a code was typed in recently. */
interface MailboxHistory {
  readonly isVerified: boolean;
  /** Codes mailed since `since.asked`: to this address, and at the request of clients of this network and those around it. */
  readonly toEmail: number;
  readonly byClient: number;
  readonly bySite: number;
  readonly byBlock: number;
  /** Whether this checkout has a code that was mailed just now. */
  readonly hasFreshCode: boolean;
}

export async function mailboxHistory(
  tx: Tx,
  keys: MailboxKeys,
  since: { readonly proved: Date; readonly asked: Date; readonly fresh: Date },
): Promise<MailboxHistory> {
  const { rows } = await sql<MailboxHistory>`
    select
      exists (select from mailbox_codes where email_key = ${keys.email} and proved_at > ${since.proved}) as "isVerified",
      (select count(*)::int from mailbox_codes
        where email_key = ${keys.email} and asked_at > ${since.asked}) as "toEmail",
      (select count(*)::int from mailbox_codes
        where client_key = ${keys.client.line} and asked_at > ${since.asked}) as "byClient",
      (select count(*)::int from mailbox_codes
        where site_key = ${keys.client.site} and asked_at > ${since.asked}) as "bySite",
      (select count(*)::int from mailbox_codes
        where block_key = ${keys.client.block} and asked_at > ${since.asked}) as "byBlock",
      exists (select from mailbox_codes where email_key = ${keys.email} and checkout_key = ${keys.checkout}
        and asked_at > ${since.fresh}) as "hasFreshCode"
  `.execute(queries<OrderingTables>(tx));
  return (
    rows[0] ?? { isVerified: false, toEmail: 0, byClient: 0, bySite: 0, byBlock: 0, hasFreshCode: false }
  );
}

/**
 * Compares a typed code with all that were mailed for this checkout; each of them allows `maxAttempts`.
 * @returns whether it was one of them
 */
export async function tryMailboxCode(
  tx: Tx,
  { email, checkout }: MailboxKeys,
  typed: { readonly codeHash: string; readonly since: Date; readonly maxAttempts: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isRight: boolean }>`
    update mailbox_codes set tries = tries + 1,
      proved_at = case when code_hash = ${typed.codeHash} then ${now}::timestamptz end
    where email_key = ${email} and checkout_key = ${checkout} and proved_at is null
      and asked_at > ${typed.since} and tries < ${typed.maxAttempts}
    returning code_hash = ${typed.codeHash} as "isRight"
  `.execute(queries<OrderingTables>(tx));
  return rows.some(({ isRight }) => isRight);
}

export async function forgetMailboxCodes(tx: Tx, before: Date): Promise<void> {
  await queries<OrderingTables>(tx).deleteFrom('mailbox_codes').where('asked_at', '<', before).execute();
}
