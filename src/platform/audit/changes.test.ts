import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('only what differs is kept', () => {
  expect(changesBetween({ name: 'Ada', role: 'office' }, { name: 'Ada', role: 'owner' })).toEqual({
    before: { role: 'office' },
    after: { role: 'owner' },
  });
});

test('new and deleted records are recorded whole', () => {
  expect(changesBetween(null, { name: 'Ada' })).toEqual({ before: null, after: { name: 'Ada' } });
  expect(changesBetween({ name: 'Ada' }, null)).toEqual({ before: { name: 'Ada' }, after: null });
});

test('secrets are left out at any depth', () => {
  const after = {
    passwordHash: 'scrypt$…',
    bank: { apiToken: 'abc', iban: 'DE02' },
    links: [{ token: 'x' }],
  };
  const kept = changesBetween(null, after);
  expect(kept.after).toEqual({
    passwordHash: '[redacted]',
    bank: { apiToken: '[redacted]', iban: 'DE02' },
    links: [{ token: '[redacted]' }],
  });
});

test('a changed secret is recorded without its value', () => {
  const kept = changesBetween({ password: 'old' }, { password: 'new' });
  expect(kept).toEqual({ before: { password: '[redacted]' }, after: { password: '[redacted]' } });
});
