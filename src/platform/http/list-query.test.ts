import { expect, test } from 'vitest';
import { longestTitle } from '../../shared/limits.ts';
import { listQuery } from './list-query.ts';

const searched = (q: string) => listQuery(['id'], {}).parse({ q }).q;
const title = 'ä'.repeat(longestTitle);

test.each([
  [' Sessel ', 'Sessel'],
  ['   ', undefined],
  ['Ada ada@Müller.de', 'Ada ada@xn--mller-kva.de'],
  ['Stuhl @ Müller', 'Stuhl @ Müller'],
  [title, title],
  [`${title} und mehr, als ein Titel haben darf`, title],
  [`${'a'.repeat(longestTitle - 1)} b`, 'a'.repeat(longestTitle - 1)],
  ['🪑'.repeat(longestTitle + 1), '🪑'.repeat(longestTitle)],
])('the search %j looks for %j', (typed, q) => {
  expect(searched(typed)).toBe(q);
});
