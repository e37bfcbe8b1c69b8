import { minuteMs } from '../../shared/durations.ts';

/** Failed attempts to log in, as far as they matter for the next one. Null: fewer than the limit. */
export interface FailedAttempts {
  /** When the limit was reached on this account from this client. */
  readonly ofPair: Date | null;
  /** When it was reached on this account, from whatever clients never logged in to it before. */
  readonly onAccountByStrangers: Date | null;
  /** When it was reached from this client, on whatever accounts. */
  readonly fromClient: Date | null;
  /** Whether somebody has logged in to this account in this browser, or from this client, before. */
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
  /** For how long. */
  readonly waitMs: number;
}

export const loginLimits = {
  /** Somebody who looks for the right one of a few passwords. */
  ofPair: { failures: 8, withinMs: 15 * minuteMs },
  /** Somebody who guesses one account's password from many places. */
  onAccountByStrangers: { failures: 60, withinMs: 60 * minuteMs },
  /** Somebody who tries the same password on many accounts. */
  fromClient: { failures: 60, withinMs: 60 * minuteMs },
} as const satisfies LoginLimits;

/** Codes have a million values, so few are tried; a recovery code or a passkey is not kept from anybody by them. */
export const codeLimits: LoginLimits = {
  ofPair: { failures: 5, withinMs: 15 * minuteMs },
  onAccountByStrangers: { failures: 10, withinMs: 60 * minuteMs },
  fromClient: { failures: 30, withinMs: 60 * minuteMs },
};

/**
 * How long to wait until another attempt is allowed; 0: it is. Guessing is slowed down, and nobody locks an owner out:
 * in a browser, or a network, where the owner has logged in before, or proved with a mailed link who they are, only
 * failures there and on this account count.
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
