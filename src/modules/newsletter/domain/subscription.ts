import { dayMs } from '../../../shared/time/durations.ts';

export const subscriptionStates = ['pending', 'active', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The steps of the proof of consent. */
export const consentSteps = ['requested', 'confirmed', 'unsubscribed'] as const;
export type ConsentStep = (typeof consentSteps)[number];

/** The places where somebody can ask for the newsletter. */
export const signupSources = ['form', 'checkout'] as const;
export type SignupSource = (typeof signupSources)[number];

/** An address's subscription to the newsletter, from request to end (spec 4.5; law: § 7 UWG, double opt-in). */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly endedAt: Date | null;
}

/** A confirmation link that was sent. */
export interface SentLink {
  readonly sentAt: Date;
}

/** A link followed after more than a week no longer shows that its reader wants the newsletter now. */
export const linkHoldsDays = 7;
/** The most mails that one address gets in a day, no matter how often it is typed into the form. */
const mailsPerDay = 3;
/** Two clicks in a row are one request. */
const pauseBetweenMailsMs = 60_000;

export type RequestDecision =
  /** Somebody wants the newsletter and does not get it yet. */
  | { readonly kind: 'ask-by-mail' }
  /** Already subscribed, or asked a moment ago: no mail is sent. The visitor sees the same answer as always. */
  | { readonly kind: 'nothing' };

/**
 * The result of a request to subscribe.
 * @param known null for a new address
 * @param sentToday links sent to the address within the last 24 hours
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

/** The result of following a link. A second click, or a mail program's, counts like the first. */
export function decideConfirm(subscription: Subscription, link: SentLink, now: Date): ConfirmDecision {
  if (subscription.state === 'active') return 'has-begun';
  // An older link does not bring back somebody who has unsubscribed.
  if (subscription.endedAt !== null && link.sentAt <= subscription.endedAt) return 'link-invalid';
  if (now.getTime() - link.sentAt.getTime() > linkHoldsDays * dayMs) return 'link-expired';
  return 'begins';
}
