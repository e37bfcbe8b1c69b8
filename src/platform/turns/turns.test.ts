import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('only so many work at once, in the order they came; one too many is turned away', async () => {
  const turns = new Turns(2, 2);
  const done: number[] = [];
  let working = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = (number: number) => async () => {
    working += 1;
    most = Math.max(most, working);
    await new Promise<void>((resolve) => finish.push(resolve));
    working -= 1;
    done.push(number);
    return number;
  };
  const all = [1, 2, 3, 4, 5].map((number) => turns.take(work(number)));
  expect(await all[4]).toBeNull();
  for (let round = 0; round < 4; round += 1) {
    await new Promise(setImmediate);
    finish.shift()?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, null]);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('one that fails gives its turn back', async () => {
  const turns = new Turns(1, 1);
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(() => Promise.resolve('next'))).toBe('next');
});
