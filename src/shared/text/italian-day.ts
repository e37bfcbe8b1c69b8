/** Before 8 and 11 the article drops its vowel: 'il 29 novembre', 'l’8 novembre'. */
const elides = (day: string): boolean => /^(?:8|11)\b/.test(day);

/** 'il 29 novembre', 'l’8 novembre' */
export const the = (day: string): string => (elides(day) ? `l’${day}` : `il ${day}`);
/** 'al 29 novembre', 'all’8 novembre' */
export const toThe = (day: string): string => (elides(day) ? `all’${day}` : `al ${day}`);
