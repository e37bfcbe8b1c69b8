import { dayMs, hourMs, minuteMs } from '../../../shared/time/durations.ts';

/** How long somebody stays logged in without activity: over a working day, but not overnight. */
const idleMs = 10 * hourMs;
/** The longest time that somebody stays logged in, however active. */
export const staffSessionMs = 14 * dayMs;
/** Each session's use is noted at most this often, so that not every request writes. */
const slideEveryMs = 5 * minuteMs;

export const invitationDays = 7;
export const resetLinkMinutes = 60;

/** How long somebody may take between the password and the code. */
export const loginStepMs = 5 * minuteMs;
/** How long a new app or passkey may take to be set up. */
export const setUpMs = 15 * minuteMs;

export interface StaffSession {
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
}

export function newSession(now: Date): StaffSession {
  const endsAt = new Date(now.getTime() + staffSessionMs);
  return { lastUsedAt: now, expiresAt: slidEnd(now, endsAt), endsAt };
}

function slidEnd(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()));
}

/** A session that is used now; null where its last use was noted just before. */
export function slide({ lastUsedAt, endsAt }: StaffSession, now: Date): StaffSession | null {
  if (now.getTime() - lastUsedAt.getTime() < slideEveryMs) return null;
  return { lastUsedAt: now, expiresAt: slidEnd(now, endsAt), endsAt };
}

export type LinkKind = 'invitation' | 'reset';

/** When a mailed link expires. */
export function linkEnd(kind: LinkKind, now: Date): Date {
  const livesMs = kind === 'invitation' ? invitationDays * dayMs : resetLinkMinutes * minuteMs;
  return new Date(now.getTime() + livesMs);
}

export function loginStepEnd(now: Date): Date {
  return new Date(now.getTime() + loginStepMs);
}
