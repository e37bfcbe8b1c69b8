import { expect, test } from 'vitest';
import { ownName } from './own-name.ts';
import type { Freight } from './rates.ts';

const freight: Freight = {
  kgPerCubicMetre: 200,
  sizes: [
    { name: 'Palette', upToKg: 75 },
    { name: 'palette', upToKg: 500 },
    { name: null, upToKg: null },
  ],
  zones: [],
};

test.each([
  ['sizes', 0, undefined],
  ['sizes', 1, 'Eine andere Größe heißt schon so'],
  ['sizes', 2, undefined],
  ['places', 0, undefined],
] as const)('a form names the field of a name given twice: %s %i', (list, index, said) => {
  const name = freight[list]?.[index]?.name ?? '';
  const problems = ownName(list, index).map((check): unknown =>
    check(name === '' ? 'Kiste' : name, { freight }, {}),
  );
  expect(problems.filter((problem) => problem !== undefined)).toEqual(said === undefined ? [] : [said]);
});
