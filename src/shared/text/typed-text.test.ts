import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLinks, asParagraphs, inOneForm, isOneLine, onOneLine, isNamedAgain } from './typed-text.ts';

test.each([
  ['letters and their marks', 'Scho\u0308nbo\u0308ck', 'Schönböck'],
  ['a mark that comes after something unseen', 'o\u200b\u0308', 'ö'],
  ['a mark without a letter of its own', 'q\u0308', 'q\u0308'],
  ['marks of direction', '\u202a+49 30 1234567\u202c', '+49 30 1234567'],
  ['a space without width', 'kundin@example.org\u200b', 'kundin@example.org'],
  ['a byte order mark', '\ufeffTeak', 'Teak'],
  ['a soft hyphen', 'Schön\u00adböck', 'Schönböck'],
  ['a soft hyphen in HTML', '<p>Wohn\u00adzimmer</p>', '<p>Wohn\u00adzimmer</p>'],
  ['nothing but a filler', '\u3164', ''],
  ['a joiner between Latin letters', 'Te\u200dak\u200c', 'Teak'],
  ['a joiner within a sign', '\u{1f469}\u200d\u{1f527}', '\u{1f469}\u200d\u{1f527}'],
  ['a joiner behind the variation of a sign', '\u2764\ufe0f\u200d\u{1f525}', '\u2764\ufe0f\u200d\u{1f525}'],
  ['a Persian word', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a space that does not break', '95\u00a0€', '95\u00a0€'],
  ['lines', 'Maße:\r\n\t80 cm', 'Maße:\r\n\t80 cm'],
  ['digits of full width', '１０２４５ Berlin', '10245 Berlin'],
  ['Arabic digits', '٠٣٠ ٥٥٥٠١٢٣', '030 5550123'],
])('%s: %j is kept as %j', (_name, typed, kept) => {
  expect(inOneForm(typed)).toBe(kept);
});

test.each([
  ['Anna\tAhorn', 'Anna Ahorn', true],
  ['\tAnna\t\tAhorn \t', 'Anna Ahorn', true],
  ['Anna\nAhorn', 'Anna\nAhorn', false],
  ['Anna\u2028Ahorn', 'Anna\u2028Ahorn', false],
])('%j on one line is %j', (typed, kept, isLine) => {
  expect(onOneLine(typed)).toBe(kept);
  expect(isOneLine(kept)).toBe(isLine);
});

test('what is in one form stays as it is', () => {
  const odd = fc.constantFrom(...'o\u0308\u200b\u200d\u00ad<p>\u{1f527}\u3164 é');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 1 })) }), (text) => {
      const kept = inOneForm(text);
      expect(inOneForm(kept)).toBe(kept);
      expect(kept.normalize('NFC')).toBe(kept);
    }),
  );
});

test.each([
  'Sideboard, Teak (ca. 1962)',
  'Gesamtpreis 1.285,00 €',
  'bestellt am 27.11.2026 um 14.30 Uhr, z.B. telefonisch',
  'J.R. Tolkien und J.R.R. Tolkien',
  'Nr.5 / 3. OG: links; Art.-Nr. 12-3.4',
])('%j is nobody’s address, and stays as it is', (text) => {
  expect(withoutLinks(text)).toBe(text);
});

test.each([
  ['https://evil.example/x', 'https:|//evil|.example/x'],
  ['www.evil.example', 'www|.evil|.example'],
  ['WWW.1', 'WWW|.1'],
  ['1000 € Gutschein: https://evil.example/wmk', '1000 € Gutschein: https:|//evil|.example/wmk'],
  ['jetzt an geld@evil.example', 'jetzt an geld|@evil|.example'],
  ['bei möbel.example.5 und https://10.0.0.1/', 'bei möbel|.example|.5 und https:|//10|.0|.0|.1/'],
])('no mail program makes a link of %j', (text, marked) => {
  expect(withoutLinks(text)).toBe(marked.replaceAll('|', '\u2060'));
});

test('whatever was typed, it reads the same', () => {
  const sign = fc.constantFrom(...'ab1.@:/-_ ü\u0308');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
      expect(withoutLinks(text).replaceAll('\u2060', '')).toBe(text);
    }),
  );
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

test.each<[string, readonly string[], readonly number[]]>([
  ['different names', ['Halbe Palette', 'Palette'], []],
  ['the same name, each time but the first', ['Palette', 'Kiste', 'Palette', 'Palette'], [2, 3]],
  ['another case', ['Palette', 'PALETTE'], [1]],
  ['blanks', ['Halbe Palette', ' Halbe  Palette '], [1]],
  ['a letter and its mark', ['Kübel', 'Ku\u0308bel'], [1]],
  ['what nobody sees', ['Palette', 'Pa\u00adlette'], [1]],
  ['no names', ['', ' ', ''], []],
])('%s', (_, names, repeated) => {
  expect(names.flatMap((_name, index) => (isNamedAgain(names, index) ? [index] : []))).toEqual(repeated);
});
