import { longestPersonal } from '../../../shared/limits.ts';

/** How somebody wants to be addressed; none is fine. */
export const salutations = ['frau', 'herr', 'divers'] as const;
export type Salutation = (typeof salutations)[number];

export const ages = {
  /** Somebody older is a mistake in typing. */
  oldest: 120,
  /** Contracts are made with adults; an account needs no contract. */
  youngest: 16,
} as const;

/** Whether a day may be a birthday of somebody who has an account (Art. 8 GDPR: from 16 on alone). */
export function isPlausibleBirthDate(day: string, today: string): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [nowYear = 0, nowMonth = 1, nowDate = 1] = today.split('-').map(Number);
  const hadBirthday = month < nowMonth || (month === nowMonth && date <= nowDate);
  const age = nowYear - year - (hadBirthday ? 0 : 1);
  return age >= ages.youngest && age <= ages.oldest;
}

/**
 * First and last name of a name typed as one, as a suggestion: the last word is the last name, with what belongs to it
 * ('van der Berg').
 */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.findIndex(
    (word, index) => index > 0 && /^(?:von|van|de|zu|vom|zur|da|di|del|la)$/i.test(word),
  );
  const at = last === -1 ? Math.max(words.length - 1, 1) : last;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

/** Whether a name typed as one can be kept as two: the profile suggests its parts, and must take them. */
export function hasPartsThatFit(name: string): boolean {
  const { firstName, lastName } = splitName(name);
  return firstName.length <= longestPersonal.firstName && lastName.length <= longestPersonal.lastName;
}
