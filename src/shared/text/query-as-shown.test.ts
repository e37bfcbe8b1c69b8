import { expect, test } from 'vitest';
import { queryAsShown } from './query-as-shown.ts';

test.each([
  ['sofa', 'sofa'],
  ['„sofa“', 'sofa'],
  ['"rotes sofa"', 'rotes sofa'],
  ['« canapé rouge »', 'canapé rouge'],
  ['‘sofa’', 'sofa'],
  ['„„sofa““', 'sofa'],
  ['„rotes“ sofa', 'rotes sofa'],
  ['sofa “rot” oder "blau"', 'sofa rot oder blau'],
  ['ｓｏｆａ １２０', 'sofa 120'],
  ['＂ｓｏｆａ＂', 'sofa'],
  // No quotes, and no pair of them.
  ['tisch 24" x 36"', 'tisch 24" x 36"'],
  ["rock d'or", "rock d'or"],
  ['lampe l’oiseau', 'lampe l’oiseau'],
  ['"sofa', '"sofa'],
  ['"', '"'],
  ['2 m²', '2 m²'],
])('%j is shown as %j', (query, shown) => {
  expect(queryAsShown(query)).toBe(shown);
});
