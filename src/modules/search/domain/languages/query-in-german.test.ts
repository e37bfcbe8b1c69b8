import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../shared/text/language.ts';
import { understandQuery } from '../understand-query.ts';
import { queryInGerman } from './query-in-german.ts';

test.each([
  ['en', 'green velvet armchair', 'grün samt sessel'],
  ['en', 'coffee tables from the 60s', 'couchtisch from 60er'],
  ['es', 'mesa de comedor de teca', 'esstisch  teak'],
  ['es', 'sofás rojos por menos de 800 euros', 'sofa rot unter 800 euro'],
  ['fr', 'Fauteuils d’époque en cuir', 'sessel ’époque  leder'],
  ['fr', 'TABLE BASSE', 'couchtisch'],
  ['it', 'sedie anni ’70', 'stuhl 70er'],
  ['it', 'credenze rotonde', 'sideboard rund'],
  ['de', 'Esstisch de teca', 'Esstisch de teca'],
  ['es', 'Thonet 214', 'Thonet 214'],
  ['es', 'aparadro', 'sideboard'],
] as const)('in %s: %s', (language, query, german) => {
  expect(queryInGerman(language, query).text).toBe(german);
});

describe('what is shown of a query is what was typed', () => {
  test('chips, what remains without them, and the words themselves', () => {
    const { understood, parts } = understandQuery('sofá verde de cuero por menos de 800 euros', [], 'es');
    expect(parts.map(({ text }) => text)).toEqual(['sofá', 'verde', 'cuero', 'por menos de 800 euros']);
    expect(understood.map(({ queryWithout }) => queryWithout)).toEqual([
      'sofá de cuero por menos de 800 euros',
      'sofá verde de por menos de 800 euros',
      'sofá verde de cuero',
    ]);
  });

  test('a shade is named as it was typed, and so is what is not wanted', () => {
    const meanings = (query: string) =>
      understandQuery(query, [], 'fr').understood.map(({ meaning }) => meaning);
    expect(meanings('canapé sans cuir')).toEqual([{ kind: 'without', word: 'cuir' }]);
    expect(meanings('canapé vert')).toEqual([{ kind: 'colour', colour: 'gruen', word: '' }]);
  });
});

test('any part of the German query is a part of the typed one', () => {
  const word = fc.constantFrom(
    'mesa',
    'de',
    'comedor',
    'teca',
    'sofá',
    'años',
    '60',
    'table',
    'basse',
    'tavolo',
    'xyz',
    '180',
    'cm',
    '’',
  );
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(word, { maxLength: 8 }), (language, words) => {
      const query = words.join(' ');
      const { text, typedAt } = queryInGerman(language, query);
      for (const [part] of [...text.matchAll(/\S+/g)].map((match) => [match] as const)) {
        const { start, end } = typedAt({ start: part.index, end: part.index + part[0].length });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(query.length);
        expect(end).toBeGreaterThanOrEqual(start);
      }
    }),
  );
});
