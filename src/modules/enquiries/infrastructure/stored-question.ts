import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { countryCalled, storedPhone } from '../../../platform/telephone/stored-phone.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { EnquirySort } from '../domain/enquiry.ts';
import type { AskedPiece, Question, QuestionKind } from '../domain/question.ts';
import type { EnquiryTables } from './enquiries.tables.ts';
import { deleteBefore, oneOf, pageOf, sentBy } from './enquiry-rows.ts';

/** @returns the question's number */
export async function addQuestion(
  tx: Tx,
  question: Omit<Question, 'pieces'> & {
    readonly id: string;
    readonly requestHash: string;
    readonly pieces: readonly AskedPiece[];
    readonly language: Language;
  },
  now: Date,
): Promise<number> {
  const { number } = await queries<EnquiryTables>(tx)
    .insertInto('questions')
    .values({
      id: question.id,
      kind: question.kind,
      received_at: now,
      request_hash: question.requestHash,
      name: question.name,
      email: question.email,
      phone: storedPhone(question.phone, countryCalled(question.country, question.language)),
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

const ofAsker = [
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
] as const;

const ofStaff = ['id', 'answered_by as answeredBy', 'note'] as const;

const questionsIn = (handle: Db | Tx) =>
  queries<EnquiryTables>(handle).selectFrom('questions').select(ofAsker);

const searched = sql<string>`(name || ' ' || email || ' ' || country || ' ' || postal_code || ' ' || city || ' ' || message || ' ' ||
  coalesce((select string_agg(piece->>'title', ' ') from jsonb_array_elements(pieces) piece), ''))`;

/** A page of them, either those waiting for an answer or all. */
export async function listStoredQuestions(
  db: Db,
  listQuery: ListQuery<EnquirySort>,
  { onlyOpen, kind }: { readonly onlyOpen: boolean; readonly kind: QuestionKind | null },
): Promise<{ readonly items: readonly StoredQuestion[]; readonly total: number }> {
  let found = questionsIn(db).select(ofStaff);
  if (onlyOpen) found = found.where('answered_at', 'is', null);
  if (kind !== null) found = found.where('kind', '=', kind);
  return pageOf('questions', found, listQuery, searched);
}

/** The question with this id, or null; with `lock`, it is locked until the transaction ends. */
export const readQuestion = (
  handle: Db | Tx,
  id: string,
  { lock } = { lock: false },
): Promise<StoredQuestion | null> => oneOf(questionsIn(handle).select(ofStaff), id, { lock });

/** Writes the changes by staff. */
export async function saveQuestion(
  tx: Tx,
  { id, note, answeredAt, answeredBy }: Pick<StoredQuestion, 'id' | 'note' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await queries<EnquiryTables>(tx)
    .updateTable('questions')
    .set({ note, answered_at: answeredAt, answered_by: answeredBy })
    .where('id', '=', id)
    .execute();
}

/** Somebody's questions, oldest first (Art. 15 GDPR). */
export const questionsOf = (db: Db, email: string): Promise<object[]> => sentBy(questionsIn(db), email);

/**
 * Deletes questions that came in before then, at most `limit`.
 * @returns their ids
 */
export const deleteQuestions = (tx: Tx, before: Date, limit: number): Promise<string[]> =>
  deleteBefore(tx, 'questions', sql`${before}::timestamptz`, limit);
