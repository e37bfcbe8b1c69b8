import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('a limited number run at once, in order of arrival; one too many is turned away', async () => {
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

describe('between askers', () => {
  /** Work that ends when told to, and the order in which it began. */
  function workshop() {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    };
    const finishAll = async () => {
      for (let next = finish.shift(); next !== undefined; next = finish.shift()) {
        next();
        await new Promise(setImmediate);
      }
    };
    return { begun, work, finishAll };
  }

  test('turns go round: one thing comes before the second of ten', async () => {
    const turns = new Turns(1, 20);
    const { begun, work, finishAll } = workshop();
    const all = [
      ...Array.from({ length: 5 }, (_, index) => turns.take(work(`flood ${index}`), 'flood')),
      turns.take(work('a visitor'), 'visitor'),
    ];
    await finishAll();
    await Promise.all(all);
    expect(begun).toEqual(['flood 0', 'flood 1', 'a visitor', 'flood 2', 'flood 3', 'flood 4']);
  });

  test('if all places are taken, the asker with the most gives one up', async () => {
    const turns = new Turns(1, 3);
    const { begun, work, finishAll } = workshop();
    const flood = Array.from({ length: 6 }, (_, index) => turns.take(work(`flood ${index}`), 'flood'));
    expect(turns.isFull('flood')).toBe(true);
    expect(turns.isFull('visitor')).toBe(false);
    const visitor = turns.take(work('a visitor'), 'visitor');
    await finishAll();
    expect(await visitor).toBe('a visitor');
    expect(await Promise.all(flood)).toEqual(['flood 0', 'flood 1', 'flood 2', null, null, null]);
    expect(begun).toEqual(['flood 0', 'flood 1', 'a visitor', 'flood 2']);
  });

  test('askers with equally many do not displace each other', async () => {
    const turns = new Turns(1, 2);
    const { work, finishAll } = workshop();
    const all = ['a', 'b', 'c', 'd'].map((by) => turns.take(work(by), by));
    expect(await all[3]).toBeNull();
    await finishAll();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', null]);
  });

  test('one alone has not all turns where each may only have some', async () => {
    const turns = new Turns(3, 10, 2);
    const { begun, work, finishAll } = workshop();
    const all = ['slow', 'slow', 'slow', 'other'].map((by) => turns.take(work(by), by));
    await new Promise(setImmediate);
    expect(begun).toEqual(['slow', 'slow', 'other']);
    await finishAll();
    expect(await Promise.all(all)).toEqual(['slow', 'slow', 'slow', 'other']);
  });
});
