import type { DeliveryArea } from '../../../../modules/shipping/index.ts';
import type { PlaceName } from '../../../../shared/places/place-of.ts';

export const fees = 'Prices and delivery times';
export const feesId = 'preise';
export const areaCaption = 'Berlin and around: into your home, per delivery';
export const freightCaption = 'Germany and Europe: on a pallet to the kerb, per order';
export const destination = 'Where to';
export const fee = 'Price';
export const heavyFee = 'Four or six carriers';
export const areaName: Record<DeliveryArea, (near: readonly string[]) => string> = {
  friedrichshain: () => 'Friedrichshain',
  'near-friedrichshain': (near) => listOf.format(near),
  berlin: () => 'All other parts of Berlin',
  potsdam: () => 'Potsdam',
  'berlin-area': () => 'Around Berlin',
};
export const weeks = (count: number): string => (count === 1 ? '1\u00a0week' : `${count}\u00a0weeks`);
export const within = (count: number): string => `within ${weeks(count)}`;
/** Without cents if there are none: three of them are side by side on a phone. */
export const shortEuros = (cents: number): string => short.format(cents / 100);
export const upTo = (kg: number): string => `up to ${kg}\u00a0kg`;
export const freightNote =
  'What counts is the weight of all pieces together; for bulky furniture forwarders charge the room that it takes. Several pieces share pallets, and we take the cheapest combination.';
export const berlinTime = (within: string): string =>
  `In Berlin, Potsdam and the surrounding area we deliver within ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceName, string> = {
  Helgoland: 'Helgoland',
  Büsingen: 'Büsingen',
  'Deutsche Inseln ohne Straße': 'German islands without a road',
  'Französische Überseedépartements': 'French overseas departments',
  'Französische Überseegebiete': 'French overseas territories',
  'Kanarische Inseln': 'Canary Islands',
  'Ceuta und Melilla': 'Ceuta and Melilla',
  Madeira: 'Madeira',
  Azoren: 'Azores',
  Livigno: 'Livigno',
  'Campione d’Italia': 'Campione d’Italia',
  Åland: 'Åland',
  Athos: 'Mount Athos',
  Grönland: 'Greenland',
  'Spitzbergen und Jan Mayen': 'Svalbard and Jan Mayen',
  'Jersey, Guernsey und Isle of Man': 'Jersey, Guernsey and the Isle of Man',
  Gibraltar: 'Gibraltar',
  Nordirland: 'Northern Ireland',
};
export const worldwide = 'Rest of the world';
export const onRequest = 'on request';
export const pickup = 'Collection in Berlin';
export const free = 'free';
export const note = (assemblyCents: number): string =>
  `All prices incl. VAT. Assembly in Berlin and Potsdam: ${shortEuros(assemblyCents)} per piece. Several pieces of one order share delivery and freight.`;
export const gallery = 'How the furniture arrives';
export const closing = {
  heading: 'What would delivery to you cost?',
  text: 'Put a piece into the basket and enter your address there: the price is shown before you order. For overseas, please write to us.',
  label: 'Ask about delivery',
};

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const short = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
