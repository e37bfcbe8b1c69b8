import { expect, test } from 'vitest';
import { textsOf } from './drafts.ts';

test('characters that nobody sees and no database keeps become blanks, and no text is lost', () => {
  const form = new FormData();
  form.set('message', `Guten${String.fromCharCode(7)}Tag,\nAda${String.fromCharCode(0x85)}B.`);
  form.set('name', 'Zoë 李');
  expect(textsOf(form)).toEqual({ message: 'Guten Tag,\nAda B.', name: 'Zoë 李' });
});
