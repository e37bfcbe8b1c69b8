import { describe, expect, test } from 'vitest';
import { swipeMeaning, zoomStep, type ZoomEvent, type ZoomState } from './zoom-state.browser.ts';

describe('the states of the zoom (spec 4.6)', () => {
  test.each<[string, ZoomEvent[], ZoomState]>([
    ['opens', ['open'], 'loading'],
    ['shows', ['open', 'arrived'], 'loaded'],
    ['closes', ['open', 'arrived', 'close'], 'unloading'],
    ['and is back', ['open', 'arrived', 'close', 'gone'], 'unloaded'],
    ['closes while it loads', ['open', 'close'], 'unloading'],
    ['what arrives too late changes nothing', ['open', 'close', 'arrived'], 'unloading'],
    ['nor does it after all', ['open', 'close', 'gone', 'arrived'], 'unloaded'],
    ['another picture loads as well', ['open', 'arrived', 'open'], 'loading'],
    ['opens again while it closes', ['open', 'arrived', 'close', 'open'], 'loading'],
    ['closing what is closed is nothing', ['close', 'gone'], 'unloaded'],
  ])('%s', (_, events, expected) => {
    expect(events.reduce(zoomStep, 'unloaded' as ZoomState)).toBe(expected);
  });
});

test.each<[number, number, ReturnType<typeof swipeMeaning>]>([
  [0, 10, null],
  [0, 11, 'close'],
  [0, -11, 'close'],
  [8, 11, 'close'],
  [40, 5, null],
  [41, 5, 'previous'],
  [-41, 5, 'next'],
  [-60, 12, 'next'],
])('a swipe by %i, %i means %s', (dx, dy, meaning) => {
  expect(swipeMeaning(dx, dy)).toBe(meaning);
});
