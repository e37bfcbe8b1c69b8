import { expect, test } from 'vitest';
import { audit } from '../texts/audit.ts';
import { changesOf } from './screens.tsx';

test.each([
  ['orders', { state: 'accepted' }, { state: 'cancelled' }, ['Stand: Angenommen → Storniert']],
  ['orders', null, { amountCents: 136_500 }, ['Betrag: – → 1.365,00\u00a0€']],
  ['staff', { role: 'office', active: true }, { role: 'content', active: false }, staffChanges()],
  ['pieces', { weightGrams: 4500 }, { weightGrams: null }, ['Gewicht: 4,5\u00a0kg → –']],
  [
    'orders',
    { lines: [{ state: 'prepared', position: 0 }] },
    { lines: [{ state: 'handed-over', position: 0 }] },
    ['Positionen: Position 1: Bereit → Position 1: Übergeben'],
  ],
  ['orders', null, { owedCents: 87_500, blocked: true, position: 0 }, takenBack()],
  ['orders', { payment: 'open' }, { payment: 'received', receivedOn: '2026-06-15' }, paid()],
  ['declarations', null, { handledBy: 'Ada Muster' }, ['Bearbeitet von: – → Ada Muster']],
  [
    'shipping-rates',
    { areaFees: { berlin: 4500, potsdam: 6000 } },
    { areaFees: { berlin: 4500, potsdam: 6150 } },
    [`Eigene Lieferung: ${fees('60,00')} → ${fees('61,50')}`],
  ],
  ['company', { openingHours: hours('18:00') }, { openingHours: hours('19:30') }, longer()],
  ['page-texts', { version: 1 }, { version: 2 }, ['Fassung: 1 → 2']],
  ['pieces', null, { title: 'Sessel', era: null, texts: { a: null, b: [] } }, ['Titel: – → Sessel']],
  [
    'pieces',
    null,
    {
      texts: {
        storyShop:
          '<p>Über 1000 Stücke &amp; mehr,<br>alle <a href="/shop">da</a>.</p><ul><li>Tisch</li></ul>',
      },
    },
    [`Texte: – → Geschichte des Stücks: Über 1000 Stücke & mehr, alle da. Tisch`],
  ],
  ['pieces', null, { title: 'Tisch < 80 cm > 2' }, ['Titel: – → Tisch < 80 cm > 2']],
  [
    'pieces',
    { variants: [] },
    { variants: [{ name: 'Grün & <b>', stock: 1 }] },
    ['Varianten: – → Name: Grün & <b>, Bestand: 1'],
  ],
  ['pieces', null, { unitId: '662', reason: 'Werkstatt' }, ['Grund: – → Werkstatt']],
  [
    'login-rules',
    { needPasswordAboveCents: 50_000 },
    { needPasswordAboveCents: 20_000 },
    ['Ohne Passwort am Tag höchstens: 500,00\u00a0€ → 200,00\u00a0€'],
  ],
  ['customers', null, null, []],
])('a change at %s is described in the words of the screens', (entity, before, after, said) => {
  expect(changesOf({ entity, before, after })).toEqual(said);
});

function staffChanges() {
  return ['Rolle: Büro → Texte und Sortiment', 'Zugang: ja → nein'];
}

function takenBack() {
  return ['Zurückzuzahlen: – → 875,00\u00a0€', 'Für den Shop gesperrt: – → ja', 'Platz: – → 1'];
}
function paid() {
  return ['Zahlung: Offen → Bezahlt', 'Eingegangen am: – → 15.06.2026'];
}
function fees(potsdam: string) {
  return `Übriges Berlin: 45,00\u00a0€, Potsdam: ${potsdam}\u00a0€`;
}
function hours(closes: string) {
  return [{ days: ['Mo', 'Tu'], opens: '10:00', closes }];
}
function longer() {
  const until = (end: string) => `Tage: Mo, Di, Von: 10:00, Bis: ${end}`;
  return [`Öffnungszeiten: ${until('18:00')} → ${until('19:30')}`];
}

test('no field, action or thing of the log is left in code words', () => {
  for (const words of [audit.fields, audit.actions, audit.entities]) {
    for (const [code, word] of Object.entries(words)) {
      expect(word, code).not.toBe('');
      expect(word.includes('_') || /[a-z][A-Z]/.test(word.replace(/IdNr|LUCID/g, '')), word).toBe(false);
    }
  }
});

test('a long text is shortened', () => {
  const [change = ''] = changesOf({
    entity: 'page-texts',
    before: null,
    after: { html: 'Wort '.repeat(200) },
  });
  expect(change.length).toBeLessThan(260);
  expect(change).toMatch(/ …$/);
});
