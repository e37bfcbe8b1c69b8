import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentTextVersion } from '../../src/shared/consent.ts';
import { completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { catalogueOf, type Catalogue } from './catalogues.ts';

/** The digest of each version's text in each language. New wording is a new version: enter it here with its day. */
const versions: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  '2026-11-21': {
    de: 'e13d9688082601d1',
    en: 'bacff2772a77ccc0',
    es: 'cac4932b5fc7c83e',
    fr: '5f41b21cb893ec14',
    it: 'eb4785b9ded47dfd',
  },
};

/** Everything that visitors read before deciding. Functions only format dates. */
function digestOf(catalogue: Catalogue): string {
  const read = [...catalogue].filter(
    ([name, text]) => name.startsWith('consent.') && typeof text !== 'function',
  );
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

test.each(completeLanguages)('a proof of consent names the words that were read: %s', async (language) => {
  const catalogue = await catalogueOf(language);
  expect(catalogue.has('consent.intro')).toBe(true);
  expect(digestOf(catalogue)).toBe(versions[consentTextVersion]?.[language]);
});

test('other words are another digest', async () => {
  const catalogue = await catalogueOf('de');
  expect(digestOf(new Map([...catalogue, ['consent.intro', 'Anders']]))).not.toBe(digestOf(catalogue));
});
