import { toThe, formatEuros } from './shell.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';

export { soldOut } from '../wording/quoted.ts';
export const savingBadge = (cents: number): string => `RISPARMI ${formatEuros(cents)}`;
export const lowestPrice = (cents: number): string =>
  `Prezzo più basso degli ultimi 30 giorni: ${formatEuros(cents)}`;
export const priceNow = 'Prezzo';
export const priceBefore = 'Prima';
/** § 6 (1) PAngV, beside each price before it can be put into the cart. */
export const priceNote = 'IVA inclusa, più spedizione';
export const includedVat = (percents: readonly number[]): string =>
  `IVA ${percents.join('% e ').replace('.', ',')}% inclusa`;
export const containedVat = 'IVA 19% inclusa';
export const marginTax =
  'IVA inclusa, regime del margine ai sensi del §\u00a025a\u00a0UStG, non esposta separatamente';
export const reservedUntil = (moment: string, now: string): string =>
  `riservato fino ${toTimeOrDate(moment, now)}`;
export const rentedUntil = (moment: string): string =>
  `noleggiato fino ${toThe(date.format(new Date(moment)))}`;
/** For a piece that is unavailable online although it is not sold. */
export const away = {
  showroom: 'Nello showroom',
  workshop: 'In laboratorio',
  elsewhere: 'Al momento non online',
  rented: 'noleggiato',
} as const;
export const noPreview = 'Anteprima non disponibile';
export const empty = 'Al momento non ci sono prodotti in questa collezione.';

export { italian as conditionName } from '../../../shared/pieces/condition.ts';

export const buy = 'Acquista';
export const rent = 'Noleggia';
/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 giorno',
  '1 Woche': '1 settimana',
  '1 Monat': '1 mese',
  '1 Jahr': '1 anno',
  '2 Jahre': '2 anni',
};
export const wishlist = 'Lista dei desideri';
export const cartButton = 'Carrello';
export const inBadge = (count: number): string => (count === 1 ? '1 pezzo' : `${count} pezzi`);
export const paymentMeans = 'Metodi di pagamento';

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function toTimeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? `alle ore ${time.format(end)}` : toThe(dayAndTime.format(end - 1));
}

export const guarantee = 'Garanzia legale';
export const guaranteeText =
  'Sui pezzi acquistati i consumatori hanno la garanzia legale: due anni dalla consegna, anche sull’usato. Ripariamo o sostituiamo gratuitamente; se non è possibile, puoi chiedere una riduzione del prezzo o la risoluzione del contratto.';
export const guaranteeLink = 'Tutto sulla garanzia';

const zone = { timeZone: 'Europe/Berlin' } as const;
const date = new Intl.DateTimeFormat('it-IT', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('it-IT', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
