import type { DeliveryArea } from '../../../modules/shipping/index.ts';
import type { PlaceId } from '../../../shared/places/place-of.ts';

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
export const elsewhereNote =
  'All other places in a country, islands included, cost what the table says for that country.';
export const berlinTime = (within: string): string =>
  `In Berlin, Potsdam and the surrounding area we deliver within ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceId, string> = {
  helgoland: 'Helgoland',
  buesingen: 'Büsingen',
  'german-islands': 'German islands without a road (such as Sylt or Juist)',
  'french-departments': 'French overseas departments',
  'french-territories': 'French overseas territories',
  'canary-islands': 'Canary Islands',
  'ceuta-melilla': 'Ceuta and Melilla',
  madeira: 'Madeira',
  azores: 'Azores',
  livigno: 'Livigno',
  'san-marino': 'San Marino',
  vatican: 'Vatican City',
  campione: 'Campione',
  aland: 'Åland',
  athos: 'Mount Athos',
  greenland: 'Greenland',
  svalbard: 'Svalbard and Jan Mayen',
  'crown-dependencies': 'Jersey, Guernsey and the Isle of Man',
  gibraltar: 'Gibraltar',
  'northern-ireland': 'Northern Ireland',
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

const listOf = /* @__PURE__ */ new Intl.ListFormat('en-GB', { type: 'conjunction' });
const short = /* @__PURE__ */ new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
