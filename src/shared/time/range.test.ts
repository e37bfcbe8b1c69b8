import { expect, test } from 'vitest';
import { endsBeforeItBegins, type Range } from './range.ts';

test.each<[string, Range, boolean]>([
  ['two days in order', { from: '2026-01-31', to: '2026-02-01' }, false],
  ['one day', { from: '2026-06-15', to: '2026-06-15' }, false],
  ['the end before the beginning', { from: '2026-06-15', to: '2026-06-14' }, true],
  [
    'moments, the earlier one of another zone',
    {
      from: '2026-06-15T10:00:00.000Z',
      to: '2026-06-15T11:30:00+02:00',
    },
    true,
  ],
  ['the same as dates', { from: new Date(2), to: new Date(1) }, true],
  ['a minute apart', { from: '2026-06-15T09:59:00Z', to: '2026-06-15T10:00:00Z' }, false],
  ['no beginning', { to: '2026-06-14' }, false],
  ['no end', { from: '2026-06-15', to: null }, false],
  ['an emptied field', { from: '2026-06-15', to: '' }, false],
  ['what is no day', { from: '2026-06-15', to: 'soon' }, false],
])('%s', (_name, range, ends) => {
  expect(endsBeforeItBegins(range)).toBe(ends);
});
