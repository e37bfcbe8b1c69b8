import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const prices = 'Was die Miete kostet';
export const pricesId = 'mietpreise';
export const pricesIntro =
  'Die Miete ist ein Anteil am Verkaufspreis. Hier ist er für zwei Beispiele ausgerechnet, alles inbegriffen.';
export const duration = 'Mietdauer';
export const example: Record<ShopType, (priceCents: number) => string> = {
  vintage: (priceCents) => `Vintage-Sideboard für ${formatEuros(priceCents)}`,
  boatwood: (priceCents) => `Bootsholz-Tisch für ${formatEuros(priceCents)}`,
};
export const term = (option: RentOption): string => termName[option].replace(' ', '\u00a0');
const decimal = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${decimal.format(value)}\u00a0%`;
export const grossShare = percent;
export const share = (value: number): string => `${percent(value)} des Preises`;
export const taxNote = (percentOnTop: number): string =>
  `Preise inkl. MwSt., zzgl. Lieferung. Bei Vintage-Möbeln sind ${percent(percentOnTop)} Mehrwertsteuer auf den Anteil eingerechnet; bei Bootsholz ist sie schon im Verkaufspreis enthalten.`;
export const worked = (priceCents: number, option: RentOption, netCents: number, taxCents: number): string =>
  `Gerechnet wird so: ${percent((netCents / priceCents) * 100)} von ${formatEuros(priceCents)} sind ${formatEuros(netCents)}, dazu ${formatEuros(taxCents)} Mehrwertsteuer. Das Sideboard kostet für ${term(option)} also ${formatEuros(netCents + taxCents)}.`;

export const gallery = 'Vermietete Möbel';
export const tagline = 'Benutzen, zurückgeben, weiterreichen.';
export const contactHeading = 'Ein Satz genügt';
export const contactText =
  'Welche Möbel, von wann bis wann, an welchen Ort: Mehr brauchen wir nicht für ein Angebot.';
export const browse = 'Möbel aussuchen';
export const call = 'Telefon';
export const write = 'E-Mail';
