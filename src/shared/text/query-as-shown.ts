import { plainLetters } from './fold-text.ts';

/** Quotes around words, of any language; a mark of inches has a figure before it and is none. */
const quoted =
  /(?<![^\s(])[„“”"«»‚‘’'‹›]{1,2}\s?([^\s„“”"«»‚‘’'‹›][^„“”"«»‹›]{0,200}?)\s?[“”"»«’‘'›‹]{1,2}(?![^\s),.;:!?])/gu;

/** A query inside of the quotes in which a page names it: in plain letters, and without quotes of its own. */
export const queryAsShown = (query: string): string => plainLetters(query).replace(quoted, '$1').trim();
