import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalPage } from '../testing/legal-page.ts';

const storefront = join(import.meta.dirname, '../../../storefront');
const declared = /(?:[sS]torageKey|\bkey|\bpersistKey)(?::| =) ['`]([^'`]+)['`]/g;
const direct = /(?:local|session)Storage\s*\.\s*(?:set|get)Item\(\s*['`]([^'`]+)['`]/g;

/** The storefront's keys in browser storage, as named in its code. */
function keysInCode(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: storefront }).filter(
    (file) => !/\.test\.|testing/.test(file),
  );
  const stores = files
    .map((file) => readFileSync(join(storefront, file), 'utf8'))
    .filter((code) => /createSyncedStore|localStorage|sessionStorage/.test(code));
  const keys = stores.flatMap((code) =>
    [...code.matchAll(declared), ...code.matchAll(direct)].map(([, key = '']) => key),
  );
  // The cart's key is composed: 'persist:' and a name.
  return [...new Set(keys)]
    .filter((key) => !key.includes('$'))
    .map((key) => (key === 'root' ? 'persist:root' : key));
}

test('the privacy policy names everything that is kept in the browser (§ 25 TDDDG, Art. 13 GDPR)', () => {
  const keys = keysInCode();
  expect(keys).toEqual(expect.arrayContaining(['persist:root', 'wishlist', 'checkout']));
  const policy = legalPage('data-protection');
  expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
