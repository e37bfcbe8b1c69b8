import { expect, test } from 'vitest';
import { fittingTitle } from './document.ts';

const long = 'Deutscher Freischwinger aus verchromtem Stahlrohr mit Sitz und Lehne aus Wiener Geflecht';
const head = (title: string, canonical: string | null = null) => ({ title, description: '', canonical });

test.each([
  ['Sessel', 'Sessel – WMK'],
  ['x'.repeat(64), `${'x'.repeat(64)} – WMK`],
  [long, 'Deutscher Freischwinger aus verchromtem Stahlrohr mit Sitz und … – WMK'],
  [
    'Kleine Kommode aus Eiche mit drei senfgelb lackierten Schub, 1960er',
    'Kleine Kommode aus Eiche mit drei senfgelb lackierten Schub … – WMK',
  ],
])('%s becomes %s', (title, fitting) => {
  expect(fittingTitle(head(title), 'WMK')).toBe(fitting);
  expect(fitting.length).toBeLessThanOrEqual(70);
});

test('the home page begins with the name of the shop', () => {
  expect(fittingTitle(head('Möbel aus Berlin', '/'), 'Möbel – und mehr')).toBe(
    'Möbel – und mehr – Möbel aus Berlin',
  );
});

test('a long name of the shop leaves the page some of its own', () => {
  const shop = 'Möbelwerkstättengemeinschaft Kreuzberg und Neukölln Süd';
  expect(fittingTitle(head('Kontakt'), shop)).toBe(`Kontakt – ${shop}`);
  expect(fittingTitle(head(long), shop)).toBe(`Deutscher Freischwinger aus … – ${shop}`);
});
