import { isHead, takeApart } from './compound.ts';
import { normalWords } from './normal-word.ts';
import { synonymsOf } from './synonyms.ts';
import { materialOf } from './vocabulary.ts';

/** Whether a word in its normal form says what a piece is: 'tisch', 'couchtisch'. */
export function isKind(word: string): boolean {
  return isHead(word) || takeApart(word) !== null;
}

/** Whether it says what a piece is, or what it is made of. */
export function isKindOrMaterial(word: string): boolean {
  return isKind(word) || materialOf(word) !== null;
}

/** Words before what a piece has, stands on or is for: 'Tisch mit Glasplatte', 'Hocker für den Sessel'. */
const beside = / (?:mit|für|auf|aus|zwischen|in) /;
const ofWhatItIsMade = new Set(['holz', 'glas']);

/** What a title says that a piece is, under all its names, so that two titles can be compared. */
export function kindsIn(title: string): ReadonlySet<string> {
  const [main = ''] = title.split(beside);
  const named = normalWords(main).filter(isKind);
  const all = named.flatMap((word) => [word, ...synonymsOf(word)]);
  const heads = all.flatMap((word) => takeApart(word)?.head ?? (isHead(word) ? word : []));
  return new Set([...named, ...heads].filter((word) => !ofWhatItIsMade.has(word)));
}
