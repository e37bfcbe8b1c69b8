import { describe, expect, test } from 'vitest';
import type { Language } from '../../shared/text/language.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailHtml, mailText } from './render-mail.ts';
import { mailSchema, nameForGreeting } from './mail.ts';
import { testLetterhead } from './testing/read-mail.ts';

const evil = `<img src=x onerror="alert('1')">&`;
const all: readonly MailBlock[] = [
  { kind: 'paragraph', text: `Absatz ${evil}\nzweite Zeile` },
  { kind: 'heading', text: `Titel ${evil}` },
  { kind: 'button', label: `Knopf ${evil}`, address: 'https://wmk.example/a?b=1&c="2"' },
  { kind: 'link', label: `Verweis ${evil}`, address: 'https://wmk.example/d' },
  { kind: 'list', items: ['eins', `zwei ${evil}`] },
  {
    kind: 'table',
    rows: [
      { label: `Sessel ${evil}`, details: ['Art.-Nr. 7', evil], value: `925,00\u00a0€ ${evil}` },
      { label: 'Summe', value: '925,00\u00a0€', strong: true },
      { label: 'ohne Wert' },
    ],
  },
  { kind: 'note', text: `klein ${evil}` },
];

describe('HTML', () => {
  const html = mailHtml(
    { subject: `Betreff ${evil}`, blocks: all },
    { ...testLetterhead, imprint: [`Firma ${evil}`] },
  );

  test('holds every text, and none of it as markup', () => {
    for (const word of [
      'Betreff',
      'Absatz',
      'Titel',
      'Knopf',
      'Verweis',
      'zwei',
      'Sessel',
      'klein',
      'Firma',
    ]) {
      expect(html).toContain(`${word} &lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;`);
    }
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://wmk.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('&amp;<br>zweite Zeile');
  });

  test('begins with the greeting, ends with closing and imprint, and loads nothing', () => {
    const order = ['Guten Tag,', 'Absatz', 'klein', 'Viele Grüße<br>WMK', 'Firma'].map((text) =>
      html.indexOf(text),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html).not.toMatch(/<(?:script|link|style|img|iframe)\b|url\(|@import/);
  });

  test('opens as many elements as it closes', () => {
    for (const name of ['table', 'tr', 'td', 'th', 'p', 'ul', 'li', 'a', 'h2', 'span']) {
      const opened = html.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
      expect([name, html.split(`</${name}>`).length - 1]).toEqual([name, opened]);
    }
  });
});

const goesOn = (language: Language): boolean => ['de', 'it'].includes(language);

test.each([
  ['de', 'Guten Tag', /^Guten Tag,\n\nthank you\./],
  ['en', 'Hello', /^Hello,\n\nThank you\./],
  ['es', 'Buenos días', /^Buenos días:\n\nThank you\./],
  ['fr', 'Bonjour', /^Bonjour,\n\nThank you\./],
  ['it', 'Ciao', /^Ciao,\n\nthank you\./],
] as const)('German and Italian continue after the greeting, others begin a sentence: %s', (...of) => {
  const [language, greeting, expected] = of;
  const blocks: MailBlock[] = [{ kind: 'paragraph', text: 'thank you.' }];
  const letterhead = { ...testLetterhead, language, greeting };
  expect(mailText({ blocks }, letterhead)).toMatch(expected);
  const first = goesOn(language) ? '>thank you.' : '>Thank you.';
  expect(mailHtml({ subject: '', blocks }, letterhead)).toContain(first);
});

test('French sets a colon apart, in text as well', () => {
  const blocks: MailBlock[] = [
    { kind: 'button', label: 'Voir la commande', address: 'https://wmk.example/fr' },
    { kind: 'table', rows: [{ label: 'Montant', value: '5' }] },
  ];
  const text = mailText({ blocks }, { ...testLetterhead, language: 'fr', greeting: 'Bonjour' });
  expect(text).toContain('Voir la commande\u00a0:\nhttps://wmk.example/fr\n\nMontant\u00a0: 5\n');
});

test('a customer is greeted by name', () => {
  const mail = { name: 'Ada Lovelace', subject: '', blocks: [] };
  expect(mailText(mail, testLetterhead)).toMatch(/^Guten Tag Ada Lovelace,\n/);
  expect(mailHtml(mail, testLetterhead)).toContain('>Guten Tag Ada Lovelace,<');
  const spanish = { ...testLetterhead, language: 'es', greeting: 'Buenos días' } as const;
  expect(mailText(mail, spanish)).toMatch(/^Buenos días, Ada Lovelace:\n/);
});

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Jörg-Uwe', 'O’Brien', 'Jörg-Uwe O’Brien'],
  ['', 'Lovelace', 'Lovelace'],
  ['Zoe\u0308', "d'Arc", "Zoe\u0308 d'Arc"],
  // Text that could lead the reader elsewhere is not a name: addresses, telephone numbers, anything longer than a name.
  ['Gewinn', 'www.example.com', undefined],
  ['Ruf an:', '030 1234567', undefined],
  ['<b>Ada</b>', 'Lovelace', undefined],
  ['Ada\n', 'Bcc', undefined],
  ['Sehr geehrte Gewinnerin', 'Sie haben gewonnen', undefined],
  ['', '', undefined],
])('%j %j is greeted as %j', (firstName, lastName, name) => {
  expect(nameForGreeting({ firstName, lastName })).toBe(name);
});

test('the text says the same, with the addresses written out', () => {
  expect(mailText({ blocks: all.slice(2) }, testLetterhead)).toBe(
    [
      'Guten Tag,',
      `Knopf ${evil}:\nhttps://wmk.example/a?b=1&c="2"`,
      `Verweis ${evil}:\nhttps://wmk.example/d`,
      `- eins\n- zwei ${evil}`,
      `Sessel ${evil} (Art.-Nr. 7, ${evil}): 925,00\u00a0€ ${evil}\nSumme: 925,00\u00a0€\nohne Wert`,
      `klein ${evil}`,
      'Viele Grüße\nWMK',
      '-- \nWMK Muster GmbH\nMusterstraße 1, 10115 Berlin\n',
    ].join('\n\n'),
  );
});

test('a stray control character becomes a space', () => {
  const mail = {
    to: 'a@example.org',
    subject: 'x',
    blocks: [{ kind: 'note', text: 'Stuhl\t\u0007rot\nneu' }],
  };
  expect(mailSchema.parse(mail).blocks).toEqual([{ kind: 'note', text: 'Stuhl  rot\nneu' }]);
});
