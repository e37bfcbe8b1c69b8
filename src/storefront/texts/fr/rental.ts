import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const prices = 'Ce que coûte la location';
export const pricesId = 'mietpreise';
export const pricesIntro =
  'Le prix de location est une part du prix de vente. Le voici calculé sur deux exemples, tout compris.';
export const duration = 'Durée';
export const example: Record<ShopType, (priceCents: number) => string> = {
  vintage: (priceCents) => `Enfilade vintage à ${formatEuros(priceCents)}`,
  boatwood: (priceCents) => `Table en bois de bateau à ${formatEuros(priceCents)}`,
};
export const term = (option: RentOption): string => termName[option].replace(' ', '\u00a0');
const decimal = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const percent = (value: number): string => `${decimal.format(value)}\u00a0%`;
export const grossShare = percent;
export const share = (value: number): string => `${percent(value)} du prix`;
export const taxNote = (percentOnTop: number): string =>
  `Prix TVA comprise, frais de livraison en sus. Pour les meubles vintage, ${percent(percentOnTop)} de TVA sont ajoutés à cette part\u202f; pour le bois de bateau, elle est déjà comprise dans le prix de vente.`;
export const worked = (priceCents: number, option: RentOption, netCents: number, taxCents: number): string =>
  `Le calcul est le suivant\u00a0: ${percent((netCents / priceCents) * 100)} de ${formatEuros(priceCents)} font ${formatEuros(netCents)}, plus ${formatEuros(taxCents)} de TVA. L’enfilade coûte donc ${formatEuros(netCents + taxCents)} pour ${term(option)}.`;

export const gallery = 'Meubles en location';
export const tagline = 'Utiliser, rendre, transmettre.';
export const contactHeading = 'Une phrase suffit';
export const contactText =
  'Quels meubles, de quand à quand, à quel endroit\u00a0: il ne nous en faut pas plus pour vous faire une offre.';
export const browse = 'Choisir des meubles';
export const call = 'Téléphone';
export const write = 'E-mail';
