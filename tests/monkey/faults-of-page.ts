import { unknownPlaceholders } from '../../src/modules/content/domain/placeholders.ts';
import type { PageReading } from './read-page.ts';

/** Programming terms that no visitor should ever read. The monkey types none of them. */
const codeWords: readonly (readonly [string, RegExp])[] = [
  ['undefined', /\bundefined\b/],
  // German writes the number as „Null“ or „null“, but never followed by a unit's sign or alone.
  ['null', /^null$|\bnull\s*(?:€|%|cm|kg|,|\()|[:(]\s*null\b/],
  ['NaN', /\bNaN\b/],
  ['an object', /\[object \w+\]/],
  ['an invalid date', /Invalid Date|Ungültiges Datum/],
  ['JSON', /\{\s*"[^"]*"\s*:|\[\s*\{|"\s*:\s*[{["]/],
  ['a key of a text', /\b(?:ra|resources)\.[a-z_]+\.[\w.]+/],
  ['a place for a value', /%?\{\{?\w+\}\}?|\$\{/],
  ['markup', /&(?:amp|lt|gt|nbsp|quot|#\d+);/],
  ['a stack', /\n\s+at \S+ \(|\bTypeError:|\bReferenceError:/],
];

/** Staff read and write the names of placeholders, such as `{email}`; visitors read the data. */
const withoutNames = (text: string): string =>
  text.replace(/\{[a-zA-Z]+\}/g, (name) => (unknownPlaceholders(name).length === 0 ? '' : name));

export const shortestPage = 20;

/** The faults of any page, whatever its purpose. */
export function faultsOfPage(reading: PageReading): string[] {
  const length = reading.texts.reduce((sum, text) => sum + text.length, 0);
  const faults: string[] = [];
  if (length < shortestPage) faults.push(`blank page: ${length} letters`);
  else if (!reading.hasMain) faults.push('blank page: no visible main part');
  if (reading.sideways !== null)
    faults.push(`scrolls sideways by ${reading.sideways.by} px: ${reading.sideways.widest}`);
  for (const overlap of reading.overlaps) faults.push(`text over text: ${overlap}`);
  for (const text of reading.texts)
    for (const [what, pattern] of codeWords)
      if (pattern.test(reading.isOffice ? withoutNames(text) : text))
        faults.push(`code in a text: ${what} in „${text.slice(0, 120)}“`);
  return faults;
}
