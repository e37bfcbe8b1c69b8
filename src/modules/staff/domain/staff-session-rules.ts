import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts';

/** How long somebody stays logged in without doing anything: over a working day, not over night. */
const idleMs = 10 * hourMs;
/** Logged in for so long at most, however busy. */
export const staffSessionMs = 14 * dayMs;
/** The session's end is moved on this often at most, so that not every request writes. */
const slideEveryMs = 5 * minuteMs;

export const invitationDays = 7;
export const resetLinkMinutes = 60;

/** How long somebody may take between the password and the code. */
export const loginStepMs = 5 * minuteMs;
/** How long a new app or passkey may take to be set up. */
export const setUpMs = 15 * minuteMs;

export interface StaffSession {
  readonly expiresAt: Date;
  readonly endsAt: Date;
}

export function newSession(now: Date): StaffSession {
  const endsAt = new Date(now.getTime() + staffSessionMs);
  return { expiresAt: slidEnd(now, endsAt), endsAt };
}

function slidEnd(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()));
}

/** Until when a session holds from now on; null while the end that it has is late enough. */
export function slide(session: StaffSession, now: Date): Date | null {
  const moved = slidEnd(now, session.endsAt);
  return moved.getTime() - session.expiresAt.getTime() >= slideEveryMs ? moved : null;
}

/** When a mailed link ends. */
export function linkEnd(kind: 'invitation' | 'reset', now: Date): Date {
  const livesMs = kind === 'invitation' ? invitationDays * dayMs : resetLinkMinutes * minuteMs;
  return new Date(now.getTime() + livesMs);
}

export function loginStepEnd(now: Date): Date {
  return new Date(now.getTime() + loginStepMs);
}
