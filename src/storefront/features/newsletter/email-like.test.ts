import { expect, test } from 'vitest';
import { isEmailLike } from './email-like.ts';

test.each([
  ['ada@example.org', true],
  [' ada+neu@mail.example.org ', true],
  ['', false],
  [' ', false],
  ['ada', false],
  ['ada@example', false],
  ['@example.org', false],
  ['ada @example.org', false],
])('%j is like an address: %s', (text, expected) => {
  expect(isEmailLike(text)).toBe(expected);
});
