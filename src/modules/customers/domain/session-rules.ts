import { dayMs, minuteMs } from '../../../shared/time/durations.ts';

/** How long a browser may show an access token before it gets the next one. */
export const accessTokenMs = 15 * minuteMs;
/** How long somebody stays logged in without a visit. */
export const refreshTokenMs = 30 * dayMs;
/** The longest that a login lasts, however often it is renewed. */
export const sessionMs = 180 * dayMs;
/** Two tabs of a browser may use the same refresh token at the same moment. */
const sameMomentMs = 30_000;

export const resetLinkMinutes = 60;

/** More than anybody has devices. */
export const maxPasskeys = 10;
/** How long somebody may look for the finger or the key that a passkey asks for. */
const challengeMs = 5 * minuteMs;

export function challengeEnd(now: Date): Date {
  return new Date(now.getTime() + challengeMs);
}

/** A link to confirm an address. */
export const emailLinkHours = 24;

/** A link that stops a change of address outlives the link that confirms it, or a thief would only have to wait. */
export const stopLinkHours = 72;
/** The most links for one account, and to one address. */
export const emailLinksPerDay = 5;

/** The most mails about changes in an account: for each kind to a confirmed address, for all kinds to any other. */
export const noticesADay = { confirmed: 10, unconfirmed: 5 } as const;
/**
 * How often an account with the same address may be deleted in a day: opening and deleting one write to that address,
 * which may be a stranger's. Opening is never refused for that, or anybody could keep the owner of the address from
 * having one.
 */
export const maxDeletionsPerDay = 3;

export interface RefreshToken {
  /** When it was first used, or another one that was given for the same token. */
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

export interface Session {
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

export type RefreshDecision =
  | 'renew'
  /** Its time is over: log in again. */
  | 'refuse'
  /** Used twice at different times: one of the two has stolen it, and both are logged out. */
  | 'end-session';

/** What showing a refresh token leads to. */
export function decideRefresh(token: RefreshToken, session: Session, now: Date): RefreshDecision {
  if (session.endedAt !== null || session.endsAt <= now) return 'refuse';
  if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > sameMomentMs) return 'end-session';
  return token.expiresAt <= now ? 'refuse' : 'renew';
}

/** Under what somebody's browsers are known. */
export const accountOf = (id: string): string => `customer ${id}`;
