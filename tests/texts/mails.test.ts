import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { giftPaperTexts } from '../../src/modules/vouchers/application/gift-paper-texts.ts';
import { languages, type Language } from '../../src/shared/text/language.ts';
import { factsOf } from './translations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const nameOf = { de: 'german', en: 'english', es: 'spanish', fr: 'french', it: 'italian' } as const;
/** A file with all languages, or a folder with one for each. */
const mails = globSync('src/modules/**/mail-texts{,.ts}', { cwd: root }).sort();

/** A text of a mail, and what it says of sample values: those that it is given are marked. */
type Leaves = ReadonlyMap<string, string>;

/** What texts get that is more than a word or a number. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  keysLeft: [[['⟦1⟧', '⟦2⟧']], [[]]],
  key: [['⟦1⟧'], [null]],
  rent: [['1 Tag'], ['1 Woche'], ['1 Monat'], ['1 Jahr'], ['2 Jahre']],
  earlyService: [
    [true, true],
    [true, false],
    [false, true],
  ],
  deliveredWithin: [[1], [4]],
  nextDelivery: [[1], [4]],
};

interface MailTexts {
  readonly mailTexts: Readonly<Record<Language, unknown>>;
}

type Text = (...values: readonly unknown[]) => string;

function leavesOf(value: unknown, name: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') {
    const marks = [1, 2, 3].map((place) => `⟦${place}⟧`).slice(0, value.length);
    return (samples[name.split('.').at(-1) ?? ''] ?? [marks]).map((values) => [
      `${name}(${JSON.stringify(values)})`,
      (value as Text)(...values),
    ]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${name}.${key}`));
}

async function textsOf(place: string, language: Language): Promise<Leaves> {
  if (place.endsWith('.ts')) {
    const { mailTexts } = (await import(path.join(root, place))) as MailTexts;
    return new Map(leavesOf(mailTexts[language], ''));
  }
  const texts = (await import(path.join(root, place, `${language}.ts`))) as Record<string, unknown>;
  return new Map(leavesOf(texts[nameOf[language]], ''));
}

/** Figures, values and placeholders of a text, whatever their order. 'a week' has no figure, and some write 'one'. */
function saidBy(text: string): object {
  return { ...factsOf(text), values: (text.match(/⟦\d⟧/g) ?? []).sort() };
}

/** German that was left: little words that no other language has, and the shop's own nouns. */
const german =
  /(?<![\p{L}])(?:und|oder|nicht|wir|uns|Sie|Ihnen|Ihre?[mnrs]?|bitte|wurde|haben|Bestellung|Zahlung|Rechnung|Miete|Stücke?|Betrag|Versand|Lieferung|Abholung|Gutschein|Konto|Widerruf|Kündigung|Anfrage|Frage|Fassung|Adresse|Uhr)(?![\p{L}])/u;

/** Words that are the same in German, and names. */
const same = /^(?:Newsletter|Code|Name|Browser|Klarna|E-Mail)$/;

const others = languages.filter((language) => language !== 'de');

test('there are mails of every department that writes to customers', () => {
  expect(mails.map((place) => place.split('/')[2])).toEqual([
    'alerts',
    'cart-reminders',
    'customers',
    'declarations',
    'enquiries',
    'fulfilment',
    'invoicing',
    'newsletter',
    'ordering',
  ]);
});

describe.each(mails)('%s', (place) => {
  test.each(others)(
    'says all that the German says, with the same figures and values: %s',
    async (language) => {
      const [expected, said] = await Promise.all([textsOf(place, 'de'), textsOf(place, language)]);
      expect([...said.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [name, text] of said) {
        expect.soft(saidBy(text), `${name}: ${text}`).toEqual(saidBy(expected.get(name) ?? ''));
      }
    },
  );

  test.each(others)('leaves no German and no empty text: %s', async (language) => {
    const expected = await textsOf(place, 'de');
    for (const [name, text] of await textsOf(place, language)) {
      expect.soft(text.trim(), name).not.toBe('');
      expect.soft(text, name).not.toMatch(german);
      if (/\p{L}{4}/u.test(text.replace(/⟦\d⟧/g, '')) && !same.test(text)) {
        expect.soft(text, name).not.toBe(expected.get(name));
      }
    }
  });
});

test.each(others)('a printed gift voucher says the same without German: %s', (language) => {
  const [expected, said] = [leavesOf(giftPaperTexts.de, ''), leavesOf(giftPaperTexts[language], '')];
  expect(said.map(([name]) => name)).toEqual(expected.map(([name]) => name));
  for (const [name, text] of said) expect.soft(text, name).not.toMatch(german);
});

/** How a language sets its marks, and how it does not. */
const clumsy: Readonly<Record<'es' | 'fr' | 'it', readonly RegExp[]>> = {
  es: [/["„“”]|\p{L}'\p{L}/u, /\d (?:€|%)/, /^[^¿]*\?/, /^[^¡]*!/],
  fr: [/["„“”]|\p{L}'\p{L}/u, /\d (?:€|%)/, /[^\u202f]\?|[^\u202f]!|[^\u202f\u00a0];/, /(?<!https?|\u00a0):/],
  it: [/["„“”]|\p{L}'\p{L}/u, /\d (?:€|%)/, /\s[?!;:]/],
};

describe.each(['es', 'fr', 'it'] as const)('mails are set as books are: %s', (language) => {
  test.each(mails)('%s', async (place) => {
    for (const [name, text] of await textsOf(place, language)) {
      for (const rule of clumsy[language]) expect.soft(text, `${name} ${rule.source}`).not.toMatch(rule);
    }
  });
});

test.each([
  ['es', 'No has sido tú?'],
  ['es', 'Muchas gracias!'],
  ['es', 'Elige "Seguridad".'],
  ['es', 'incluye el 19 % de IVA'],
  ['fr', 'Ce n’était pas vous ?'],
  ['fr', 'Commande: 5'],
  ['fr', "L'adresse"],
  ['fr', 'valable; voir'],
  ['it', 'Non eri tu ?'],
  ['it', "l'ordine"],
] as const)('a slip is found in %s: %s', (language, text) => {
  expect(clumsy[language].filter((rule) => rule.test(text))).toHaveLength(1);
});

test.each(['Tu Bestellung 5', 'Vous trouverez die Rechnung', 'wir abbiamo ricevuto'])(
  'German that was left is found: %s',
  (text) => {
    expect(text).toMatch(german);
  },
);
