import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { nounOf, vintageTitle } from './titles.ts';

const titleOf = (what: string, seed: string) => {
  const size = [120, 40, 45] as const;
  const model = { what, size, materials: [], colour: null, pictures: [], id: null, series: null };
  const origin = {
    country: 'Tschechoslowakei',
    where: 'in der Tschechoslowakei',
    adjective: 'tschechoslowakisch',
  };
  const made = { origin, decade: 1960 };
  return vintageTitle(model, nounOf(model, 'Bank'), size, false, made, createRandom(7, seed));
};

test('a long description that names its material only after „mit“ does without what the piece stands on', () => {
  const long =
    'Polsterbank mit geknöpftem Sitz aus ochsenblutrotem Leder auf Beinen aus schwarz gebeizter Esche';
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const title = titleOf(long, seed);
    expect(title).toMatch(/^(\w+ )?(Mid-Century-)?Polsterbank mit geknöpftem Sitz aus ochsenblutrotem Leder/);
    expect(title.length).toBeLessThanOrEqual(120);
  }
});

test('a short description keeps its material in every form', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    expect(titleOf('Bank aus Teak mit Armlehnen', seed)).toContain('Bank aus Teak');
  }
});
