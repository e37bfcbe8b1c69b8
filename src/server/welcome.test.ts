import { expect, test } from 'vitest';
import { addressesOf } from './welcome.ts';

test('a shop on this machine names itself, its back office and the mails it keeps', () => {
  const own = 'http://localhost:3000';
  expect(addressesOf(own, own, true)).toEqual([
    'ready http://localhost:3000',
    '  back office: http://localhost:3000/admin (password forgotten: npm run staff:link -- ADDRESS)',
    '  mails, kept instead of sent: http://localhost:3000/mails',
  ]);
});

test('a public shop names the address by which staff reach it, and no mails', () => {
  const lines = addressesOf('http://localhost:3000', 'https://shop.example', false);
  expect(lines[0]).toBe('ready http://localhost:3000');
  expect(lines[1]).toContain('https://shop.example/admin');
  expect(lines.join('\n')).not.toContain('/mails');
});
