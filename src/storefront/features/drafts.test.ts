import { expect, test } from 'vitest';
import { textsOf, typedTexts } from './drafts.ts';

test('characters that nobody sees and no database keeps become blanks, and no text is lost', () => {
  const form = new FormData();
  form.set('message', `Guten${String.fromCharCode(7)}Tag,\nAda${String.fromCharCode(0x85)}B.`);
  form.set('name', 'Zoë 李');
  expect(textsOf(form)).toEqual({ message: 'Guten Tag,\nAda B.', name: 'Zoë 李' });
});

test.each([
  [{ name: 'Ada', message: '' }, {}],
  [{ name: 'Ada', message: 'Guten Tag' }, { message: 'Guten Tag' }],
  [{ name: 'Zoë', message: '' }, { name: 'Zoë' }],
  // An emptied field is meant to be empty.
  [{ name: '', message: '' }, { name: '' }],
])('of %j, in which the account has filled in the name, %j was typed', (texts, typed) => {
  expect(typedTexts(texts, { name: 'Ada' })).toEqual(typed);
});
