import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshCaches } from './refresh-caches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const keepers = {
    reads: { forgetFigures: vi.fn() },
    pages: { clear: vi.fn(), dropShowing: vi.fn(), renew: vi.fn() },
    feeds: { forget: vi.fn() },
  };
  return { ...keepers, heed: refreshCaches(keepers) };
}

test('whatever strangers hold and release: its own pages are dropped each time, others renewed once in two seconds', () => {
  const { heed, pages, feeds } = watched();
  for (let ms = 0; ms < 5_000; ms += 100) {
    heed(['piece:chair']);
    vi.advanceTimersByTime(100);
  }
  expect(pages.dropShowing.mock.calls).toEqual(Array(50).fill([['chair']]));
  // At 0, 2 and 4 s; and the last change is heeded at the end of its interval.
  expect(pages.renew).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(pages.renew).toHaveBeenCalledTimes(4);
  expect([pages.clear, feeds.forget].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('what staff change is seen at once, everywhere', () => {
  const { heed, reads, pages, feeds } = watched();
  for (const tags of ['*', ['piece:chair', 'content']] as const) heed(tags);
  for (const forgets of [reads.forgetFigures, pages.clear, feeds.forget]) {
    expect(forgets).toHaveBeenCalledTimes(2);
  }
});
