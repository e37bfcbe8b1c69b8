import { writeAudit } from '../../../platform/audit/audit.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import { mailTextsIn } from '../../../platform/mail/mail-formats.ts';
import { orderMail, type Mail } from '../../../platform/mail/mail.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { firstLetters } from '../../../shared/text/typed-text.ts';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import {
  shippingRequestsPerDay,
  type ShippingRequest,
  type RequestedPiece,
} from '../domain/shipping-request.ts';
import {
  addRequest,
  lockRequester,
  requestsSince,
  listStoredRequests,
  readRequest,
  saveRequest,
  type ShippingRequestSort,
  type StoredShippingRequest,
} from '../infrastructure/stored-shipping-request.ts';
import type { ShippingDependencies } from './create-shipping.ts';

const sameWithinMs = 15 * minuteMs;

type RequestRefusal = { readonly code: 'too-many-enquiries' };

/**
 * Receives a request for the price of a delivery to a place without rates: it is stored and mailed to the shop, with a
 * receipt to the sender. The same request within a quarter of an hour counts once. Unknown or deleted pieces are left
 * out.
 * @param language of the receipt
 * @returns its number
 */
export async function requestShipping(
  deps: ShippingDependencies,
  request: ShippingRequest,
  language: Language = defaultLanguage,
): Promise<Result<{ readonly number: number }, RequestRefusal>> {
  const now = deps.now();
  const [shopEmail, known] = await Promise.all([
    deps.shopEmail(),
    deps.catalogue.purchasablePieces(
      deps.db,
      request.pieces.map(({ id }) => id),
      now,
    ),
  ]);
  const pieces = request.pieces.flatMap(({ id, quantity }) =>
    known.filter((piece) => piece.id === id).map(({ title }) => ({ id, title, quantity })),
  );
  const requestHash = hashOf(JSON.stringify(request));
  return deps.db.transaction(async (tx): Promise<Result<{ readonly number: number }, RequestRefusal>> => {
    await lockRequester(tx, request.email);
    const earlier = await requestsSince(tx, request.email, new Date(now.getTime() - dayMs));
    const same = earlier.find(
      (one) => one.requestHash === requestHash && now.getTime() - one.receivedAt.getTime() <= sameWithinMs,
    );
    if (same !== undefined) return ok({ number: same.number });
    if (earlier.length >= shippingRequestsPerDay) return fail({ code: 'too-many-enquiries' });
    const number = await addRequest(tx, { ...request, id: deps.newId(), requestHash, pieces }, now);
    await orderMail(tx, requestMail(shopEmail, number, request, pieces), now);
    await orderMail(tx, requestReceiptMail(request.email, number, language), now);
    return ok({ number });
  });
}

type Dependencies = Pick<ShippingDependencies, 'db' | 'now'>;

/**
 * Requests for the price of a delivery.
 * @throws RightMissing without `persons:read`
 */
export function listShippingRequests(
  { db }: Dependencies,
  wish: ListWish<ShippingRequestSort>,
  filter: { readonly onlyOpen: boolean },
  actor: Actor,
): Promise<{ readonly items: readonly StoredShippingRequest[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  return listStoredRequests(db, wish, filter);
}

/** @throws RightMissing without `persons:read` */
export function findShippingRequest(
  { db }: Dependencies,
  id: string,
  actor: Actor,
): Promise<StoredShippingRequest | null> {
  requireRight(actor, 'persons:read');
  return readRequest(db, id);
}

/**
 * Saves staff's own notes, and whether the request was answered. If it is answered twice, the first time counts.
 * @throws RightMissing without `persons:write`
 */
export async function changeShippingRequest(
  { db, now }: Dependencies,
  id: string,
  changes: { readonly note?: string | undefined; readonly isAnswered?: boolean | undefined },
  actor: Actor,
): Promise<Result<StoredShippingRequest, { readonly code: 'record-not-found' }>> {
  const name = requireRight(actor, 'persons:write');
  const at = now();
  return db.transaction(
    async (tx): Promise<Result<StoredShippingRequest, { readonly code: 'record-not-found' }>> => {
      const before = await readRequest(tx, id, { lock: true });
      if (before === null) return fail({ code: 'record-not-found' });
      const { note = before.note, isAnswered = before.answeredAt !== null } = changes;
      const after = {
        ...before,
        note,
        answeredAt: isAnswered ? (before.answeredAt ?? at) : null,
        answeredBy: isAnswered ? (before.answeredBy ?? name) : null,
      };
      await saveRequest(tx, after);
      const entry = { action: 'change', entity: 'shipping-requests', entityId: id } as const;
      await writeAudit(tx, actor, { ...entry, before: factsOf(before), after: factsOf(after) }, at);
      return ok(after);
    },
  );
}

const factsOf = ({ note, answeredBy }: StoredShippingRequest) => ({ note, answeredBy });

const subjectLength = 80;

/** To the shop: everything that was typed. */
function requestMail(
  to: string,
  number: number,
  request: ShippingRequest,
  pieces: readonly RequestedPiece[],
): Mail {
  const facts: [string, string][] = [
    ['Name', request.name],
    ['E-Mail', request.email],
    ['Telefon', request.phone],
    ['Land', request.country],
    ['Ort', [request.postalCode, request.city].filter(Boolean).join(' ')],
    ['Nachricht', request.message],
  ];
  return {
    to,
    subject: `Versandanfrage ${number}: ${firstLetters(request.country, subjectLength)}`,
    blocks: [
      { kind: 'paragraph', text: `jemand fragt, was der Versand kostet (Anfrage ${number}).` },
      {
        kind: 'table',
        rows: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
      },
      ...(pieces.length === 0
        ? [{ kind: 'paragraph' as const, text: 'Zu den Stücken steht nichts in der Anfrage.' }]
        : [
            { kind: 'heading' as const, text: 'Stücke' },
            {
              kind: 'table' as const,
              rows: pieces.map(({ id, title, quantity }) => ({ label: `${quantity} × ${title}`, value: id })),
            },
          ]),
    ],
  };
}

/** To the sender. Repeats nothing that was typed, because the address may be somebody else's. */
function requestReceiptMail(to: string, number: number, language: Language): Mail {
  const { subject, thanks, label, note } = mailTextsIn(language, receiptTexts);
  return {
    to,
    language,
    subject: subject(number),
    blocks: [
      { kind: 'paragraph', text: thanks },
      { kind: 'table', rows: [{ label, value: String(number), strong: true }] },
      { kind: 'note', text: note },
    ],
  };
}

const receiptTexts = {
  de: {
    subject: (number: number) => `Ihre Versandanfrage ${number} ist angekommen`,
    thanks:
      'vielen Dank für Ihre Anfrage. Wir fragen bei Speditionen an und melden uns mit einem Preis bei Ihnen.',
    label: 'Nummer Ihrer Anfrage',
    note: 'Sie haben uns nichts gefragt? Dann brauchen Sie nichts zu tun.',
  },
  en: {
    subject: (number: number) => `Your shipping request ${number} has arrived`,
    thanks: 'thank you for your request. We will ask carriers and get back to you with a price.',
    label: 'Number of your request',
    note: 'You did not ask us anything? Then there is nothing to do.',
  },
};
