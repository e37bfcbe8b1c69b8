import { expect, test, expectTypeOf } from 'vitest';
import { changesBetween, type Worded } from './audit.ts';

test('only what differs is kept', () => {
  expect(changesBetween({ name: 'Ada', role: 'office' }, { name: 'Ada', role: 'owner' })).toEqual({
    before: { role: 'office' },
    after: { role: 'owner' },
  });
});

test('new and deleted records are recorded whole', () => {
  expect(changesBetween(null, { name: 'Ada' })).toEqual({ before: null, after: { name: 'Ada' } });
  expect(changesBetween({ name: 'Ada' }, null)).toEqual({ before: { name: 'Ada' }, after: null });
});

test('secrets are left out at any depth', () => {
  const after = {
    passwordHash: 'scrypt$…',
    bank: { apiToken: 'abc', iban: 'DE02' },
    links: [{ token: 'x' }],
  };
  const kept = changesBetween(null, after);
  expect(kept.after).toEqual({
    passwordHash: '[redacted]',
    bank: { apiToken: '[redacted]', iban: 'DE02' },
    links: [{ token: '[redacted]' }],
  });
});

test('a changed secret is recorded without its value', () => {
  const kept = changesBetween({ password: 'old' }, { password: 'new' });
  expect(kept).toEqual({ before: { password: '[redacted]' }, after: { password: '[redacted]' } });
});

test('an amount or a switch is no secret, whatever its name', () => {
  const [before, after] = [
    { needPasswordAboveCents: 500, withPassword: false },
    { needPasswordAboveCents: 200, withPassword: true },
  ];
  expect(changesBetween(before, after)).toEqual({ before, after });
});

interface Known {
  readonly title: string;
  readonly pictures: readonly { readonly alt: string }[];
}

test('facts whose fields all have words are taken as they are', () => {
  expectTypeOf<Worded<Known>>().toEqualTypeOf<Known>();
  expectTypeOf<Worded<null>>().toEqualTypeOf<null>();
});

test('a field without a word is named by the compiler, also inside of another', () => {
  expectTypeOf<Worded<{ title: string; codeWord: string }>>().toEqualTypeOf<{
    readonly fieldsWithoutWords: 'codeWord';
  }>();
  expectTypeOf<Worded<{ pictures: { hiddenCode: number }[] }>>().toEqualTypeOf<{
    readonly fieldsWithoutWords: 'hiddenCode';
  }>();
});

test('what does not say which fields it has is refused', () => {
  expectTypeOf<Worded<object>>().toEqualTypeOf<{ readonly namesNoFields: never }>();
});
