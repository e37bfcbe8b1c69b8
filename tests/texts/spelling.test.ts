import { beforeAll, describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { textsIn, textsOf } from './shop-texts.ts';
import { openSpelling, type Spelling } from './spelling.ts';

let spelling: Record<Language, Spelling>;
beforeAll(async () => {
  spelling = Object.fromEntries(
    await Promise.all(
      completeLanguages.map(async (language) => [language, await openSpelling(language)] as const),
    ),
  ) as Record<Language, Spelling>;
});

const mistakesIn = (language: Language, texts: readonly string[]) =>
  texts.flatMap((text) => spelling[language].mistakes(text));

describe.each(completeLanguages)('every text is spelled right: %s', (language) => {
  // A correct but unknown word goes into own-words-*.txt, a text of the specification into english-texts.txt.
  test.each(textsIn(language).map(({ file, texts }) => [file, texts] as const))('%s', (_, texts) => {
    expect(mistakesIn(language, texts)).toEqual([]);
  });
});

test.each([
  ['a letter too many', 'page.md', '---\ntitle: Möbell\n---\nGut.', ['Möbell']],
  ['a noun without its capital', 'page.md', 'Wir liefern möbel.', ['möbel']],
  ['a compound that is none', 'page.md', 'Der Wohnzimmerschrankk steht.', ['Wohnzimmerschrankk']],
  ['in a string', 'texts.ts', "export const pay = 'Zur Zahlung fortfaren';", ['fortfaren']],
  [
    'around a value',
    'texts.ts',
    'export const left = (n: number) => `Noch ${n} verfügbahr`;',
    ['verfügbahr'],
  ],
  ['in a link', 'page.md', 'Siehe [Liferung](/versand).', ['Liferung']],
])('a German mistake is found: %s', (_, file, source, mistakes) => {
  expect(mistakesIn('de', textsOf(file, source))).toEqual(mistakes);
});

test.each([
  ['a letter too many', 'page.md', '---\ntitle: Furnitture\n---\nGood.', ['Furnitture']],
  ['an American word', 'page.md', 'The color of our mahogany is grey.', ['color']],
  ['with its apostrophe', 'page.md', 'It dosn’t matter, and it doesn’t cost a thing.', ['dosn’t']],
  ['German that was left', 'faq.ts', "export const more = 'Mehr about delivery';", ['Mehr']],
  ['in a link', 'page.md', 'See [Delivrey](/versand).', ['Delivrey']],
])('an English mistake is found: %s', (_, file, source, mistakes) => {
  expect(mistakesIn('en', textsOf(file, source))).toEqual(mistakes);
});

test.each(completeLanguages)('what is no language is left alone: %s', (language) => {
  const texts = [
    ...textsOf('page.md', '## Information {#so-rechnen-wir}\n{email}, [PDF](/versnad#xyz).'),
    ...textsOf(
      'texts.ts',
      "const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric' }); const item = { id: 'xyzzy' };",
    ),
  ];
  expect(mistakesIn(language, texts)).toEqual([]);
});
