import { describe, expect, test } from 'vitest';
import { countries } from '../../../shared/places/country.ts';
import { vatTerritoryOf } from '../../../shared/places/place-of.ts';
import { standardRateAt } from './standard-rates.ts';

describe('the standard rate at a place', () => {
  test.each([
    ['AT', '1010', 20, 'AT'],
    ['AT', '6691', 19, 'AT'],
    ['AT', '6992', 19, 'AT'],
    ['AT', '6900', 20, 'AT'],
    ['DK', '1050', 25, 'DK'],
    ['FI', '00100', 25.5, 'FI'],
    ['FR', '75004', 20, 'FR'],
    ['FR', '98000', 20, 'FR'],
    ['MC', '98000', 20, 'FR'],
    ['GB', 'BT1 1AA', 20, 'XI'],
    ['HU', '1011', 27, 'HU'],
    ['LU', '1111', 17, 'LU'],
    ['PT', '1000-001', 23, 'PT'],
    ['PT', '9000-001', 22, 'PT'],
    ['PT', '9500-001', 16, 'PT'],
  ])('%s %s: %d %%', (country, postalCode, percent, whose) => {
    expect(standardRateAt({ country, postalCode }, '2026-11-28')).toEqual({ percent, country: whose });
  });

  test.each([
    ['EE', '2025-06-30', 22],
    ['EE', '2025-07-01', 24],
    ['FI', '2024-08-31', 24],
    ['FI', '2024-09-01', 25.5],
    ['RO', '2025-07-31', 19],
    ['RO', '2025-08-01', 21],
    ['SK', '2024-12-31', 20],
    ['SK', '2025-01-01', 23],
  ])('%s on %s: %d %%', (country, day, percent) => {
    expect(standardRateAt({ country, postalCode: '10000' }, day).percent).toBe(percent);
  });

  test('is known for all other 26 member states, and wherever the shop ships to', () => {
    const members = 'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    );
    expect(members).toHaveLength(26);
    const shipped = countries
      .map(({ code }) => code)
      .filter((country) => vatTerritoryOf({ country, postalCode: '' }) === 'eu');
    for (const country of [...members, ...shipped]) {
      // Art. 97 of Directive 2006/112/EC: at least 15 %; none is above Hungary's.
      const { percent } = standardRateAt({ country, postalCode: '' }, '2026-11-28');
      expect(percent, country).toBeGreaterThanOrEqual(15);
      expect(percent, country).toBeLessThanOrEqual(27);
    }
  });

  test('is never guessed', () => {
    expect(() => standardRateAt({ country: 'CH', postalCode: '8001' }, '2026-11-28')).toThrow(RangeError);
    expect(() => standardRateAt({ country: 'LU', postalCode: '1111' }, '2023-12-31')).toThrow(RangeError);
  });
});
