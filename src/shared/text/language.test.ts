import { describe, expect, test } from 'vitest';
import { addressIn, completeLanguages, languageOf } from './language.ts';

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
