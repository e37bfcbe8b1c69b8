import { formatEuros } from './shell.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';

export { soldOut } from '../wording/quoted.ts';
export const savingBadge = (cents: number): string => `SPARE ${formatEuros(cents)}`;
export const lowestPrice = (cents: number): string =>
  `Niedrigster Preis der letzten 30 Tage: ${formatEuros(cents)}`;
export const priceNow = 'Preis';
export const priceBefore = 'Vorher';
/** § 6 (1) PAngV, beside each price before it can be put into the cart. */
export const priceNote = 'inkl. MwSt., zzgl. Versand';
export const includedVat = (percents: readonly number[]): string =>
  `Inkl. ${percents.join('% und ').replace('.', ',')}% MwSt`;
export const containedVat = 'Inkl. 19% MwSt';
export const marginTax =
  'inkl. MwSt., differenzbesteuert nach §\u00a025a\u00a0UStG, kein gesonderter Ausweis';
export const reservedUntil = (moment: string, now: string): string =>
  `reserviert bis ${timeOrDate(moment, now)}`;
export const rentedUntil = (moment: string): string => `vermietet bis ${date.format(new Date(moment))}`;
/** For a piece that is unavailable online although it is not sold. */
export const away = {
  showroom: 'Im Showroom',
  workshop: 'In der Werkstatt',
  elsewhere: 'Zurzeit nicht online',
  rented: 'vermietet',
} as const;
export const noPreview = 'Vorschau nicht verfügbar';
export const empty = 'Derzeit gibt es keine Produkte in dieser Kollektion.';

export { german as conditionName } from '../../../shared/pieces/condition.ts';

export const buy = 'Kaufen';
export const rent = 'Mieten';
/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 Tag',
  '1 Woche': '1 Woche',
  '1 Monat': '1 Monat',
  '1 Jahr': '1 Jahr',
  '2 Jahre': '2 Jahre',
};
export const wishlist = 'Wunschliste';
export const cartButton = 'Warenkorb';
export const inBadge = (count: number): string => (count === 1 ? '1 Stück' : `${count} Stück`);
export const paymentMeans = 'Zahlungsarten';

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function timeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? time.format(end) : dayAndTime.format(end - 1);
}

export const guarantee = 'Gewährleistung';
export const guaranteeText =
  'Verbraucher haben für gekaufte Stücke die gesetzliche Gewährleistung: zwei Jahre ab Übergabe, auch für gebrauchte. Wir reparieren oder ersetzen kostenlos; gelingt das nicht, können Sie den Preis mindern oder zurücktreten.';
export const guaranteeLink = 'Alles zur Gewährleistung';

const zone = { timeZone: 'Europe/Berlin' } as const;
const date = new Intl.DateTimeFormat('de-DE', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('de-DE', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
