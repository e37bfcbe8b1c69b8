import { expect, test } from 'vitest';
import { places } from '../../src/admin/places.tsx';
import { walks } from '../browser/office-walk/all.ts';

/** Screens that are not in the menu. */
const others = ['today'];

test('every place of the back office is walked through in a browser', () => {
  const walked = new Set(walks.map(({ place }) => place));
  const missing = places.map(({ name }) => name).filter((name) => !walked.has(name));
  expect(missing, 'places without a walk in tests/browser/office-walk').toEqual([]);
});

test('every walk leads somewhere that exists, once', () => {
  const names = walks.map(({ place }) => place);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const known = new Set([...places.map(({ name }) => name), ...others]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('a place is walked completely: every field is filled in, every entry is opened', () => {
  const faults = places.flatMap((place) => {
    const walk = walks.find(({ place: name }) => name === place.name);
    if (walk === undefined || place.kind === 'page') return [];
    const { create, edit, show } = place.views;
    return [
      ...(create !== undefined && walk.create === undefined ? [`${place.name}: nothing is created`] : []),
      ...((edit ?? show) !== undefined && (walk.entries?.('') ?? []).length === 0
        ? [`${place.name}: no entry is opened`]
        : []),
    ];
  });
  expect(faults).toEqual([]);
});
