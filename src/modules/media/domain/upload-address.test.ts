import { expect, test } from 'vitest';
import { uploadAddress, uploadIdOf } from './upload-address.ts';

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
