import { writeAudit, hasChanged, versionOf, type RecordChanged } from '../../../platform/audit/audit.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import type { EnquirySort } from '../domain/enquiry.ts';
import type { Question, QuestionKind } from '../domain/question.ts';
import {
  addQuestion,
  listStoredQuestions,
  readQuestion,
  saveQuestion,
  type StoredQuestion,
} from '../infrastructure/stored-question.ts';
import type { EnquiryDependencies } from './enquiries-dependencies.ts';
import { questionMail, questionReceipt } from './question-mails.ts';
import { receive, type TooManyEnquiries } from './receive-enquiry.ts';

/**
 * Receives a question. Unknown or deleted pieces are left out.
 * @param language of the page: for the receipt, and for the country of a telephone number without a country's code
 * @returns its number
 */
export async function ask(
  deps: EnquiryDependencies,
  question: Question,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, TooManyEnquiries>> {
  const [shopEmail, known] = await Promise.all([
    deps.shopEmail(),
    deps.catalogue.purchasablePieces(
      deps.db,
      question.pieces.map(({ id }) => id),
      deps.now(),
    ),
  ]);
  const pieces = question.pieces.flatMap(({ id, quantity }) =>
    known.filter((piece) => piece.id === id).map(({ title }) => ({ id, title, quantity })),
  );
  return receive(
    deps,
    'questions',
    question,
    async (tx, { now, ...kept }) =>
      ok(await addQuestion(tx, { ...question, ...kept, pieces, language }, now)),
    [
      (number) => questionMail(shopEmail, number, question, pieces),
      (number) => questionReceipt(number, question, language),
    ],
  );
}

type Dependencies = Pick<EnquiryDependencies, 'db' | 'now'>;

/**
 * What people asked.
 * @throws RightMissing without `persons:read`
 */
export function listQuestions(
  { db }: Dependencies,
  listQuery: ListQuery<EnquirySort>,
  filter: { readonly onlyOpen: boolean; readonly kind: QuestionKind | null },
  actor: Actor,
): Promise<{ readonly items: readonly StoredQuestion[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  return listStoredQuestions(db, listQuery, filter);
}

/** @throws RightMissing without `persons:read` */
export function findQuestion({ db }: Dependencies, id: string, actor: Actor): Promise<StoredQuestion | null> {
  requireRight(actor, 'persons:read');
  return readQuestion(db, id);
}

/**
 * Saves staff's own notes, and whether the question was answered. If it is answered twice, the first time counts.
 * @throws RightMissing without `persons:write`
 */
export async function changeQuestion(
  { db, now }: Dependencies,
  id: string,
  changes: {
    readonly note?: string | undefined;
    readonly isAnswered?: boolean | undefined;
    /** The version that was read; left out, whatever is there is replaced. */
    readonly version?: string | undefined;
  },
  actor: Actor,
): Promise<Result<StoredQuestion, QuestionRefusal>> {
  const name = requireRight(actor, 'persons:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<StoredQuestion, QuestionRefusal>> => {
    const before = await readQuestion(tx, id, { lock: true });
    if (before === null) return fail({ code: 'record-not-found' });
    if (hasChanged(factsOf(before), changes.version)) return fail({ code: 'record-changed' });
    const { note = before.note, isAnswered = before.answeredAt !== null } = changes;
    const after = {
      ...before,
      note,
      answeredAt: isAnswered ? (before.answeredAt ?? at) : null,
      answeredBy: isAnswered ? (before.answeredBy ?? name) : null,
    };
    await saveQuestion(tx, after);
    const entry = { action: 'change', entity: 'questions', entityId: id } as const;
    await writeAudit(tx, actor, { ...entry, before: factsOf(before), after: factsOf(after) }, at);
    return ok(after);
  });
}

type QuestionRefusal = RecordChanged | { readonly code: 'record-not-found' };

/** The version of what staff may change of a question. */
export const questionVersion = (question: StoredQuestion): string => versionOf(factsOf(question));

const factsOf = ({ note, answeredBy }: StoredQuestion) => ({ note, answeredBy });
