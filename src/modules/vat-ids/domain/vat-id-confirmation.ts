import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import type { RegisterFailure } from './vat-id-register.ts';

/** Why nobody knows whether a VAT ID is valid: as the register fails, or the shop does not ask it, or not so often. */
export type WhyUnknown = RegisterFailure['code'] | 'no-register' | 'asked-enough';

/** A VAT ID that was valid on that day. */
export interface ConfirmedVatId {
  readonly state: 'confirmed';
  /** The register's own number of the consultation: the proof. */
  readonly consultation: string;
  /** The day in Berlin, as '2028-02-29'. */
  readonly on: string;
}

/** Only what is confirmed may be sold without VAT. */
export type VatIdConfirmation =
  | ConfirmedVatId
  | { readonly state: 'refused' }
  | { readonly state: 'unknown'; readonly why: WhyUnknown };

interface Answered {
  readonly isValid: boolean;
  readonly askedAt: Date;
}

/** A number that was only just registered, or entered wrongly by the tax office, is asked again the same day. */
const refusalHoldsMs = hourMs;

/**
 * Whether an answer still counts. A VAT ID has to be valid at the time of the supply (§ 6a (1) No. 4 UStG), and registers
 * tell it by days: a confirmation holds for its day in Berlin, whose clock is also the register's.
 */
export function isFresh({ isValid, askedAt }: Answered, now: Date): boolean {
  return isValid ? berlinDay(askedAt) === berlinDay(now) : now.getTime() - askedAt.getTime() < refusalHoldsMs;
}

/**
 * The days in Berlin for which the register has confirmed a VAT ID: the last one of several answers of a day counts.
 * @param answers the latest first
 */
export function confirmedDays(answers: readonly Answered[]): readonly string[] {
  const last = new Map<string, boolean>();
  for (const { askedAt, isValid } of answers) {
    const day = berlinDay(askedAt);
    if (!last.has(day)) last.set(day, isValid);
  }
  return [...last].flatMap(([day, isValid]) => (isValid ? [day] : []));
}
