import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentTextVersion } from '../../src/shared/consent.ts';
import { completeLanguages } from '../../src/shared/text/language.ts';
import { catalogueOf, type Catalogue } from './catalogues.ts';

/** The text of each version, by its digest. New wording is a new version: enter it here with its day. */
const versions: Readonly<Record<string, string>> = {
  '2026-11-21': '3c8f617e48f2dd19',
};

/** Everything that visitors read before deciding, in all languages. Functions only format dates. */
function digestOf(catalogues: readonly Catalogue[]): string {
  const read = catalogues.map((catalogue) =>
    [...catalogue].filter(([name, text]) => name.startsWith('consent.') && typeof text !== 'function'),
  );
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

const catalogues = await Promise.all(completeLanguages.map(catalogueOf));

test('a proof of consent names the words that were read', () => {
  expect(catalogues.map((one) => one.has('consent.intro'))).toEqual(completeLanguages.map(() => true));
  expect(versions[consentTextVersion]).toBe(digestOf(catalogues));
});

test('other words are another digest', () => {
  const changed = catalogues.map((one) => new Map([...one, ['consent.intro', 'Anders']]));
  expect(digestOf(changed)).not.toBe(digestOf(catalogues));
});
