/** Failed attempts to log in, as far as they matter for the next one. */
export interface FailedAttempts {
  /** On this account, from this client, within `pairWindowMs`. */
  readonly ofPair: number;
  /** On this account, from whatever client it never logged in from before, within `hourMs`. */
  readonly onAccountByStrangers: number;
  /** From this client, on whatever account, within `hourMs`. */
  readonly fromClient: number;
  /** Whether somebody has logged in to this account from this client before. */
  readonly clientIsKnown: boolean;
}

const minuteMs = 60_000;
export const pairWindowMs = 15 * minuteMs;
export const hourMs = 60 * minuteMs;

const loginLimits = {
  /** Somebody who looks for the right one of a few passwords. */
  failuresOfPair: 8,
  /** Somebody who guesses one account's password from many places. */
  failuresByStrangers: 60,
  /** Somebody who tries the same password on many accounts. */
  failuresFromClient: 60,
} as const;

/**
 * Whether another attempt is allowed. Guessing is slowed down, and nobody locks an owner out: where the owner has
 * logged in before, only failures from there count.
 */
export function mayTryLogin(failed: FailedAttempts): boolean {
  if (failed.ofPair >= loginLimits.failuresOfPair) return false;
  if (failed.fromClient >= loginLimits.failuresFromClient) return false;
  return failed.clientIsKnown || failed.onAccountByStrangers < loginLimits.failuresByStrangers;
}
