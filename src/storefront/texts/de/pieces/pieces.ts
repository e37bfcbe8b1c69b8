import { formatEuros } from '../shell/money.ts';

export { soldOut } from '#texts/shell/quoted.ts';
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

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function timeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? time.format(end) : dayAndTime.format(end - 1);
}
