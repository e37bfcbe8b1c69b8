import { expect, test } from 'vitest';
import { withoutLinks } from './typed-text.ts';

test.each([
  ['Sideboard, Teak (ca. 1962)', 'Sideboard, Teak (ca. 1962)'],
  ['https://evil.example/x', 'https: / /evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['1000 € Gutschein: https://evil.example/wmk', '1000 € Gutschein: https: / /evil. example/wmk'],
  ['jetzt an geld@evil.example', 'jetzt an geld@ evil. example'],
])('no mail program makes a link of %j', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});
