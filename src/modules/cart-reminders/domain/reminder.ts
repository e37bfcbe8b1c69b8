import type { LinkedLine } from '../../../shared/orders/linked-cart.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';

/**
 * A reminder of a cart, from request to end (spec 5; law: § 7 UWG, double opt-in). `needless`: confirmed, but nothing
 * was sent, as there was nothing to remind of.
 */
export type ReminderState = 'pending' | 'confirmed' | 'sent' | 'stopped' | 'needless';

/** A link followed after more than these days no longer shows that its reader wants a reminder of this cart. */
export const linkHoldsDays = 3;
/** How long after the confirmation the reminder is sent. */
export const remindAfterHours = 24;
/** If jobs stood still this long, a reminder would come from nowhere. */
const tooLateAfterHours = 72;
/** The most mails that one address gets in a day, no matter how often it is typed into the form. */
const mailsPerDay = 3;
/** Two clicks in a row are one request. */
const pauseBetweenMailsMs = 60_000;

/**
 * Whether a request leads to a mail. The visitor sees the same answer either way.
 * @param asked when the address was asked within the last 24 hours
 */
export function asksByMail(asked: readonly Date[], now: Date): boolean {
  const agos = asked.map((at) => now.getTime() - at.getTime()).filter((ago) => ago < dayMs);
  return agos.length < mailsPerDay && agos.every((ago) => ago >= pauseBetweenMailsMs);
}

export type ConfirmDecision = 'begins' | 'has-begun' | 'link-expired' | 'link-invalid';

/** The result of following a link. A second click, or a mail program's, counts like the first. */
export function decideConfirm(
  { state, requestedAt }: { readonly state: ReminderState; readonly requestedAt: Date },
  now: Date,
): ConfirmDecision {
  if (state === 'stopped') return 'link-invalid';
  if (state !== 'pending') return 'has-begun';
  return now.getTime() - requestedAt.getTime() > linkHoldsDays * dayMs ? 'link-expired' : 'begins';
}

/** What the shop knows of a piece at the time of the reminder. */
export interface PieceNow {
  readonly id: string;
  readonly title: string;
  readonly stockAmt: number;
  readonly rentable: boolean;
  readonly variants: readonly { readonly id: string; readonly name: string; readonly stockAmt: number }[];
}

/** A line that can still be had, as the mail names it. */
export interface NamedLine {
  readonly title: string;
  readonly quantity: number;
  readonly rentOption: RentOption | null;
}

export type ReminderDecision =
  | { readonly kind: 'wait' | 'needless' }
  | { readonly kind: 'remind'; readonly there: readonly NamedLine[]; readonly gone: readonly string[] };

/**
 * Whether now is the time for the reminder, and what it names.
 * @param pieces those of the cart that the shop still shows
 */
export function decideReminder(
  { confirmedAt, cart }: { readonly confirmedAt: Date; readonly cart: readonly LinkedLine[] },
  { hasOrdered, pieces }: { readonly hasOrdered: boolean; readonly pieces: readonly PieceNow[] },
  now: Date,
): ReminderDecision {
  const hours = (now.getTime() - confirmedAt.getTime()) / hourMs;
  if (hours < remindAfterHours) return { kind: 'wait' };
  if (hours >= tooLateAfterHours || hasOrdered) return { kind: 'needless' };
  const there: NamedLine[] = [];
  const gone: string[] = [];
  for (const line of cart) {
    const piece = pieces.find(({ id }) => id === line.pieceId);
    // The shop shows it no more, and has no name for it.
    if (piece === undefined) continue;
    const variant = piece.variants.find(({ id }) => id === line.variantId);
    const title = variant === undefined ? piece.title : `${piece.title}, ${variant.name}`;
    const free = stockOf(line, piece);
    if (free < 1) gone.push(title);
    else there.push({ title, quantity: Math.min(free, line.quantity), rentOption: line.rentOption });
  }
  return there.length === 0 ? { kind: 'needless' } : { kind: 'remind', there, gone };
}

function stockOf({ variantId, rentOption }: LinkedLine, piece: PieceNow): number {
  if (rentOption !== null && !piece.rentable) return 0;
  if (variantId === null) return piece.variants.length === 0 ? piece.stockAmt : 0;
  return piece.variants.find(({ id }) => id === variantId)?.stockAmt ?? 0;
}
