import { minuteMs } from '../../shared/time/durations.ts';

/** Failed attempts to log in that matter for the next one. Null: fewer than the limit. */
export interface FailedAttempts {
  /** When the limit was reached on this account from this client. */
  readonly ofPair: Date | null;
  /** When the limit was reached on this account by clients that had never logged in to it. */
  readonly onAccountByStrangers: Date | null;
  /** When the limit was reached from this client, over all accounts. */
  readonly fromClient: Date | null;
  /** Whether this browser or client has logged in to this account before. */
  readonly clientIsKnown: boolean;
}

export interface Limit {
  readonly failures: number;
  /** How long a failure counts. */
  readonly withinMs: number;
}

export type LoginLimits = Readonly<Record<'ofPair' | 'onAccountByStrangers' | 'fromClient', Limit>>;

/** Another attempt is not allowed yet. */
export interface TooManyLogins {
  readonly code: 'too-many-logins';
  /** How long to wait, in milliseconds. */
  readonly waitMs: number;
}

export const loginLimits = {
  /** Somebody trying a few passwords to find the right one. */
  ofPair: { failures: 8, withinMs: 15 * minuteMs },
  /** Somebody guessing one account's password from many places. */
  onAccountByStrangers: { failures: 60, withinMs: 60 * minuteMs },
  /** Somebody trying the same password on many accounts. */
  fromClient: { failures: 60, withinMs: 60 * minuteMs },
} as const satisfies LoginLimits;

/** Codes have a million possible values, so only a few tries are allowed. Recovery codes and passkeys remain usable. */
export const codeLimits: LoginLimits = {
  ofPair: { failures: 5, withinMs: 15 * minuteMs },
  onAccountByStrangers: { failures: 10, withinMs: 60 * minuteMs },
  fromClient: { failures: 30, withinMs: 60 * minuteMs },
};

/**
 * How long to wait until another attempt is allowed, in milliseconds; 0 if it is allowed now. Guessing is slowed down
 * without locking owners out: in a browser or network where the owner has logged in before, or has proved by a mailed
 * link who they are, only the failures there and on this account count.
 */
export function waitBeforeLogin(
  failed: FailedAttempts,
  now: Date,
  limits: LoginLimits = loginLimits,
): number {
  const until = (limit: keyof LoginLimits): number => {
    const reached = failed[limit];
    return reached === null ? 0 : reached.getTime() + limits[limit].withinMs - now.getTime();
  };
  const waits = failed.clientIsKnown
    ? [until('ofPair')]
    : [until('ofPair'), until('onAccountByStrangers'), until('fromClient')];
  return Math.max(0, ...waits);
}

/** Recent mails with a link to set a password, sent to one mailbox. */
export interface ResetMails {
  readonly inLastHour: number;
  /** Requested from the same network since yesterday. */
  readonly fromClientToday: number;
  /** Whether the mailbox has an unused link that still works. */
  readonly hasOpenLink: boolean;
}

const maxPerHour = 3;
const maxPerClientAndDay = 5;

/**
 * Whether one more mail is sent. Anybody may request one for anybody, so mailboxes must not be flooded. But the link is
 * also the way back in for owners who are locked out, so requests by others must not use it up: it is refused only
 * while the mailbox has a link that works.
 */
export function maySendReset({ inLastHour, fromClientToday, hasOpenLink }: ResetMails): boolean {
  return !hasOpenLink || (inLastHour < maxPerHour && fromClientToday < maxPerClientAndDay);
}

/** How long the password, or a passkey, that was shown last is enough for what is dangerous. */
const freshMs = 10 * minuteMs;

/** Whether somebody has just shown who they are. */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < freshMs;
}
