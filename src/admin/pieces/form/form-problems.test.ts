import { expect, test } from 'vitest';
import { fieldName } from './form-problems.tsx';

test.each([
  ['pictures.1.alt', 'Bild 2'],
  ['pictures', 'Bilder'],
  ['variants.0.name', 'Variante 1'],
  ['variants.2.stock', 'Variante 3, Stückzahl'],
  ['categoryIds', 'Kategorien'],
  ['somethingElse', null],
])('%s is called „%s“', (path, name) => {
  expect(fieldName(path)).toBe(name);
});
