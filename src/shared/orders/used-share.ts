import type { Cents } from '../money/cents.ts';
import { berlinDay } from '../time/berlin-day.ts';
import { dayMs } from '../time/durations.ts';
import { isRentOption, rentalEnd } from './rental-terms.ts';

interface Line {
  /** Null: it was bought. */
  readonly rentOption: string | null;
  readonly handedOverAt: string | null;
  readonly returnedAt: string | null;
  readonly grossCents: Cents;
}

/** What the shop may keep of a rental that began on request before it was withdrawn from. */
interface UsedShare {
  readonly days: number;
  readonly ofDays: number;
  readonly cents: Cents;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/**
 * § 357a (2) BGB: compensation for what was provided until the withdrawal, in proportion to the agreed price. Days that
 * have begun count, at least one and at most the whole term.
 * @param withdrawnAt when the shop received the withdrawal
 * @returns null for a line that is no rental, or was never handed over
 */
export function usedShare(line: Line, withdrawnAt: string): UsedShare | null {
  const { rentOption, handedOverAt, returnedAt, grossCents } = line;
  if (rentOption === null || !isRentOption(rentOption) || handedOverAt === null) return null;
  const first = berlinDay(new Date(handedOverAt));
  const ends = [withdrawnAt, ...(returnedAt === null ? [] : [returnedAt])].map((at) => Date.parse(at));
  const last = berlinDay(new Date(Math.min(...ends)));
  const ofDays = daysBetween(first, rentalEnd(first, rentOption));
  const days = Math.min(ofDays, Math.max(1, daysBetween(first, last)));
  return { days, ofDays, cents: Math.floor((grossCents * days) / ofDays) };
}
