import { minuteMs } from '../../shared/time/durations.ts';

/** How long the password, or a passkey, that was shown last is enough for what is dangerous. */
const freshMs = 10 * minuteMs;

/** Whether somebody has just shown who they are. */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < freshMs;
}
