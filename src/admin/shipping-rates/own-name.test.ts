import { expect, test } from 'vitest';
import { ownName, ownPostalCodes } from './own-name.ts';
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

const place = (name: string, country: string, postalCodes: string) => ({
  name,
  country,
  postalCodes,
  feesCents: null,
  deliveryWeeks: null,
});
const places = [
  place('Übersee', 'FR', '971-976, 978'),
  place('Korsika', 'FR', '20'),
  place('Insel', 'FR', 'Insel, 974'),
  place('Mayotte', 'FR', '976'),
  place('Irgendwo', '', 'Insel'),
];

test.each([
  [0, []],
  [1, []],
  [2, [/^Insel: So beginnt dort keine Postleitzahl/]],
  [3, [/^Übersee: Dieser Ort hat Postleitzahlen, die auch hier stehen$/]],
  // Its country comes first.
  [4, []],
])('a form says of a place’s postal codes what the server would: %i', (index, said) => {
  const problems = ownPostalCodes(index)
    .map((check): unknown => check(places[index]?.postalCodes, { freight: { ...freight, places } }, {}))
    .filter((problem) => problem !== undefined);
  expect(problems).toEqual(said.map((sentence) => expect.stringMatching(sentence) as unknown));
});
