import { expect, test } from 'vitest';
import { scriptBytes } from '../../bench/script-bytes.ts';
import { warnOfBudget } from '../../scripts/warnings.ts';
import { completeLanguages } from '../../src/shared/text/language.ts';

const screens = completeLanguages.flatMap(scriptBytes);

test.each(completeLanguages)('the build in %s has the screens that shoppers see first', (language) => {
  expect(screens.filter((one) => one.language === language).map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['home', 'category', 'product']),
  );
});

test.each(screens)(
  '$screen in $language loads at most $budget bytes of script',
  ({ language, screen, bytes, budget }) => {
    warnOfBudget(`bytes of script, ${screen} in ${language}`, bytes, budget);
    // Less would mean that the parts were not found: React alone is 58 kB.
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);
