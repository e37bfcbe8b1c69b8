import { expect, test } from 'vitest';
import { pictureWords } from './picture-words.ts';

test.each([
  [{ alt: '' }, 'Sofa aus Cord', 'Sofa aus Cord, Bild 2'],
  [{ alt: 'von hinten' }, 'Sofa aus Cord', 'von hinten'],
  [{ alt: '', isCleared: true }, 'Sofa aus Cord', ''],
  [{ alt: '' }, ' ', ''],
])('%j of „%s“ shows „%s“', (picture, title, words) => {
  expect(pictureWords({ key: 'k', ...picture }, 1, title)).toBe(words);
});
