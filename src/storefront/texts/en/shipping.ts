import type { CountryCode } from '../../../shared/places/country.ts';
import { countryName } from './countries.ts';
import { weeks } from './delivery.ts';

interface Place {
  readonly country: CountryCode;
  readonly postalCode: string;
  readonly city: string;
}

const placeName = ({ country, postalCode, city }: Place): string =>
  `${`${postalCode} ${city}`.trim()}${country === 'DE' ? '' : `, ${countryName[country]}`}`;

export const byPostalCode = 'Delivery to (German postcode)';
export const calculator = 'Calculate delivery costs';
export { calculate } from '../wording/quoted.ts';
export const idle = 'Street, postcode and town are enough: the price to your door then appears here.';
export const calculating = 'Calculating the delivery costs…';
export const deliveryTo = (place: Place): string => `Delivery to ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}: ${price}`;
const vat = { with: ', price incl. VAT', without: ', without German VAT', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string => `Within ${weeks(count)}${vat[is]}.`;
/** For pieces that are exported. */
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
export { notConfigured } from '../wording/quoted.ts';
export { noRates } from '../wording/quoted.ts';
export { calculationFailed as failed } from '../wording/quoted.ts';

export const elsewhere = 'Another country (on request)';

export const requestIntro =
  'We ship worldwide, insured. We will ask freight carriers for a price on your behalf and get back to you.';
export const requestPiece = (count: number, title: string): string => `${count} × ${title}`;
export const requestName = 'Name';
export const requestMessage = 'Message';
export const requestMessageHint = 'For example the floor, a preferred date or a wooden crate';
export const sendRequest = 'Ask about delivery';
export const sendingRequest = 'Sending …';
export const requestNumber = (count: number): string => `Number of your enquiry: ${count}`;
