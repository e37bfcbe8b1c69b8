import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loosen, strengthOf, strengths, strongestFirst } from './strongest-parts.ts';
import type { QueryPart } from './query-part.ts';
import { understandQuery } from './understand-query.ts';

const makers = [{ key: 'wmk-musterwerkstatt', name: 'WMK Musterwerkstatt' }];
const partsOf = (query: string) => understandQuery(query, makers).parts;
const texts = (parts: readonly QueryPart[]) => parts.map(({ text }) => text);

test.each([
  ['180', 'guess'],
  ['unter 800', 'guess'],
  ['180 cm', 'measure'],
  ['180x90', 'measure'],
  ['unter 800 €', 'price'],
  ['sehr guter Zustand', 'state'],
  ['sofort verfügbar', 'state'],
  ['ausziehbar', 'word'],
  ['dänisch', 'word'],
  ['60er', 'time'],
  ['grün', 'colour'],
  ['cognac', 'colour'],
  ['Teak', 'material'],
  ['Holz', 'material'],
  ['WMK Musterwerkstatt', 'offer'],
  ['mieten', 'offer'],
  ['Vintage', 'offer'],
  ['Tisch', 'kind'],
  ['Esstisch', 'kind'],
  ['table', 'kind'],
  ['Kanapee', 'kind'],
] as const)('%s counts as %s', (query, strength) => {
  expect(partsOf(query).map((part) => strengthOf(part))).toEqual([strength]);
});

test('a mistyped name of a piece counts as what it is looked for by', () => {
  const [part] = partsOf('sidebord');
  expect(strengthOf(part!)).toBe('word');
  expect(strengthOf(part!, new Map([['sidebord', ['sideboard']]]))).toBe('kind');
});

test.each([
  ['eiche tisch 180', ['tisch', 'eiche', '180']],
  ['grünes sofa unter 800', ['sofa', 'grünes', 'unter 800']],
  ['esstisch ausziehbar rund 120', ['esstisch', 'ausziehbar', 'rund', '120']],
  ['Teakholztisch bis 180 cm 60er', ['tisch', 'Teakholz', '60er', 'bis 180 cm']],
])('%s, from what counts most', (query, order) => {
  expect(texts(strongestFirst(partsOf(query)))).toEqual(order);
});

describe('what is dropped if nothing is found', () => {
  /** Finds the pieces among these, each given by the query parts that match it. */
  const among =
    (...pieces: readonly (readonly string[])[]) =>
    async (combinations: readonly (readonly QueryPart[])[]) =>
      combinations.map((parts) =>
        pieces.some((piece) => parts.every((part) => piece.includes(nameOf(part)))),
      );
  const nameOf = ({ text, meanings, terms }: QueryPart) =>
    [text, ...meanings.map(({ kind }) => kind), ...terms.map(({ word }) => word)].join(' ');

  test.each([
    ['the weakest', 'eiche tisch 180', [['tisch tisch', 'eiche material eich']], ['180'], ['eiche', 'tisch']],
    [
      'the colour before what it is',
      'grünes sofa',
      [['sofa sofa'], ['grünes colour grun']],
      ['grünes'],
      ['sofa'],
    ],
    ['a word that nothing has', 'xyz tisch', [['tisch tisch']], ['xyz'], ['tisch']],
    ['what it is, if the shop has none', 'eiche tisch', [['eiche material eich']], ['tisch'], ['eiche']],
    ['everything', 'xyz zyx', [], ['xyz', 'zyx'], []],
    ['a number with the last word beside it', 'xyz 180', [['180 width']], ['xyz', '180'], []],
    [
      'nothing, if the number is a height',
      'regal 200',
      [['regal regal', '200 height']],
      [],
      ['regal', '200'],
    ],
    ['nothing, if the number is a word', 'stuhl 214', [['stuhl stuhl', '214 214']], [], ['stuhl', '214']],
  ])('%s', async (_, query, pieces, dropped, kept) => {
    const loosened = await loosen(partsOf(query), among(...pieces));
    expect({ dropped: texts(loosened.dropped), kept: texts(loosened.kept) }).toEqual({ dropped, kept });
  });

  const words = ['tisch', 'eiche', 'grün', '60er', 'ausziehbar', 'unter 800 €', '180 cm', 'mieten'] as const;

  test('the kept parts find something, and no dropped part could have stayed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }),
        fc.array(fc.subarray([...words]), { maxLength: 6 }),
        async (typed, shop) => {
          const pieces = shop.map((has) => partsOf(has.join(' ')).map(nameOf));
          const finds = among(...pieces);
          const parts = partsOf(typed.join(' '));
          const { kept, dropped } = await loosen(parts, finds);
          expect(new Set([...texts(kept), ...texts(dropped)])).toEqual(new Set(texts(parts)));
          const [anyPart, all] = [await finds(parts.map((part) => [part])), await finds([parts])];
          expect(kept.length > 0).toBe(anyPart.includes(true));
          if (all[0]) expect(dropped).toEqual([]);
          if (kept.length > 0) expect(await finds([kept])).toEqual([true]);
          for (const part of dropped) {
            const isAtLeastAsStrong = (other: QueryPart) =>
              strengths.indexOf(strengthOf(other)) >= strengths.indexOf(strengthOf(part));
            expect(
              await finds([
                [...kept, part],
                [...kept.filter(isAtLeastAsStrong), part],
              ]),
            ).toEqual([false, false]);
          }
        },
      ),
    );
  });
});
