import { z } from 'zod';
import { finding, type PlainCode } from '../../shared/messages/message.ts';

/** The years of days that somebody types about the shop's contracts, vouchers and money; others are slips of the finger. */
const years = { first: 2020, last: 2099 } as const;

/**
 * A day as '2026-11-28', for every form of the shop and the office. What else it must be, such as not in the future, the
 * domain says.
 * @param missing what is said where there is none, or something else
 */
export const typedDay = (missing: PlainCode) =>
  z.iso
    .date({ error: missing })
    .refine(
      (typed) => !isYear.test(typed) || isWithin(Number(typed.slice(0, 4))),
      finding('day-out-of-range', years),
    );

const isYear = /^\d{4}-/;
const isWithin = (year: number): boolean => year >= years.first && year <= years.last;
