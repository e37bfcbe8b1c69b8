import { isAmong, readPostalCodeRanges } from '../../../shared/places/postal-code-ranges.ts';
import { placeOf } from '../../../shared/places/place-of.ts';
import type { VatRate } from '../../../shared/money/exemption.ts';

/**
 * The standard rates of the other member states, and from which day on; what the shop sells is furniture, which is
 * reduced nowhere. Source: „VAT rates applied in the Member States of the European Union“ (European Commission, Taxes in
 * Europe Database). A change is one more line. `XI` is Northern Ireland, which is one of them for goods (Art. 8 of its
 * Protocol). The last four are parts of member states with a standard rate of their own (Art. 104, 105 of Directive
 * 2006/112/EC).
 */
const rates: readonly (readonly [area: string, from: string, percent: number])[] = [
  ['AT', '1984-01-01', 20],
  ['BE', '1996-01-01', 21],
  ['BG', '1999-01-01', 20],
  ['CY', '2014-01-13', 19],
  ['CZ', '2013-01-01', 21],
  ['DK', '1992-01-01', 25],
  ['EE', '2024-01-01', 22],
  ['EE', '2025-07-01', 24],
  ['ES', '2012-09-01', 21],
  ['FI', '2013-01-01', 24],
  ['FI', '2024-09-01', 25.5],
  ['FR', '2014-01-01', 20],
  ['GR', '2016-06-01', 24],
  ['HR', '2012-03-01', 25],
  ['HU', '2012-01-01', 27],
  ['IE', '2021-03-01', 23],
  ['IT', '2013-10-01', 22],
  ['LT', '2009-09-01', 21],
  ['LU', '2024-01-01', 17],
  ['LV', '2012-07-01', 21],
  ['MT', '2004-01-01', 18],
  ['NL', '2012-10-01', 21],
  ['PL', '2011-01-01', 23],
  ['PT', '2011-01-01', 23],
  ['RO', '2017-01-01', 19],
  ['RO', '2025-08-01', 21],
  ['SE', '1990-07-01', 25],
  ['SI', '2013-07-01', 22],
  ['SK', '2011-01-01', 20],
  ['SK', '2025-01-01', 23],
  ['XI', '2011-01-04', 20],
  ['AT Jungholz', '1984-01-01', 19],
  ['AT Mittelberg', '1984-01-01', 19],
  ['PT Azores', '2021-07-01', 16],
  ['PT Madeira', '2012-04-01', 22],
];

interface Address {
  readonly country: string;
  readonly postalCode: string;
}

const austrian = [
  { area: 'AT Jungholz', postalCodes: '6691' },
  { area: 'AT Mittelberg', postalCodes: '6991-6993' },
].map(({ area, postalCodes }) => ({ area, ...readPostalCodeRanges('AT', postalCodes) }));

/** The part of the EU whose rate holds at an address in another member state. */
function areaOf({ country, postalCode }: Address): string {
  switch (placeOf(country, postalCode)?.id) {
    case 'northern-ireland':
      return 'XI';
    case 'azores':
      return 'PT Azores';
    case 'madeira':
      return 'PT Madeira';
    default:
  }
  // Monaco counts as France (Art. 7 of the directive).
  if (country === 'MC') return 'FR';
  const austrianPart = country === 'AT' && austrian.find(({ ranges }) => isAmong('AT', postalCode, ranges));
  return austrianPart ? austrianPart.area : country;
}

/**
 * The standard rate at an address in another member state, and whose it is.
 * @param day '2028-02-29'
 * @throws RangeError when no rate is known there on that day
 */
export function standardRateAt(address: Address, day: string): VatRate {
  const area = areaOf(address);
  const valid = rates.filter(([of, from]) => of === area && from <= day);
  const [, , percent] = valid.at(-1) ?? [];
  if (percent === undefined) throw new RangeError(`no VAT rate of ${area} on ${day}`);
  return { percent, country: area.slice(0, 2) };
}
