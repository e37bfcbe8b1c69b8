import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const read = { id: 'a', title: 'Sofa', sizes: { widthMm: 900 }, tags: ['rot'], version: 7 };

test.each([
  ['nothing changed', {}, {}],
  ['a text', { title: 'Sessel' }, { title: 'Sessel' }],
  ['something inside', { sizes: { widthMm: 800 } }, { sizes: { widthMm: 800 } }],
  ['a list', { tags: ['rot', 'blau'] }, { tags: ['rot', 'blau'] }],
  ['emptied', { title: null }, { title: null }],
])('%s: only that is sent, and the version that was read', (_, change, sent) => {
  expect(changedFields({ ...read, ...change }, read)).toEqual({ ...sent, version: 7 });
});

test('a version in the form itself cannot hide that somebody else was faster', () => {
  expect(changedFields({ ...read, version: 9 }, read)).toEqual({ version: 7 });
});

test('without the version that was read, everything is sent', () => {
  expect(changedFields({ title: 'Sofa' }, undefined)).toEqual({ title: 'Sofa' });
});
