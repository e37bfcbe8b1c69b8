import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test.each([
  ['orders', { state: 'accepted' }, { state: 'cancelled' }, ['Stand: Angenommen → Storniert']],
  ['orders', null, { amountCents: 136_500 }, ['Betrag: – → 1.365,00\u00a0€']],
  ['staff', { role: 'office', active: true }, { role: 'content', active: false }, staffChanges()],
  ['pieces', { weightGrams: 5 }, { weightGrams: null }, ['Gewicht in Gramm: 5 → –']],
  ['pieces', null, { title: 'Sessel', era: null, texts: { a: null, b: [] } }, ['Titel: – → Sessel']],
  ['customers', null, null, []],
])('what changed at %s is said in the words of the screens', (entity, before, after, said) => {
  expect(changesOf({ entity, before, after })).toEqual(said);
});

function staffChanges() {
  return ['Rolle: Büro → Texte und Sortiment', 'Zugang: ja → nein'];
}
