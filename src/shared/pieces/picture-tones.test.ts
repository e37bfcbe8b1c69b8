import { expect, it } from 'vitest';
import { nearestTone } from './picture-tones.ts';

it.each([
  ['#c8c8c8', '#c8c8c8'],
  ['#d7d5cd', '#dcd6cc'],
  ['#2f5b46', '#385848'],
  ['#000000', '#282420'],
])('%s is shown as %s', (colour, tone) => {
  expect(nearestTone(colour)).toBe(tone);
});
