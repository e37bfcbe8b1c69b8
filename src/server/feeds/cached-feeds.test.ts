import { expect, test, vi } from 'vitest';
import { KeptFeeds } from './cached-feeds.ts';

test('a figure that fails late, after all was forgotten, does not take a newer one with it', async () => {
  const feeds = new KeptFeeds(() => new Date('2028-02-29T12:00:00Z'));
  const first = Promise.withResolvers<number>();
  const older = feeds.count('pieces', () => first.promise);
  feeds.forget();
  const look = vi.fn(() => Promise.resolve(5));
  expect(await feeds.count('pieces', look)).toBe(5);
  first.reject(new Error('the database was away'));
  await expect(older).rejects.toThrow('was away');
  expect(await feeds.count('pieces', look)).toBe(5);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a figure that failed is looked up again', async () => {
  const feeds = new KeptFeeds(() => new Date('2028-02-29T12:00:00Z'));
  await expect(feeds.count('pieces', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await feeds.count('pieces', () => Promise.resolve(5))).toBe(5);
});
