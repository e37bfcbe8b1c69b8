import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const prices = 'What renting costs';
export const pricesId = 'mietpreise';
export const pricesIntro =
  'The rent is a share of the sale price. Here it is worked out for two examples, everything included.';
export const duration = 'Rental period';
export const example: Record<ShopType, (priceCents: number) => string> = {
  vintage: (priceCents) => `Vintage sideboard for ${formatEuros(priceCents)}`,
  boatwood: (priceCents) => `Boat-wood table for ${formatEuros(priceCents)}`,
};
export const term = (option: RentOption): string => termName[option].replace(' ', '\u00a0');
const decimal = /* @__PURE__ */ new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${decimal.format(value)}%`;
export const grossShare = percent;
export const share = (value: number): string => `${percent(value)} of the price`;
export const taxNote = (percentOnTop: number): string =>
  `Prices incl. VAT, plus delivery. For vintage furniture, ${percent(percentOnTop)} VAT on the share is included; for boat wood it is already part of the sale price.`;
export const worked = (priceCents: number, option: RentOption, netCents: number, taxCents: number): string =>
  `This is how we work it out: ${percent((netCents / priceCents) * 100)} of ${formatEuros(priceCents)} is ${formatEuros(netCents)}, plus ${formatEuros(taxCents)} VAT. So the sideboard costs ${formatEuros(netCents + taxCents)} for ${term(option)}.`;

export const gallery = 'Our furniture on hire';
export const tagline = 'Use it, return it, pass it on.';
export const contactHeading = 'One sentence will do';
export const contactText =
  'Which pieces, from when to when, and where: we need no more to make you an offer.';
export const browse = 'Choose furniture';
export const call = 'Phone';
export const write = 'Email';
