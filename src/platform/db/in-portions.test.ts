import { expect, test } from 'vitest';
import { inPortions } from './in-portions.ts';

const after =
  (numbers: readonly number[]) =>
  async (last = 0) =>
    numbers.filter((number) => number > last).slice(0, 2);

test.each([
  [[], [[]]],
  [[1], [[1]]],
  [
    [1, 2],
    [[1, 2], []],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j', async (numbers, portions) => {
  const seen: (readonly number[])[] = [];
  for await (const portion of inPortions(2, after(numbers))) seen.push(portion);
  expect(seen).toEqual(portions);
});

test('no further portion is begun once it is to end', async () => {
  const ending = new AbortController();
  const seen: number[] = [];
  for await (const portion of inPortions(2, after([1, 2, 3, 4, 5]), ending.signal)) {
    seen.push(...portion);
    ending.abort();
  }
  expect(seen).toEqual([1, 2]);
});
