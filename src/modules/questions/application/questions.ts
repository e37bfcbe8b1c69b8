import { writeAudit, hasChanged, versionOf, type RecordChanged } from '../../../platform/audit/audit.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import { orderMail, type Mail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { firstLetters } from '../../../shared/text/typed-text.ts';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import { questionsPerDay, type AskedPiece, type Question, type QuestionKind } from '../domain/question.ts';
import {
  addQuestion,
  lockAsker,
  questionsSince,
  listStoredQuestions,
  readQuestion,
  saveQuestion,
  type QuestionSort,
  type StoredQuestion,
} from '../infrastructure/stored-question.ts';
import type { QuestionDependencies } from './create-questions.ts';
import { mailTexts } from './mail-texts.ts';

const sameWithinMs = 15 * minuteMs;

/**
 * Receives a question: it is stored and mailed to the shop, with a receipt to the sender. The same question within a
 * quarter of an hour counts once. Unknown or deleted pieces are left out.
 * @param language of the page: of the receipt, and where a telephone number without a country's code is called
 * @returns its number
 */
export async function ask(
  deps: QuestionDependencies,
  question: Question,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, { readonly code: 'too-many-enquiries' }>> {
  const now = deps.now();
  const [shopEmail, known] = await Promise.all([
    deps.shopEmail(),
    deps.catalogue.purchasablePieces(
      deps.db,
      question.pieces.map(({ id }) => id),
      now,
    ),
  ]);
  const pieces = question.pieces.flatMap(({ id, quantity }) =>
    known.filter((piece) => piece.id === id).map(({ title }) => ({ id, title, quantity })),
  );
  const contentHash = hashOf(JSON.stringify(question));
  return deps.db.transaction(async (tx): ReturnType<typeof ask> => {
    await lockAsker(tx, question.email);
    const earlier = await questionsSince(tx, question.email, new Date(now.getTime() - dayMs));
    const same = earlier.find(
      (one) => one.contentHash === contentHash && now.getTime() - one.receivedAt.getTime() <= sameWithinMs,
    );
    if (same !== undefined) return ok({ number: same.number });
    if (earlier.length >= questionsPerDay) return fail({ code: 'too-many-enquiries' });
    const number = await addQuestion(
      tx,
      { ...question, id: deps.newId(), contentHash, pieces, language },
      now,
    );
    await orderMail(tx, () => mailToShop(shopEmail, number, question, pieces), now);
    await orderMail(tx, () => receiptMail(question, number, language), now);
    return ok({ number });
  });
}

type Dependencies = Pick<QuestionDependencies, 'db' | 'now'>;

/**
 * What people asked.
 * @throws RightMissing without `persons:read`
 */
export function listQuestions(
  { db }: Dependencies,
  wish: ListWish<QuestionSort>,
  filter: { readonly onlyOpen: boolean; readonly kind: QuestionKind | null },
  actor: Actor,
): Promise<{ readonly items: readonly StoredQuestion[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  return listStoredQuestions(db, wish, filter);
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

/** To the shop: everything that was typed. */
function mailToShop(to: string, number: number, question: Question, pieces: readonly AskedPiece[]): Mail {
  const isForDelivery = question.kind === 'shipping';
  const facts: [string, string][] = [
    ['Name', question.name],
    ['E-Mail', question.email],
    ['Telefon', question.phone],
    ['Land', question.country],
    ['Ort', [question.postalCode, question.city].filter(Boolean).join(' ')],
    ['Nachricht', question.message],
  ];
  const about = isForDelivery ? question.country : (pieces[0]?.title ?? question.name);
  return {
    to,
    subject: `${isForDelivery ? 'Versandanfrage' : 'Frage'} ${number}: ${firstLetters(about, subjectLength)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: isForDelivery
          ? `jemand fragt, was der Versand kostet (Anfrage ${number}).`
          : `jemand hat über das Kontaktformular geschrieben (Frage ${number}).`,
      },
      {
        kind: 'table',
        rows: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
      },
      ...piecesIn(pieces, isForDelivery),
    ],
  };
}

const subjectLength = 80;

function piecesIn(pieces: readonly AskedPiece[], isForDelivery: boolean): Mail['blocks'] {
  if (pieces.length > 0) {
    return [
      { kind: 'heading', text: 'Stücke' },
      {
        kind: 'table',
        rows: pieces.map(({ id, title, quantity }) => ({ label: `${quantity} × ${title}`, value: id })),
      },
    ];
  }
  return isForDelivery ? [{ kind: 'paragraph', text: 'Zu den Stücken steht nichts in der Anfrage.' }] : [];
}

/** To the sender. Repeats nothing that was typed, because the address may be somebody else's. */
function receiptMail({ email, kind }: Question, number: number, language: Language): Mail {
  const texts = mailTexts[language];
  const { subject, thanks, label } = texts[kind];
  return {
    to: email,
    language,
    subject: subject(number),
    blocks: [
      { kind: 'paragraph', text: thanks },
      { kind: 'table', rows: [{ label, value: String(number), strong: true }] },
      { kind: 'note', text: texts.note },
    ],
  };
}
