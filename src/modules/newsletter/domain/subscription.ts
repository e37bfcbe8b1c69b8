import { dayMs } from '../../../shared/durations.ts';

/** Somebody's way into the newsletter and out of it (spec 4.5; law: § 7 UWG, double opt-in). */
export interface Subscription {
  readonly state: 'pending' | 'active' | 'ended';
  readonly endedAt: Date | null;
}

/** A link to confirm with, as it was sent. */
export interface SentLink {
  readonly sentAt: Date;
}

/** A link that was not followed within a week no longer shows that its reader wants the newsletter now. */
export const linkHoldsDays = 7;
/** The most mails that one address gets in a day, no matter how often it is typed into the form. */
const mailsPerDay = 3;
/** Two presses in a row are one request. */
const pauseBetweenMailsMs = 60_000;

export type RequestDecision =
  /** Somebody wants the newsletter who has not got it. */
  | { readonly kind: 'ask-by-mail' }
  /** Already subscribed, or asked a moment ago: no mail goes out. The visitor sees the same answer as always. */
  | { readonly kind: 'nothing' };

/**
 * What a request to subscribe leads to.
 * @param known null for a new address
 * @param sentToday links that were sent to the address within the last 24 hours
 */
export function decideRequest(
  known: Subscription | null,
  sentToday: readonly SentLink[],
  now: Date,
): RequestDecision {
  if (known?.state === 'active') return { kind: 'nothing' };
  const recent = sentToday.filter(({ sentAt }) => now.getTime() - sentAt.getTime() < dayMs);
  if (recent.length >= mailsPerDay) return { kind: 'nothing' };
  if (recent.some(({ sentAt }) => now.getTime() - sentAt.getTime() < pauseBetweenMailsMs)) {
    return { kind: 'nothing' };
  }
  return { kind: 'ask-by-mail' };
}

export type ConfirmDecision = 'begins' | 'has-begun' | 'link-expired' | 'link-invalid';

/** What following a link leads to. A second click, or a mail program's, is as good as the first. */
export function decideConfirm(subscription: Subscription, link: SentLink, now: Date): ConfirmDecision {
  if (subscription.state === 'active') return 'has-begun';
  // Who has unsubscribed is not brought back by a link from before.
  if (subscription.endedAt !== null && link.sentAt <= subscription.endedAt) return 'link-invalid';
  if (now.getTime() - link.sentAt.getTime() > linkHoldsDays * dayMs) return 'link-expired';
  return 'begins';
}

/** The address as it is compared. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
