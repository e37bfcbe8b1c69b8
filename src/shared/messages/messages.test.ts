import { expect, test } from 'vitest';
import { confirmations } from './de/confirmations.ts';
import { fields } from './de/fields.ts';
import { importRows } from './de/import-rows.ts';
import { imports } from './de/imports.ts';
import { german } from './de/messages.ts';
import { office } from './de/office.ts';
import { pieces } from './de/pieces.ts';
import { refusals } from './de/refusals.ts';
import { vouchers } from './de/vouchers.ts';
import { english } from './en/messages.ts';
import { spanish } from './es/messages.ts';
import { french } from './fr/messages.ts';
import { italian } from './it/messages.ts';
import { limit, message, type Message, type Translated } from './message.ts';

const translations = { english, spanish, french, italian };

/** That all languages have the same codes is checked by their types. */
const plain = Object.entries(translations).flatMap(([language, catalogue]) =>
  Object.entries(german).flatMap(([code, sentence]) =>
    typeof sentence === 'string'
      ? [[code, language, sentence, catalogue[code as keyof typeof german]] as const]
      : [],
  ),
);

test('no part of the catalogue has a code of another part', () => {
  const parts = [refusals, fields, confirmations, imports, importRows, office, pieces, vouchers];
  const codes = parts.flatMap((part) => Object.keys(part));
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(codes).toHaveLength(Object.keys(german).length);
});

/** '52,5163' and '10.000' in German are '52.5163' and '10,000' in English, and '10\u202f000' in French. */
const numbersIn = (text: string): readonly string[] =>
  text.replace(/(?<=\d)[.,\u202f](?=\d)/g, '').match(/\d+/g) ?? [];

test.each(plain)('%s has the same numbers in %s', (_code, _language, original, translated) => {
  expect(typeof translated).toBe('string');
  expect(numbersIn(translated as string)).toEqual(numbersIn(original));
});

test.each([german, ...Object.values(translations)])(
  'no sentence is empty, or has spaces around it',
  (catalogue) => {
    const odd = Object.entries(catalogue).filter(
      ([, sentence]) => typeof sentence === 'string' && (sentence.trim() !== sentence || sentence.length < 5),
    );
    expect(odd).toEqual([]);
  },
);

test('what a catalogue or a schema gets wrong does not compile', () => {
  const part = { plain: 'Eins', counted: ({ most }: { readonly most: number }) => `Höchstens ${most}` };
  // @ts-expect-error a code is missing
  const lacking: Translated<typeof part> = { plain: 'One' };
  // @ts-expect-error a code that German does not have
  const odd: Translated<typeof part> = { plain: 'One', counted: 'Some', other: 'Two' };
  const counted = ({ least }: { readonly least: number }) => `At least ${least}`;
  // @ts-expect-error a fact that nobody gives
  const unknown: Translated<typeof part> = { plain: 'One', counted };
  // @ts-expect-error a sentence with facts, without them
  const without: Message = { code: 'text-too-long' };
  // @ts-expect-error a limit's sentence where there is no limit
  message('text-too-long');
  // @ts-expect-error a sentence that mentions no limit
  limit('email-invalid');
  // @ts-expect-error no code
  message('Bitte nicht');
  expect([lacking, odd, unknown, without]).toHaveLength(4);
});
