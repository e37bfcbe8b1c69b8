import { expect, test } from 'vitest';
import { messagesIn } from './answer-in-language.ts';

const closed = 'Diese Bestellung ist beendet.';

test('message and issues read in the language, all else stays', () => {
  const answer = {
    code: 'cart-refused',
    message: 'Der Warenkorb kann so nicht bestellt werden.',
    issues: [{ field: 'name', message: 'Bitte höchstens 120 Zeichen' }],
    note: closed,
  };
  expect(messagesIn('en', answer)).toEqual({
    code: 'cart-refused',
    message: 'The basket cannot be ordered like this.',
    issues: [{ field: 'name', message: 'Please use 120 characters at most' }],
    note: closed,
  });
  expect(messagesIn('de', answer)).toBe(answer);
});

test.each([
  ['Leider nicht mehr verfügbar: Sessel, Tisch', 'Sorry, no longer available: Sessel, Tisch'],
  ['Regal: A: Diese Variante gibt es nicht', 'Regal: A: This version does not exist'],
  ['Das Passwort braucht mindestens 8 Zeichen', 'The password needs 8 characters at least'],
  ['Product not found', 'Product not found'],
  ['toString', 'toString'],
])('%s', (german, english) => {
  expect(messagesIn('en', { message: german })).toEqual({ message: english });
});

test.each([null, undefined, 'text', 3])('%s is no answer with messages', (answer) => {
  expect(messagesIn('en', answer)).toBe(answer);
});

test('a list of products stays a list', () => {
  expect(messagesIn('en', [{ message: closed }])).toEqual([{ message: closed }]);
});
