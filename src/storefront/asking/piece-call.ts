import { language } from '#texts/shell/language.ts';
import { defaultLanguage } from '../../shared/text/language.ts';

const inLanguage = language === defaultLanguage ? '' : `?language=${language}`;

/** The call for one piece, with its title in the language of the page. */
export const pieceCall = (id: string): string => `/products/${encodeURIComponent(id)}${inLanguage}`;
