import { isIban } from '../../../shared/iban.ts';
import type { Weekday } from '../../../shared/opening-hours.ts';
import type { CompanyData, OpeningHours } from './company-data.ts';

/** A problem in the company's data, and its place: 'openingHours.1.closes'. */
export interface CompanyProblem {
  readonly field: string;
  readonly code:
    | 'not-an-iban'
    | 'not-a-postal-code'
    | 'not-a-phone-number'
    | 'store-missing'
    | 'closes-before-it-opens'
    | 'day-twice'
    | 'open-twice'
    | 'name-twice';
}

/** Everything in the company's data that is contradictory or impossible; empty if the data can be used. */
export function companyProblems(company: CompanyData): CompanyProblem[] {
  const { bankAccount, country, postalCode, phone, stores, openingHours, socialLinks } = company;
  const names = socialLinks.map(({ name }) => name);
  return [
    ...problem('bankAccount.iban', 'not-an-iban', !isIban(bankAccount.iban)),
    ...problem('postalCode', 'not-a-postal-code', country === 'DE' && !isGermanCode(postalCode)),
    ...problem('phone', 'not-a-phone-number', !/^\+?[\d ()/-]{6,}$/.test(phone)),
    // Pieces are picked up there, and pages name it.
    ...problem('stores', 'store-missing', stores.length === 0),
    ...stores.flatMap((store, index) =>
      problem(`stores.${index}.postalCode`, 'not-a-postal-code', !isGermanCode(store.postalCode)),
    ),
    ...openingHours.flatMap((hours, index) => hoursProblems(hours, index, openingHours.slice(0, index))),
    ...names.flatMap((name, index) =>
      problem(`socialLinks.${index}.name`, 'name-twice', names.indexOf(name) < index),
    ),
  ];
}

function hoursProblems(
  { days, opens, closes }: OpeningHours,
  index: number,
  earlier: readonly OpeningHours[],
): CompanyProblem[] {
  const isOpen = (day: Weekday): boolean =>
    earlier.some((other) => other.days.includes(day) && opens < other.closes && other.opens < closes);
  const field = `openingHours.${index}`;
  return [
    // 'HH:MM' times can be compared as text.
    ...problem(`${field}.closes`, 'closes-before-it-opens', closes <= opens),
    ...problem(`${field}.days`, 'day-twice', new Set(days).size < days.length),
    ...problem(`${field}.days`, 'open-twice', days.some(isOpen)),
  ];
}

/** The stores are in Berlin. */
const isGermanCode = (code: string): boolean => /^\d{5}$/.test(code.trim());

function problem(field: string, code: CompanyProblem['code'], isWrong: boolean): CompanyProblem[] {
  return isWrong ? [{ field, code }] : [];
}
