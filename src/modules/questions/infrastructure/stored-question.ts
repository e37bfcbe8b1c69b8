import { sql, type Selectable } from 'kysely';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { calledBy, namedLike } from '../../../platform/db/named-like.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { AskedPiece, Question, QuestionKind } from '../domain/question.ts';
import type { QuestionTables } from './questions.tables.ts';
import type { Language } from '../../../shared/text/language.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import { countryCalled, keptPhone, shownPhone } from '../../../platform/telephone/kept-phone.ts';

/** Makes questions of one e-mail address run one after the other, until the transaction ends. */
export async function lockAsker(tx: Tx, email: string): Promise<void> {
  await lockTexts(tx, [`questions ${emailKeyOf(email)}`]);
}

export interface EarlierQuestion {
  readonly number: number;
  readonly contentHash: string;
  readonly receivedAt: Date;
}

/** The questions from an e-mail address since then. */
export async function questionsSince(tx: Tx, email: string, since: Date): Promise<EarlierQuestion[]> {
  const rows = await queries<QuestionTables>(tx)
    .selectFrom('questions')
    .select(['number', 'request_hash', 'received_at'])
    .where(sql`lower(email)`, '=', emailKeyOf(email))
    .where('received_at', '>=', since)
    .execute();
  return rows.map((row) => ({
    number: Number(row.number),
    contentHash: row.request_hash,
    receivedAt: row.received_at,
  }));
}

/** @returns the question's number */
export async function addQuestion(
  tx: Tx,
  question: Omit<Question, 'pieces'> & {
    readonly id: string;
    readonly contentHash: string;
    readonly pieces: readonly AskedPiece[];
    readonly language: Language;
  },
  now: Date,
): Promise<number> {
  const { number } = await queries<QuestionTables>(tx)
    .insertInto('questions')
    .values({
      id: question.id,
      kind: question.kind,
      received_at: now,
      request_hash: question.contentHash,
      name: question.name,
      email: question.email,
      phone: keptPhone(question.phone, countryCalled(question.country, question.language)),
      country: question.country,
      postal_code: question.postalCode,
      city: question.city,
      message: question.message,
      pieces: JSON.stringify(question.pieces),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** A question as staff see it. */
export interface StoredQuestion extends Omit<Question, 'pieces'> {
  readonly id: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly pieces: readonly AskedPiece[];
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  /** For staff only. */
  readonly note: string;
}

export type QuestionSort = 'receivedAt' | 'number';

const searched = sql<string>`(name || ' ' || email || ' ' || country || ' ' || postal_code || ' ' || city || ' ' || message || ' ' ||
  coalesce((select string_agg(piece->>'title', ' ') from jsonb_array_elements(pieces) piece), ''))`;

/** A page of them, either those waiting for an answer or all. */
export async function listStoredQuestions(
  db: Db,
  { page, perPage, sort, order, q }: ListWish<QuestionSort>,
  { onlyOpen, kind }: { readonly onlyOpen: boolean; readonly kind: QuestionKind | null },
): Promise<{ readonly items: readonly StoredQuestion[]; readonly total: number }> {
  let found = queries<QuestionTables>(db).selectFrom('questions');
  if (onlyOpen) found = found.where('answered_at', 'is', null);
  if (kind !== null) found = found.where('kind', '=', kind);
  if (q !== undefined) {
    const number = /^\d{1,12}$/.test(q) ? q : null;
    const ways = [sql`number = ${number}::bigint`, namedLike(searched, q), ...calledBy(sql`phone`, q)];
    found = found.where(sql<boolean>`(${sql.join(ways, sql` or `)})`);
  }
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [rows, counted] = await Promise.all([
    found
      .selectAll()
      .orderBy(sort === 'number' ? 'number' : 'received_at', direction)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(asStored), total: counted.total };
}

/** The question with this id, or null; with `lock`, it is locked until the transaction ends. */
export async function readQuestion(
  handle: Db | Tx,
  id: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<StoredQuestion | null> {
  const found = queries<QuestionTables>(handle).selectFrom('questions').selectAll().where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row === undefined ? null : asStored(row);
}

/** Writes the changes by staff. */
export async function saveQuestion(
  tx: Tx,
  { id, note, answeredAt, answeredBy }: Pick<StoredQuestion, 'id' | 'note' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await queries<QuestionTables>(tx)
    .updateTable('questions')
    .set({ note, answered_at: answeredAt, answered_by: answeredBy })
    .where('id', '=', id)
    .execute();
}

function asStored(row: Selectable<QuestionTables['questions']>): StoredQuestion {
  return {
    id: row.id,
    kind: row.kind,
    number: Number(row.number),
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    phone: shownPhone(row.phone),
    country: row.country,
    postalCode: row.postal_code,
    city: row.city,
    message: row.message,
    pieces: row.pieces,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    note: row.note,
  };
}

/** Somebody's questions, oldest first (Art. 15 GDPR). */
export async function questionsOf(db: Db, email: string): Promise<object[]> {
  return queries<QuestionTables>(db)
    .selectFrom('questions')
    .select([
      sql<number>`number::int`.as('number'),
      'kind',
      'received_at as receivedAt',
      'name',
      'email',
      'phone',
      'country',
      'postal_code as postalCode',
      'city',
      'message',
      'pieces',
      'answered_at as answeredAt',
    ])
    .where(sql`lower(email)`, '=', emailKeyOf(email))
    .orderBy('received_at')
    .execute();
}

/**
 * Deletes older questions.
 * @returns how many
 */
export async function deleteQuestions(tx: Tx, before: Date): Promise<number> {
  const rows = await queries<QuestionTables>(tx)
    .deleteFrom('questions')
    .where('received_at', '<', before)
    .returning('id')
    .execute();
  await forgetNotes(
    tx,
    'questions',
    rows.map(({ id }) => id),
  );
  return rows.length;
}
