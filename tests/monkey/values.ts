import type { Chances } from './chances.ts';
import type { Control } from './find-controls.ts';

/** Valid contents of a field, by its name, label or kind. The first match counts. */
const goodValues: readonly (readonly [RegExp, readonly string[]])[] = [
  [/card|kartennummer/i, ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995']],
  [/e-?mail/i, ['ada.muster@example.org', 'jörg@bücher.example', 'o.k+test@example.org']],
  [/password|passwort/i, ['Vier alte Stühle', 'Sechs hohe Schränke']],
  [/postal|postleitzahl|plz|zip/i, ['10245', '20095', '1010']],
  [/^tel|telefon|phone/i, ['030 5550123', '+49 170 5550123']],
  [/given|vorname|first/i, ['Ada', 'Jörg-Uwe', 'Léa']],
  [/family|nachname|last/i, ['Müller-Lüdenscheidt', 'Ng', 'O’Brien']],
  [/street|straße|address/i, ['Boxhagener Straße 1', 'Am Treptower Park 28–30']],
  [/city|\bort\b|stadt/i, ['Berlin', 'Görlitz']],
  [/url|adresse der seite|link/i, ['https://example.org/', '/categories/vintage']],
  [/preis|price|€|betrag|amount|cent/i, ['1.234,50', '99', '12,5', '0', '1250']],
  [/^date|datum|date$/i, ['2026-12-24', '2027-02-28']],
  [
    /number|anzahl|menge|breite|höhe|tiefe|prozent|width|height|depth|weight|percent|%|\bcm\b|\bkg\b/i,
    ['1', '80', '72,5', '3'],
  ],
  [
    /search|suche|such/i,
    ['sideboard', 'Schränke', 'teak stuhl', 'kommode 60er', 'zzzz', 'esstisch eiche rund'],
  ],
  [/name/i, ['Ada Müller', 'Jörg Nußbaum']],
];
const goodText = [
  'Ein guter, kurzer Satz.',
  'Nussbaum',
  'Guten Tag, ist das Stück noch zu haben? Grüße, Ada',
];

const nastyValues: readonly string[] = [
  '',
  '   ',
  '0',
  '-1',
  '1.234,567',
  '1,5,5',
  '1e9',
  '99999999999999999999',
  '12,',
  ',5',
  'zwölf',
  '٣',
  '31.02.2026',
  '9999-12-31',
  '0001-01-01',
  'a@b',
  '@',
  'ÄÖÜäöüß',
  '👩‍👩‍👧‍👦🏴‍☠️🛋️',
  'שלום עולם مرحبا',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenwitwe',
  'x'.repeat(300),
  'lang '.repeat(400),
  '<b>fett</b>',
  '<img src=x onerror="document.title=\'x55alert\'">',
  '"\'`´„“»«',
  "'; drop table pieces; --",
  '%_\\',
  '../../etc/passwd',
  'javascript:alert(1)',
  '=1+1',
  'Zeile eins\nZeile zwei',
  '\u202eabc',
];

/** What a field checked by the browser accepts at all; `fill` refuses the rest. */
const strictKinds: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-12-24', '2027-02-28', '9999-12-31', '0001-01-01', ''],
  'datetime-local': ['2026-12-24T10:00', '9999-12-31T23:59', ''],
  month: ['2026-12', ''],
  time: ['10:00', '23:59', ''],
  number: ['1', '0', '-1', '80', '72.5', '1e9', '99999999999999999999', ''],
  range: ['0', '1', '50'],
  color: ['#aa5500'],
};

/** The input of a person who knows what is expected. */
export function goodValue(field: Control, chance: Chances): string {
  const strict = strictKinds[field.inputType];
  if (strict !== undefined) return strict[0] ?? '';
  const asked = [field.autocomplete, field.inputType, field.name];
  const found = goodValues.find(([pattern]) => asked.some((word) => pattern.test(word)));
  return chance.pick(found?.[1] ?? goodText);
}

/** A monkey's input: often something valid, so that it gets further than the first message. */
export function anyValue(field: Control, chance: Chances): string {
  if (chance.in100(55)) return goodValue(field, chance);
  return chance.pick(strictKinds[field.inputType] ?? nastyValues);
}

/** The smallest picture there is: one grey point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export const files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[] =
  [
    { name: 'bild größer.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
    { name: 'leer.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: 'kein-bild.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') },
    { name: 'stücke.csv', mimeType: 'text/csv', buffer: Buffer.from('Titel;Preis\nStuhl;12,50\n;x\n') },
  ];
