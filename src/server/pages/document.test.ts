import { expect, test } from 'vitest';
import { fittingTitle } from './document.ts';

const long = 'Deutscher Freischwinger aus verchromtem Stahlrohr mit Sitz und Lehne aus Wiener Geflecht';

test.each([
  ['Sessel – WMK', 'Sessel – WMK'],
  [`${'x'.repeat(64)} – WMK`, `${'x'.repeat(64)} – WMK`],
  [`${long} – WMK`, 'Deutscher Freischwinger aus verchromtem Stahlrohr mit Sitz und … – WMK'],
  [long, 'Deutscher Freischwinger aus verchromtem Stahlrohr mit Sitz und Lehne …'],
  [
    'Kleine Kommode aus Eiche mit drei senfgelb lackierten Schub, 1960er – WMK',
    'Kleine Kommode aus Eiche mit drei senfgelb lackierten Schub … – WMK',
  ],
])('%s becomes %s', (title, fitting) => {
  expect(fittingTitle(title)).toBe(fitting);
  expect(fitting.length).toBeLessThanOrEqual(70);
});
