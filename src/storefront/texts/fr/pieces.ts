import { formatEuros, inFrench } from './shell.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';

export { soldOut } from '../wording/quoted.ts';
export const savingBadge = (cents: number): string => `REMISE ${formatEuros(cents)}`;
export const lowestPrice = (cents: number): string =>
  `Prix le plus bas des 30 derniers jours\u00a0: ${formatEuros(cents)}`;
export const priceNow = 'Prix';
export const priceBefore = 'Auparavant';
/** § 6 (1) PAngV, beside each price before it can be put into the cart. */
export const priceNote = 'TTC, hors frais de livraison';
export const includedVat = (percents: readonly number[]): string =>
  `TVA de ${percents.join('\u00a0% et ').replace('.', ',')}\u00a0% incluse`;
export const containedVat = 'TVA de 19\u00a0% incluse';
export const marginTax =
  'TTC, régime de la TVA sur la marge selon le §\u00a025a UStG, sans mention séparée de la TVA';
export const reservedUntil = (moment: string, now: string): string =>
  `réservée jusqu’${timeOrDate(moment, now)}`;
export const rentedUntil = (moment: string): string => `louée jusqu’au ${date.format(new Date(moment))}`;
/** For a piece that is unavailable online although it is not sold. */
export const away = {
  showroom: 'Au showroom',
  workshop: 'À l’atelier',
  elsewhere: 'Pas en ligne actuellement',
  rented: 'louée',
} as const;
export const noPreview = 'Aperçu indisponible';
export const empty = 'Il n’y a actuellement aucun produit dans cette collection.';

export { french as conditionName } from '../../../shared/pieces/condition.ts';

export const buy = 'Acheter';
export const rent = 'Louer';
/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 jour',
  '1 Woche': '1 semaine',
  '1 Monat': '1 mois',
  '1 Jahr': '1 an',
  '2 Jahre': '2 ans',
};
export const wishlist = 'Liste d’envies';
export const cartButton = 'Panier';
export const inBadge = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);
export const paymentMeans = 'Moyens de paiement';

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function timeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? `à ${time.format(end)}` : `au ${dayAndTime.format(end - 1)}`;
}

export const guarantee = 'Garantie légale';
export const guaranteeText =
  'Les consommateurs bénéficient de la garantie légale sur les pièces achetées\u00a0: deux ans à compter de la délivrance, y compris d’occasion. Nous réparons ou remplaçons gratuitement\u202f; si cela échoue, vous pouvez demander une réduction du prix ou résoudre le contrat.';
export const guaranteeLink = 'Tout sur la garantie';

const zone = { timeZone: 'Europe/Berlin' } as const;
const date = inFrench(
  new Intl.DateTimeFormat('fr-FR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' }),
);
const time = inFrench(new Intl.DateTimeFormat('fr-FR', { ...zone, hour: '2-digit', minute: '2-digit' }));
const dayAndTime = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    ...zone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }),
);
