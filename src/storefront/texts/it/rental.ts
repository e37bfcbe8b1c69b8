import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const prices = 'Quanto costa il noleggio';
export const pricesId = 'mietpreise';
export const pricesIntro =
  'Il noleggio è una quota del prezzo di vendita. Qui è calcolata per due esempi, tutto compreso.';
export const duration = 'Durata';
export const example: Record<ShopType, (priceCents: number) => string> = {
  vintage: (priceCents) => `Credenza vintage da ${formatEuros(priceCents)}`,
  boatwood: (priceCents) => `Tavolo in legno di barca da ${formatEuros(priceCents)}`,
};
export const term = (option: RentOption): string => termName[option].replace(' ', '\u00a0');
const decimal = /* @__PURE__ */ new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${decimal.format(value)}%`;
export const grossShare = percent;
export const share = (value: number): string => `${percent(value)} del prezzo`;
export const taxNote = (percentOnTop: number): string =>
  `Prezzi IVA inclusa, più consegna. Per i mobili vintage alla quota si aggiunge l’IVA del ${percent(percentOnTop)}, già calcolata; per il legno di barca è già compresa nel prezzo di vendita.`;
export const worked = (priceCents: number, option: RentOption, netCents: number, taxCents: number): string =>
  `Il conto è questo: il ${percent((netCents / priceCents) * 100)} di ${formatEuros(priceCents)} è ${formatEuros(netCents)}, più ${formatEuros(taxCents)} di IVA. Per ${term(option)} la credenza costa quindi ${formatEuros(netCents + taxCents)}.`;

export const gallery = 'Mobili a noleggio';
export const tagline = 'Usare, restituire, passare ad altri.';
export const contactHeading = 'Basta una frase';
export const contactText = 'Quali mobili, da quando a quando e dove: per un preventivo non ci serve altro.';
export const browse = 'Scegli i mobili';
export const call = 'Telefono';
export const write = 'Email';
