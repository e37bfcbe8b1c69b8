import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const prices = 'Cuánto cuesta el alquiler';
export const pricesId = 'mietpreise';
export const pricesIntro =
  'El alquiler es una parte del precio de venta. Aquí está calculado con dos ejemplos, todo incluido.';
export const duration = 'Duración';
export const example: Record<ShopType, (priceCents: number) => string> = {
  vintage: (priceCents) => `Aparador vintage de ${formatEuros(priceCents)}`,
  boatwood: (priceCents) => `Mesa de madera de barco de ${formatEuros(priceCents)}`,
};
export const term = (option: RentOption): string => termName[option].replace(' ', '\u00a0');
const decimal = /* @__PURE__ */ new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${decimal.format(value)}\u00a0%`;
export const grossShare = percent;
export const share = (value: number): string => `${percent(value)} del precio`;
export const taxNote = (percentOnTop: number): string =>
  `Precios con IVA, más gastos de envío. En los muebles vintage se ha sumado a esa parte un ${percent(percentOnTop)} de IVA; en los de madera de barco, el precio de venta ya lo incluye.`;
export const worked = (priceCents: number, option: RentOption, netCents: number, taxCents: number): string =>
  `La cuenta es esta: el ${percent((netCents / priceCents) * 100)} de ${formatEuros(priceCents)} son ${formatEuros(netCents)}, más ${formatEuros(taxCents)} de IVA. Así, el aparador cuesta ${formatEuros(netCents + taxCents)} por ${term(option)}.`;

export const gallery = 'Muebles en alquiler';
export const tagline = 'Usar, devolver, compartir.';
export const contactHeading = 'Basta con una frase';
export const contactText =
  'Qué muebles, desde cuándo hasta cuándo y dónde: no necesitamos más para hacerte una oferta.';
export const browse = 'Elegir muebles';
export const call = 'Teléfono';
export const write = 'Correo electrónico';
