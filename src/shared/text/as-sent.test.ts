import { expect, test } from 'vitest';
import { jsonOfForm } from './as-sent.ts';

test('what was pasted with control characters is sent without them, but a password as it is', () => {
  const sent = {
    name: 'Ada\u0007 Lovelace',
    lines: ['Haupt\u0002straße\u000b1', 2, null],
    password: 'a\u0007b',
  };
  expect(JSON.parse(jsonOfForm(sent))).toEqual({
    name: 'Ada  Lovelace',
    lines: ['Haupt straße 1', 2, null],
    password: 'a\u0007b',
  });
});
