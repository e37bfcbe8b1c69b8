/** Before 8 and 11 the article drops its vowel: 'il 29 novembre', but 'l’8 novembre'. */
const elides = (day: string): boolean => /^(?:8|11)\b/.test(day);

/** The first of a month is an ordinal: '1º luglio'. */
const written = (day: string): string => day.replace(/^1(?= )/, '1º');

/** 'il 29 novembre', 'l’8 novembre' */
export const the = (day: string): string => (elides(day) ? `l’${day}` : `il ${written(day)}`);
/** 'al 29 novembre', 'all’8 novembre' */
export const toThe = (day: string): string => (elides(day) ? `all’${day}` : `al ${written(day)}`);
/** 'del 29 novembre', 'dell’8 novembre' */
export const ofThe = (day: string): string => (elides(day) ? `dell’${day}` : `del ${written(day)}`);

/** 'anni ’60' from 1960; the years of other centuries in full. */
export const decadeOf = (year: number): string =>
  year > 1900 && year < 2000 ? `anni ’${year % 100}` : `anni ${year}`;
