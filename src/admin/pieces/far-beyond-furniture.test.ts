import { expect, test } from 'vitest';
import { farBeyondFurniture } from './far-beyond-furniture.ts';

const chair = {
  dimensions: { widthMm: 480, heightMm: 820, depthMm: 510, diameterMm: null },
  weightGrams: 5_600,
};

test.each([
  ['a chair', undefined, chair, []],
  ['a table for twelve', undefined, { dimensions: { widthMm: 5_000 }, weightGrams: 300_000 }, []],
  ['a chair of more than a ton', undefined, { ...chair, weightGrams: 1_250_000 }, ['Gewicht 1.250\u00a0kg']],
  [
    'millimetres typed as centimetres',
    chair,
    { ...chair, dimensions: { widthMm: 4_800, heightMm: 8_200, depthMm: 5_100, diameterMm: 6_000 } },
    ['Höhe 820\u00a0cm', 'Tiefe 510\u00a0cm', 'Durchmesser 600\u00a0cm'],
  ],
  ['what was saved so', { weightGrams: 400_000 }, { weightGrams: 400_000 }, []],
  ['text that is no number yet', undefined, { dimensions: null, weightGrams: '1,250 t' }, []],
])('%s', (_name, before, after, asked) => {
  expect(farBeyondFurniture(before, after)).toEqual(asked);
});
