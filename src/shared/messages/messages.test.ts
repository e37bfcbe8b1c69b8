import { expect, test } from 'vitest';
import { confirmations } from './de/confirmations.ts';
import { fields } from './de/fields.ts';
import { imports } from './de/imports.ts';
import { german } from './de/messages.ts';
import { office } from './de/office.ts';
import { pieces } from './de/pieces.ts';
import { refusals } from './de/refusals.ts';
import { english } from './en/messages.ts';

/** That both languages have the same codes is checked by their types. */
const plain = Object.entries(german).flatMap(([code, sentence]) =>
  typeof sentence === 'string' ? [[code, sentence, english[code as keyof typeof english]] as const] : [],
);

test('no part of the catalogue has a code of another part', () => {
  const parts = [refusals, fields, confirmations, imports, office, pieces];
  const codes = parts.flatMap((part) => Object.keys(part));
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(codes).toHaveLength(Object.keys(german).length);
});

/** '52,5163' and '10.000' in German are '52.5163' and '10,000' in English. */
const numbersIn = (text: string): readonly string[] =>
  text.replace(/(?<=\d)[.,](?=\d)/g, '').match(/\d+/g) ?? [];

test.each(plain)('%s has the same numbers in both languages', (_code, de, en) => {
  expect(typeof en).toBe('string');
  expect(numbersIn(en as string)).toEqual(numbersIn(de));
});

test.each([german, english])('no sentence is empty, or has spaces around it', (catalogue) => {
  const odd = Object.entries(catalogue).filter(
    ([, sentence]) => typeof sentence === 'string' && (sentence.trim() !== sentence || sentence.length < 5),
  );
  expect(odd).toEqual([]);
});
