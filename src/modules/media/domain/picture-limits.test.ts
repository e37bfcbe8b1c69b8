import { expect, test } from 'vitest';
import { startsAsPicture, uploadAddress, uploadIdOf } from './picture-limits.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', true],
  ['PNG', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', true],
  ['GIF', 'GIF89a\u0001\u0000', true],
  ['WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', true],
  ['AVIF', '\u0000\u0000\u0000\u0020ftypavif', true],
  ['HEIC', '\u0000\u0000\u0000\u0018ftypheic', true],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42', false],
  ['a sound', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt ', false],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['XML before SVG', '<?xml version="1.0"?><svg/>', false],
  ['TIFF', 'II*\u0000\u0008\u0000\u0000\u0000', false],
  ['TIFF of the other end', 'MM\u0000*\u0000\u0000\u0000\u0008', false],
  ['PDF', '%PDF-1.7', false],
  ['JPEG XL', '\u00ff\u000a', false],
  ['a picture after a space', ' GIF89a', false],
  ['nothing', '', false],
])('%s: %j is a picture: %s', (_kind, text, expected) => {
  expect(startsAsPicture(bytes(text))).toBe(expected);
});

test('an address leads back to its upload', () => {
  const id = 'Zm9vYmFy_Zm9vYmFy-Zm9vYmFyZm9vYmFyZm9vYmFyZA';
  expect(uploadIdOf(uploadAddress(id))).toBe(id);
});

test.each([
  'https://elsewhere.example/uploads/aaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  '//elsewhere.example/uploads/aaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  '/uploads/../secret.webp',
  '/uploads/aaaaaaaaaaaaaaaaaaaaaaaaaa.svg',
  '/uploads/short.webp',
  '/pictures/aaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
  'javascript:alert(1)',
  '',
])('%j is no address of an upload', (address) => {
  expect(uploadIdOf(address)).toBeNull();
});
