import { expect, test } from 'vitest';
import { consentTextVersion } from '../../shared/consent.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { readDecision } from './use-consent.ts';

const now = new Date('2028-02-29T12:00:00Z');
const kept = {
  subject: 'a'.repeat(32),
  version: consentTextVersion,
  at: '2028-02-01T12:00:00Z',
  services: { maps: true },
};
const days = (count: number) => new Date(now.getTime() - count * dayMs).toISOString();

test('a decision on the words of today counts for a year', () => {
  expect(readDecision(JSON.stringify(kept), now)).toEqual(kept);
  expect(readDecision(JSON.stringify({ ...kept, at: days(365) }), now)).not.toBeNull();
});

test.each<[string, unknown]>([
  ['older than a year', { ...kept, at: days(366) }],
  ['from the future', { ...kept, at: days(-2) }],
  ['at no time', { ...kept, at: 'gestern' }],
  ['on other words', { ...kept, version: '2020-01-01' }],
  ['without its services', { ...kept, services: {} }],
  ['of another kind', { ...kept, services: { maps: 'ja' } }],
  ['nobody’s', { ...kept, subject: 7 }],
  ['nothing', null],
  ['a text', 'ja'],
])('%s: none', (_what, value) => {
  expect(readDecision(JSON.stringify(value), now)).toBeNull();
  expect(readDecision('{', now)).toBeNull();
});
