import { expect, test } from 'vitest';
import { inFigures } from './worded-numbers.ts';

test.each([
  ['Tisch unter zweihundert Euro', 'Tisch unter 200 Euro'],
  ['sessel bis hundert euro', 'sessel bis 100 euro'],
  ['Sofa unter tausendzweihundert Euro', 'Sofa unter 1200 Euro'],
  ['Sofa unter zwölfhundert €', 'Sofa unter 1200 €'],
  ['Sideboard bis zweitausendfünfhundert Euro', 'Sideboard bis 2500 Euro'],
  ['Lampe für fünfundsiebzig Euro', 'Lampe für 75 Euro'],
  ['Regal bis eintausend', 'Regal bis 1000'],
  ['Tisch hundertachtzig cm', 'Tisch 180 cm'],
  ['chair under two hundred and fifty euros', 'chair under 250 euros'],
  ['sofa up to one thousand two hundred euro', 'sofa up to 1200 euro'],
  ['mesa menos de doscientos cincuenta euros', 'mesa menos de 250 euros'],
  ['sofá hasta mil quinientos euros', 'sofá hasta 1500 euros'],
])('%s', (query, figures) => {
  expect(inFigures(query)).toBe(figures);
});

test.each([
  'Tisch für acht Personen',
  'Tisch bis sechs Personen',
  'Tisch bis zwanzig Personen',
  'vier Stühle',
  'Dreisitzer',
  'Schreibtisch fünfziger Jahre',
  'Tisch unter zwei Euro',
  'Achteckiger Spiegel',
  'Hundertwasser',
  'unter dem Tisch',
])('%s stays as it is', (query) => {
  expect(inFigures(query)).toBe(query);
});

test('a long row of them is read as fast as any text', () => {
  const started = performance.now();
  inFigures(`unter ${'fünfzehn'.repeat(200)}x`);
  expect(performance.now() - started).toBeLessThan(200);
});
