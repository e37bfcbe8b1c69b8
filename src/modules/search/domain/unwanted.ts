import { normalWord } from './normal-word.ts';
import { colourOf, materialOf } from './vocabulary.ts';

interface Unwanted {
  readonly start: number;
  readonly end: number;
  /** The materials and colours, as typed. */
  readonly words: readonly string[];
}

const phrase =
  /(?<![\p{L}\d])(?:ohne|kein(?:e[nmrs]?)?|nicht|without|not)\s+(?:(?:aus|in|mit|made|of)\s+)*(\p{L}+(?:\s+(?:und|oder|noch|or|and|nor)\s+\p{L}+)*)/giu;
const between = /(?<!\s)\s+(?:und|oder|noch|or|and|nor)\s+/iu;

/**
 * The materials and colours that a query says it does not want: 'Sofa ohne Leder', 'nicht aus Teak oder Eiche'. Other
 * words are left alone: the chair 'ohne Armlehnen' has them in its title.
 */
export function unwantedIn(text: string): Unwanted[] {
  return [...text.matchAll(phrase)].flatMap((match) => {
    const words = (match[1] ?? '').split(between);
    const isAll = words.every((word) => {
      const normal = normalWord(word);
      return materialOf(normal) !== null || colourOf(normal) !== null;
    });
    return isAll ? [{ start: match.index, end: match.index + match[0].length, words }] : [];
  });
}
