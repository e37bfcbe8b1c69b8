import type { Language } from '../../../../shared/text/language.ts';

/** The language of the texts beside this file. */
export const language = 'fr' as Language;
