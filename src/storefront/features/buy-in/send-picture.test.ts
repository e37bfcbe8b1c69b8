import { expect, test } from 'vitest';
import { fitInto } from './send-picture.browser.ts';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1800, height: 2400 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 100_000, height: 1 },
    { width: 2400, height: 1 },
  ],
])('%o becomes %o', (size, expected) => {
  expect(fitInto(size, 2400)).toEqual(expected);
});
