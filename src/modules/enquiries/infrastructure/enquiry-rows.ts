import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { lockTexts, queries, type Tx } from '../../../platform/db/db.ts';
import { calledBy, namedLike } from '../../../platform/db/named-like.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import type { EnquiryKind, EnquirySort } from '../domain/enquiry.ts';
import type { EnquiryTables } from './enquiries.tables.ts';

const tables = { enquiries: sql.table('buy_in_enquiries'), questions: sql.table('questions') };

/** Makes enquiries of a kind and one e-mail address run one after the other, until the transaction ends. */
export async function lockSender(tx: Tx, kind: EnquiryKind, email: string): Promise<void> {
  await lockTexts(tx, [`${kind} ${emailKeyOf(email)}`]);
}

interface EarlierEnquiry {
  readonly number: number;
  readonly requestHash: string;
  readonly receivedAt: Date;
}

/** What has come from an e-mail address since then. */
export async function receivedSince(
  tx: Tx,
  kind: EnquiryKind,
  email: string,
  since: Date,
): Promise<readonly EarlierEnquiry[]> {
  const { rows } = await sql<EarlierEnquiry>`
    select number::int as number, request_hash as "requestHash", received_at as "receivedAt"
    from ${tables[kind]} where lower(email) = ${emailKeyOf(email)} and received_at >= ${since}
  `.execute(queries<EnquiryTables>(tx));
  return rows;
}

type Found<Table extends keyof EnquiryTables, Row> = SelectQueryBuilder<EnquiryTables, Table, Row>;

/**
 * A page of the found ones of a kind.
 * @param searched the text that a search looks in, besides number and telephone
 */
export async function pageOf<Table extends keyof EnquiryTables, Row>(
  kind: EnquiryKind,
  found: Found<Table, Row>,
  { page, perPage, sort, order, q }: ListQuery<EnquirySort>,
  searched: RawBuilder<string>,
) {
  const ways = (text: string) => [
    namedLike(searched, text),
    ...calledBy(sql`phone`, text),
    ...(/^\d{1,12}$/.test(text) ? [sql<boolean>`number = ${text}`] : []),
  ];
  const wanted = q === undefined ? found : found.where(sql<boolean>`(${sql.join(ways(q), sql` or `)})`);
  // The column, which has an index, and not what was selected by its name.
  const sorted = sql`${tables[kind]}.${sql.ref(sort === 'number' ? 'number' : 'received_at')}`;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [items, counted] = await Promise.all([
    wanted
      .orderBy(sorted, direction)
      .orderBy(sql.ref('id'))
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    wanted
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: counted.total };
}

/** The one with this id, or null; with `lock`, it is locked until the transaction ends. */
export async function oneOf<Table extends keyof EnquiryTables, Row>(
  found: Found<Table, Row>,
  id: string,
  { lock }: { readonly lock: boolean },
) {
  const wanted = found.where(sql<boolean>`id = ${id}`);
  return (await (lock ? wanted.forUpdate() : wanted).executeTakeFirst()) ?? null;
}

/** What somebody has sent, oldest first (Art. 15 GDPR). */
export async function sentBy<Table extends keyof EnquiryTables, Row>(
  found: Found<Table, Row>,
  email: string,
) {
  return found
    .where(sql<boolean>`lower(email) = ${emailKeyOf(email)}`)
    .orderBy(sql.ref('received_at'))
    .execute();
}

/**
 * Deletes enquiries of a kind that came in before then, at most `limit`.
 * @returns their ids
 */
export async function deleteBefore(
  tx: Tx,
  kind: EnquiryKind,
  before: RawBuilder<Date>,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${tables[kind]} where id in (
      select id from ${tables[kind]} where received_at < ${before}
      order by received_at limit ${limit} for update skip locked
    ) returning id
  `.execute(queries<EnquiryTables>(tx));
  return rows.map(({ id }) => id);
}
