import { expect, test } from 'vitest';
import { completeLanguages } from '../../src/shared/text/language.ts';
import { say } from '../../src/server/answers/say.ts';

test.each(completeLanguages)(
  'the form of gift vouchers says in %s what the shop says of a wrong value',
  async (language) => {
    const { valueWrong } = (await import(`../../src/storefront/texts/${language}/gift-purchase.ts`)) as {
      readonly valueWrong: string;
    };
    expect(valueWrong).toBe(say(language, { code: 'gift-value-out-of-range' }));
  },
);
