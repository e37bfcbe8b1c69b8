import { expect, test } from 'vitest';
import { withoutLinks, asParagraphs } from './typed-text.ts';

test.each([
  ['Sideboard, Teak (ca. 1962)', 'Sideboard, Teak (ca. 1962)'],
  ['https://evil.example/x', 'https: / /evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['1000 € Gutschein: https://evil.example/wmk', '1000 € Gutschein: https: / /evil. example/wmk'],
  ['jetzt an geld@evil.example', 'jetzt an geld@ evil. example'],
])('no mail program makes a link of %j', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

test.each([
  ['one line', 'Aus Teak.', 'Aus Teak.'],
  ['nothing', '', ''],
  ['a blank line', 'Aus Teak.\n\nMit Schiebetüren.', '<p>Aus Teak.</p><p>Mit Schiebetüren.</p>'],
  ['a break', 'Breite 80\nHöhe 40', '<p>Breite 80<br>Höhe 40</p>'],
  ['breaks of Windows', 'a\r\n\r\nb\r\nc', '<p>a</p><p>b<br>c</p>'],
  ['several blank lines, with spaces', '\na \n \n\n  b\n', '<p>a</p><p>b</p>'],
  [
    'marks within lines',
    'Aus <strong>Teak</strong>\n\nselten',
    '<p>Aus <strong>Teak</strong></p><p>selten</p>',
  ],
  ['blocks of its own', '<p>a</p>\n\n<p>b</p>', '<p>a</p>\n\n<p>b</p>'],
  ['a list', '<ul>\n<li>a</li>\n</ul>', '<ul>\n<li>a</li>\n</ul>'],
  ['a break after its only line', 'a\n', 'a\n'],
])('%s', (_name, written, html) => {
  expect(asParagraphs(written)).toBe(html);
  expect(asParagraphs(html)).toBe(html);
});
