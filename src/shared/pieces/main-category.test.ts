import { expect, test } from 'vitest';
import { keptMainCategory, mainFirst, type CategoryOfPiece } from './main-category.ts';

const category = (id: string, place: readonly number[] | null, isCampaign = false): CategoryOfPiece => ({
  id,
  place,
  isCampaign,
});
const sofas = category('sofas', [0, 1]);
const chairs = category('chairs', [2, 0]);
const donations = category('donations', [3, 6], true);
const lounge = category('a-lounge', [4, 3]);
const attic = category('attic', null);
const another = category('another', null);

test.each<[string, readonly CategoryOfPiece[], string | null, readonly string[]]>([
  [
    'the chosen one, wherever the menu has it',
    [sofas, chairs, lounge],
    'a-lounge',
    ['a-lounge', 'sofas', 'chairs'],
  ],
  ['the chosen one that the menu does not name', [sofas, attic], 'attic', ['attic', 'sofas']],
  ['a campaign, if it is chosen', [sofas, donations], 'donations', ['donations', 'sofas']],
  ['without a choice, the first room of the menu', [lounge, sofas], null, ['sofas', 'a-lounge']],
  ['in a room, its first category', [category('b', [0, 2]), category('c', [0, 1])], null, ['c', 'b']],
  [
    'not the chosen one any more, once the piece is not in it',
    [lounge, chairs],
    'sofas',
    ['chairs', 'a-lounge'],
  ],
  ['of the menu before any outside it', [attic, lounge], null, ['a-lounge', 'attic']],
  ['outside the menu, the first by its address', [attic, another], null, ['another', 'attic']],
  ['no campaign before what says what it is', [donations, lounge], null, ['a-lounge', 'donations']],
  ['not even before one outside the menu', [donations, attic], null, ['attic', 'donations']],
  ['the campaign, if there is nothing else', [donations], null, ['donations']],
  ['none', [], 'sofas', []],
])('a piece stands under: %s', (_name, categories, chosen, expected) => {
  for (const given of [categories, categories.toReversed()]) {
    expect(mainFirst(given, chosen).map(({ id }) => id)).toEqual(expected);
  }
});

test.each<[string, string | null, string | null, readonly string[], string | null]>([
  ['is kept', 'sofas', 'sofas', ['sofas', 'lounge'], 'sofas'],
  ['falls away with its category', 'sofas', 'sofas', ['lounge'], null],
  ['is left to the menu', 'sofas', null, ['sofas'], null],
  ['may be another one', 'sofas', 'lounge', ['sofas', 'lounge'], 'lounge'],
  ['that is new and none of the piece stays, to be refused', 'sofas', 'chairs', ['sofas'], 'chairs'],
  ['of a new piece too', null, 'chairs', ['sofas'], 'chairs'],
  ['may be missing before and after', null, null, [], null],
])('a main category %s', (_name, before, mainCategoryId, categoryIds, expected) => {
  expect(keptMainCategory(before, { mainCategoryId, categoryIds })).toBe(expected);
});
