import { expect, test } from 'vitest';
import type { GoodsText, GoodsTextState } from '../../../shared/pieces/goods-texts.ts';
import { fieldsToTranslate, firstBatch } from './what-to-translate.ts';

const text = (
  title: string | null,
  html: string | null = null,
  condition: string | null = null,
): GoodsText => ({
  title,
  descriptionHtml: html,
  conditionText: condition,
});

test.each<
  [why: string, own: GoodsText, state: GoodsTextState, made: boolean, missing: string[], renewed: string[]]
>([
  [
    'nothing is written',
    text(null),
    'missing',
    false,
    ['title', 'descriptionHtml'],
    ['title', 'descriptionHtml'],
  ],
  ['the facts make a title', text(null), 'missing', true, ['descriptionHtml'], ['descriptionHtml']],
  ['the title is written', text('Mesa'), 'incomplete', true, ['descriptionHtml'], ['descriptionHtml']],
  ['all is written', text('Mesa', '<p>G.</p>'), 'current', true, [], []],
  ['a title is made beside a description', text(null, '<p>G.</p>'), 'current', true, [], []],
  ['no title can be made', text(null, '<p>G.</p>'), 'current', false, ['title'], ['title']],
  ['the German has changed', text('Mesa', '<p>G.</p>'), 'outdated', true, [], ['title', 'descriptionHtml']],
  [
    'it has, and the rest was never written',
    text('Mesa'),
    'outdated',
    true,
    [],
    ['title', 'descriptionHtml'],
  ],
  ['it has, below a made title', text(null, '<p>G.</p>'), 'outdated', true, [], ['descriptionHtml']],
])('what is translated when %s', (_, own, state, hasMadeTitle, missing, renewed) => {
  const goods = { german: text('Tisch', '<p>Groß.</p>'), own, state, hasMadeTitle };
  expect(fieldsToTranslate(goods, false)).toEqual(missing);
  expect(fieldsToTranslate(goods, true)).toEqual(renewed);
});

test('a batch ends where it would be too long, and is never empty', () => {
  const goods = (...lengths: number[]) => lengths.map((length) => ({ texts: ['x'.repeat(length)] }));
  const sizes = (...lengths: number[]) => firstBatch(goods(...lengths)).length;
  expect(sizes()).toBe(0);
  expect(sizes(2_000, 900, 200)).toBe(2);
  expect(sizes(20_000, 1)).toBe(1);
  expect(sizes(...Array.from({ length: 50 }, () => 1))).toBe(20);
});
