import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { ClientKeys } from '../../../platform/http/client-keys.ts';
import type { DeclarationTables } from './declarations.tables.ts';

/** By what declarations are compared and limited; hashes. */
export interface DeclarationKeys {
  readonly content: string;
  readonly client: ClientKeys;
  readonly email: string;
}

interface DeclaredOfLate {
  readonly byClient: number;
  readonly bySite: number;
  readonly byBlock: number;
  readonly mailsToAddress: number;
  readonly mailsToAll: number;
}

/**
 * How many declarations this client and the networks around it made in the last hour, how many receipts this address
 * got in 24 hours, and how many went out to anybody in the last hour.
 */
export async function declaredOfLate(tx: Tx, keys: DeclarationKeys, now: Date): Promise<DeclaredOfLate> {
  const { rows } = await sql<DeclaredOfLate>`
    select
      (select count(*)::int from declarations
        where client_key = ${keys.client.line} and received_at > ${now}::timestamptz - interval '1 hour') as "byClient",
      (select count(*)::int from declarations
        where site_key = ${keys.client.site} and received_at > ${now}::timestamptz - interval '1 hour') as "bySite",
      (select count(*)::int from declarations
        where block_key = ${keys.client.block} and received_at > ${now}::timestamptz - interval '1 hour') as "byBlock",
      (select count(*)::int from declarations
        where email_key = ${keys.email} and mailed and received_at > ${now}::timestamptz - interval '24 hours')
        as "mailsToAddress",
      (select count(*)::int from declarations
        where mailed and received_at > ${now}::timestamptz - interval '1 hour') as "mailsToAll"
  `.execute(queries<DeclarationTables>(tx));
  return rows[0] ?? { byClient: 0, bySite: 0, byBlock: 0, mailsToAddress: 0, mailsToAll: 0 };
}
