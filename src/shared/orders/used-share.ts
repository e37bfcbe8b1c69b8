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

/** What is owed for a rental of a contract that was withdrawn from as a whole. */
export interface OwedRental {
  /** All of its price. */
  readonly grossCents: Cents;
  /** The part of it that stays with the shop; null: nothing, because nobody asked that it begins early. */
  readonly used: UsedShare | null;
  readonly owedCents: Cents;
}

/**
 * The refund for a rental that was out and came back, without its share of the delivery. One that never went out is
 * taken back as goods are, and that return says what is owed.
 * @param isEarly whether the customer has asked that it begins within the withdrawal period
 * @returns null for any other line
 */
export function owedRental(line: Line, withdrawnAt: string, isEarly: boolean): OwedRental | null {
  const share = line.returnedAt === null ? null : usedShare(line, withdrawnAt);
  if (share === null) return null;
  const { grossCents } = line;
  const used = isEarly ? share : null;
  return { grossCents, used, owedCents: grossCents - (used?.cents ?? 0) };
}
