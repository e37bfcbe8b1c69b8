import { describe, expect, test } from 'vitest';
import { placeProblem as problemOf, type PlaceProblem } from './place-problem.ts';

const german = new Set(['25980', '10245', '14467', '80331', '49632', '15230']);
const placeProblem = (to: Parameters<typeof problemOf>[0]): PlaceProblem | null => problemOf(to, german);

describe('a place', () => {
  test.each([
    ['DE', '10245', 'Berlin', null],
    ['DE', ' 10245 ', 'berlin-friedrichshain', null],
    ['DE', '10245', 'Friedrichshain', null],
    ['DE', '14467', 'Potsdam/Babelsberg', null],
    ['DE', '80331', 'München Altstadt', null],
    // Towns that share the name of a larger one are not refused.
    ['DE', '49632', 'Essen', null],
    ['DE', '15230', 'Frankfurt (Oder)', null],
    ['DE', '10245', '', null],
    ['DE', '', 'Berlin', null],
    ['DE', '10245', 'constructor', null],
    ['DE', '10245', 'München', 'town-elsewhere'],
    ['DE', '10245', 'Muenchen', 'town-elsewhere'],
    ['DE', '80331', 'Berlin', 'town-elsewhere'],
    ['DE', '10245', 'Potsdam', 'town-elsewhere'],
    ['DE', '10000', 'Berlin', 'postal-code-unknown'],
    ['DE', '12345', 'Berlin', 'postal-code-unknown'],
    ['DE', '99999', '', 'postal-code-unknown'],
    ['DE', '1024', 'Berlin', 'postal-code-form'],
    ['DE', 'D-10245', 'Berlin', null],
    ['DE', '10 245', 'Berlin', null],
    ['DE', 'D-10245', 'München', 'town-elsewhere'],
    ['DE', 'DE-10000', 'Berlin', 'postal-code-unknown'],
    ['DE', '10245a', 'Berlin', 'postal-code-form'],
    ['DE', '25980', 'Sylt', null],
    ['AT', '1010', 'Wien', null],
    ['AT', 'A-1010', 'Wien', null],
    ['AT', '10245', 'Wien', 'postal-code-form'],
    ['NL', '1012 AB', 'Amsterdam', null],
    ['NL', '1012', 'Amsterdam', null],
    ['GB', 'SW1A 1AA', 'London', null],
    ['GB', '10245', 'London', 'postal-code-form'],
    ['IE', 'D02 AF30', 'Dublin', null],
    ['LV', 'LV-1010', 'Riga', null],
    ['SE', '111 20', 'Stockholm', null],
    ['PL', '00-950', 'Warszawa', null],
    ['PT', '1100-148', 'Lisboa', null],
    // Where the shop has no rates, it does not know the postal codes either.
    ['US', '10001', 'New York', null],
  ] as const)('%s %s %s', (country, postalCode, city, problem) => {
    expect(placeProblem({ country, postalCode, city })).toBe(problem);
  });
});
