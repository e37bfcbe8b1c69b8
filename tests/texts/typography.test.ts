import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { textsIn, textsOf } from './shop-texts.ts';
import { englishTexts } from './spelling.ts';

type Rule = readonly [rule: string, pattern: RegExp];

const everywhere: readonly Rule[] = [
  ['a dash between words is longer than a hyphen', /\p{L} - \p{L}/u],
  ['one space is enough', /\S {2,}\p{L}/u],
];

/** Typography that a language avoids, in words. */
const clumsy: Record<Language, readonly Rule[]> = {
  de: [
    ...everywhere,
    ['a number and its unit stay on one line', /\d (?:€|%|kg|km|cm|Uhr)(?!\p{L})/u],
    ['quotation marks are „ and “', /(?<![=(])"(?![>\s/)])|\u201d/],
  ],
  en: [
    ...everywhere,
    ['a number and its unit stay on one line', /\d (?:kg|km|cm|am|pm)(?!\p{L})/u],
    ['€35 and 10% are one word', /€\s*\d+(?:,\d{2})(?!\d)|€\s|\d\s?€|\d\s%/u],
    ['quotation marks are ‘ and ’, and so are apostrophes', /(?<![=(])"(?![>\s/)])|[„“”]|\p{L}'/u],
  ],
  es: [
    ...everywhere,
    ['a number and its unit stay on one line', /\d (?:€|%|kg|km|cm|h)(?!\p{L})/u],
    ['quotation marks are « and »', /(?<![=(])"(?![>\s/)])|[„“”]/],
    ['a question is opened', /^[^¿]*\?(?=\s|$)/],
  ],
  fr: [
    ...everywhere,
    ['a number and its unit stay on one line', /\d (?:€|%|kg|km|cm|h)(?!\p{L})/u],
    ['quotation marks are « and »', /(?<![=(])"(?![>\s/)])|[„“”]/],
    [
      'a tied space stands before high punctuation, and inside of « »',
      /[\p{L}\d)] ?[?!;](?=\s|$)|[\p{L}\d)] ?:(?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u,
    ],
    ['apostrophes are ’', /\p{L}'\p{L}/u],
  ],
  it: [
    ...everywhere,
    ['a number and its unit stay on one line', /\d (?:€|%|kg|km|cm)(?!\p{L})/u],
    ['quotation marks are « and »', /(?<![=(])"(?![>\s/)])|[„“”]/],
    ['apostrophes are ’', /\p{L}'\p{L}/u],
  ],
};

function slips(language: Language, texts: readonly string[]): readonly string[] {
  const own =
    language === 'de' || language === 'en' ? texts : texts.filter((text) => !englishTexts.includes(text));
  return own.flatMap((text) =>
    clumsy[language].filter(([, pattern]) => pattern.test(text)).map(([rule]) => `${rule}: ${text}`),
  );
}

describe.each(completeLanguages)('texts are set as books are: %s', (language) => {
  test.each(textsIn(language).map(({ file, texts }) => [file, texts] as const))('%s', (_, texts) => {
    expect(slips(language, texts)).toEqual([]);
  });
});

test.each([
  ['de', 'Ab 10 % des Preises.'],
  ['de', 'Das "gute" Sofa.'],
  ['de', 'Berlin - ganz nah.'],
  ['de', 'Zwei  Räume.'],
  ['en', 'It weighs 8 kg.'],
  ['en', 'From 10 % of the price.'],
  ['en', 'It costs 35\u00a0€.'],
  ['en', 'It costs €35,00.'],
  ['en', 'The “good” sofa.'],
  ['en', "It doesn't wobble."],
  ['en', 'Berlin - close by.'],
  ['es', 'Desde el 10 % del precio.'],
  ['es', 'El "buen" sofá.'],
  ['es', 'Cómo llega?'],
  ['fr', 'Il pèse 8 kg.'],
  ['fr', 'Le “bon” canapé.'],
  ['fr', 'Comment arrive-t-il ?'],
  ['fr', 'Le prix: sur demande.'],
  ['fr', "L'avis."],
  ['it', 'Pesa 8 kg.'],
  ['it', "L'ordine."],
] as const)('a slip is found in %s: %s', (language, text) => {
  expect(slips(language, textsOf('page.md', text))).toHaveLength(1);
});
