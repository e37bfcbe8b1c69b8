import { expect, test } from 'vitest';
import { english } from '../../src/modules/search/domain/languages/english.ts';
import { french } from '../../src/modules/search/domain/languages/french.ts';
import { italian } from '../../src/modules/search/domain/languages/italian.ts';
import { spanish } from '../../src/modules/search/domain/languages/spanish.ts';
import { catalogueOf } from './catalogues.ts';

const languages = { en: english, es: spanish, fr: french, it: italian };
const cases = (['en', 'es', 'fr', 'it'] as const).flatMap((language) =>
  (['materials', 'colours'] as const).map((kind) => [language, kind] as const),
);

/** 'Cherry' and 'cherry wood' are one word to a reader; 'Boat wood' and 'ship timber' are not. */
const isSaidAlike = (filter: string, title: string): boolean =>
  filter.includes(title) || title.includes(filter);

test.each(cases)('a filter in %s names its %s by the words of titles', async (language, kind) => {
  const texts = await catalogueOf(language);
  const words: Readonly<Record<string, readonly string[]>> = languages[language][kind];
  expect(Object.keys(words).length).toBeGreaterThan(9);
  const others = Object.entries(words).flatMap(([key, [title = '']]) => {
    const filter = String(texts.get(`search.${kind}.${key}`));
    return isSaidAlike(filter.toLowerCase(), title.toLowerCase()) ? [] : [`${filter}: ${title}`];
  });
  expect(others).toEqual([]);
});
