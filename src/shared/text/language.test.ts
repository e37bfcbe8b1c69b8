import { describe, expect, test } from 'vitest';
import { addressIn, completeLanguages, languageOf, sameAddressIn } from './language.ts';

describe('an address in a language', () => {
  test.each([
    ['de', '/', '/'],
    ['de', '/sales?page=2', '/sales?page=2'],
    ['en', '/', '/en'],
    ['en', '/product/x#ausfuehrung', '/en/product/x#ausfuehrung'],
  ] as const)('%s %s is %s', (language, path, address) => {
    expect(addressIn(language, path)).toBe(address);
  });

  test.each(completeLanguages)('tells its language: %s', (language) => {
    for (const path of ['/', '/sales', '/category/a?page=2']) {
      expect(languageOf(addressIn(language, path))).toBe(language);
    }
  });

  test.each(['/', '/entries', '/xx/sales', ''])('without a prefix that we know is German: %s', (path) => {
    expect(languageOf(path)).toBe('de');
  });
});

test.each([
  ['/checkout', 'fr', '/fr/checkout'],
  ['/fr/checkout?x=1#y', 'en', '/en/checkout?x=1#y'],
  ['/en/order-review', 'de', '/order-review'],
  ['/en', 'de', '/'],
  ['/en#token=abc', 'it', '/it/#token=abc'],
  ['/es/', 'es', '/es'],
  ['/entwurf', 'en', '/en/entwurf'],
] as const)('%s in %s is %s', (address, language, same) => {
  expect(sameAddressIn(language, address)).toBe(same);
});
