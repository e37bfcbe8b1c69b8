import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('a limited number run at once, in order of arrival; one too many is turned away', async () => {
  const queue = new FairQueue(2, 2);
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
  const all = [1, 2, 3, 4, 5].map((number) => queue.take(work(number)));
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
  const queue = new FairQueue(1, 1);
  await expect(queue.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.take(() => Promise.resolve('next'))).toBe('next');
});

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

describe('between askers', () => {
  test('turns go round: one thing comes before the second of ten', async () => {
    const queue = new FairQueue(1, 20);
    const { begun, work, finishAll } = workshop();
    const all = [
      ...Array.from({ length: 5 }, (_, index) => queue.take(work(`flood ${index}`), 'flood')),
      queue.take(work('a visitor'), 'visitor'),
    ];
    await finishAll();
    await Promise.all(all);
    expect(begun).toEqual(['flood 0', 'flood 1', 'a visitor', 'flood 2', 'flood 3', 'flood 4']);
  });

  test('if all places are taken, the client with the most gives one up', async () => {
    const queue = new FairQueue(1, 3);
    const { begun, work, finishAll } = workshop();
    const flood = Array.from({ length: 6 }, (_, index) => queue.take(work(`flood ${index}`), 'flood'));
    expect(queue.isFull('flood')).toBe(true);
    expect(queue.isFull('visitor')).toBe(false);
    const visitor = queue.take(work('a visitor'), 'visitor');
    await finishAll();
    expect(await visitor).toBe('a visitor');
    expect(await Promise.all(flood)).toEqual(['flood 0', 'flood 1', 'flood 2', null, null, null]);
    expect(begun).toEqual(['flood 0', 'flood 1', 'a visitor', 'flood 2']);
  });

  test('clients with equally many do not displace each other', async () => {
    const queue = new FairQueue(1, 2);
    const { work, finishAll } = workshop();
    const all = ['a', 'b', 'c', 'd'].map((by) => queue.take(work(by), by));
    expect(await all[3]).toBeNull();
    await finishAll();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', null]);
  });

  test('one alone has not all turns where each may only have some', async () => {
    const queue = new FairQueue(3, 10, 2);
    const { begun, work, finishAll } = workshop();
    const all = ['slow', 'slow', 'slow', 'other'].map((by) => queue.take(work(by), by));
    await new Promise(setImmediate);
    expect(begun).toEqual(['slow', 'slow', 'other']);
    await finishAll();
    expect(await Promise.all(all)).toEqual(['slow', 'slow', 'slow', 'other']);
  });
});

describe('between clients whose shares are known', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const lots = () => 4_000;
  const none = () => -100;

  /** A single place, tasks that end when told to, and the order in which they began. */
  function place(keptFreeMs: number) {
    const queue = new FairQueue(1, 20, 1, keptFreeMs);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (by: string, left: () => number) =>
      void queue.begin(by, left).then((end) => {
        begun.push(by);
        if (end !== null) ends.push(end);
      });
    const endOne = async () => {
      ends.shift()?.();
      await passed(0);
    };
    return { begun, ask, endOne };
  }

  test('the network with more time left goes first, although others came before', async () => {
    const { begun, ask, endOne } = place(0);
    ['flood', 'flood', 'flood'].forEach((by) => ask(by, none));
    ask('visitor', lots);
    ask('visitor', lots);
    await passed(0);
    for (let ended = 0; ended < 4; ended += 1) await endOne();
    expect(begun).toEqual(['flood', 'visitor', 'visitor', 'flood', 'flood']);
  });

  test('waiting makes up for a used share', async () => {
    const { begun, ask, endOne } = place(0);
    ask('visitor', lots);
    ask('flood', none);
    await passed(4_200);
    ask('visitor', lots);
    await endOne();
    expect(begun).toEqual(['visitor', 'flood']);
  });

  test('nothing of a flood gets in between two tasks of a visitor in a row', async () => {
    const { begun, ask, endOne } = place(3);
    ask('visitor', lots);
    await passed(0);
    ask('flood', none);
    await endOne();
    ask('flood', none);
    await passed(2);
    ask('visitor', lots);
    await passed(0);
    expect(begun).toEqual(['visitor', 'visitor']);
    await endOne();
    await passed(3);
    expect(begun).toEqual(['visitor', 'visitor', 'flood']);
  });

  test('the place is kept for nobody while somebody of about the same share waits', async () => {
    const { begun, ask, endOne } = place(3);
    ask('visitor', lots);
    ask('another', () => 3_800);
    await passed(0);
    await endOne();
    expect(begun).toEqual(['visitor', 'another']);
  });
});
