import type { CountryCode } from '../../../../shared/places/country.ts';
import { countryName } from '../shell/countries.ts';
import { weeks } from '../pages/delivery.ts';

interface Place {
  readonly country: CountryCode;
  readonly postalCode: string;
  readonly city: string;
}

const placeName = ({ country, postalCode, city }: Place): string =>
  `${`${postalCode} ${city}`.trim()}${country === 'DE' ? '' : `, ${countryName[country]}`}`;

export const byPostalCode = 'Delivery to (German postcode)';
export const calculator = 'Calculate delivery costs';
export { calculate } from '#texts/shell/quoted.ts';
export const idle = 'Street, postcode and town are enough: the price to your door then appears here.';
export const calculating = 'Calculating the delivery costs…';
export const deliveryTo = (place: Place): string => `Delivery to ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}: ${price}`;
const vat = { with: ', price incl. VAT', without: ', without German VAT', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string => `Within ${weeks(count)}${vat[is]}.`;
/** Of pieces that are exported. */
export const piecesThere = (price: string): string =>
  `The pieces cost ${price} there, without German VAT as well.`;
export const toTheDoor = 'Into your home, whatever the floor.';
export const toTheKerb = 'By freight on a pallet to the kerb.';
export const saved = (amount: string): string =>
  `Discount for several pieces included: ${amount} less than one by one.`;
export const assembly = 'Assembly is possible there.';
export const noAssembly = 'Assembly is offered in Berlin and Potsdam only.';
export const remembered =
  'Your browser remembers the calculated address for the next pieces and the checkout.';
export const forget = 'Forget the address';
export const checkPlace = 'Please check the postcode and town.';
export const change = 'Change address';

/** Word for word: section 8 of the specification. */
export { notConfigured } from '#texts/shell/quoted.ts';
export { noRates } from '#texts/shell/quoted.ts';
export { calculationFailed as failed } from '#texts/shell/quoted.ts';

export const elsewhere = 'Another country (on request)';
