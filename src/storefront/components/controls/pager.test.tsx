import { expect, test } from 'vitest';
import { pagesToOffer } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 26, [1, 2, 26]],
  [4, 26, [1, 2, 3, 4, 5, 26]],
  [5, 26, [1, 4, 5, 6, 26]],
  [23, 26, [1, 22, 23, 24, 25, 26]],
  [26, 26, [1, 25, 26]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
])('on page %i of %i', (page, totalPages, offered) => {
  expect(pagesToOffer(page, totalPages)).toEqual(offered);
});

test('each page leads to the one before and after it, and a gap hides two pages or more', () => {
  for (let total = 1; total <= 30; total += 1) {
    for (let page = 1; page <= total; page += 1) {
      const offered = pagesToOffer(page, total);
      expect(offered).toEqual(offered.toSorted((one, other) => one - other));
      for (const near of [1, page - 1, page, page + 1, total]) {
        if (near >= 1 && near <= total) expect(offered).toContain(near);
      }
      for (const [index, number] of offered.entries()) {
        if (index > 0) expect(number - offered[index - 1]!).not.toBe(2);
      }
    }
  }
});
