import { formatEuros } from './shell.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';

export { soldOut } from '../wording/quoted.ts';
export const savingBadge = (cents: number): string => `AHORRA ${formatEuros(cents)}`;
export const lowestPrice = (cents: number): string =>
  `Precio más bajo de los últimos 30 días: ${formatEuros(cents)}`;
export const priceNow = 'Precio';
export const priceBefore = 'Antes';
/** § 6 (1) PAngV, beside each price before it can be put into the cart. */
export const priceNote = 'IVA incl., más envío';
export const includedVat = (percents: readonly number[]): string =>
  `IVA del ${percents.join('\u00a0% y ').replace('.', ',')}\u00a0% incl.`;
export const containedVat = 'IVA del 19\u00a0% incl.';
export const marginTax =
  'IVA incl., régimen especial de bienes usados según el §\u00a025a\u00a0UStG, sin desglose';
export const reservedUntil = (moment: string, now: string): string =>
  `reservada hasta ${timeOrDate(moment, now)}`;
export const rentedUntil = (moment: string): string => `alquilada hasta el ${date.format(new Date(moment))}`;
/** For a piece that is unavailable online although it is not sold. */
export const away = {
  showroom: 'En la exposición',
  workshop: 'En el taller',
  elsewhere: 'No disponible en línea',
  rented: 'alquilada',
} as const;
export const noPreview = 'Sin vista previa';
export const empty = 'Ahora mismo no hay productos en esta colección.';

export { spanish as conditionName } from '../../../shared/pieces/condition.ts';

export const buy = 'Comprar';
export const rent = 'Alquilar';
/** The rental durations as they are shown. */
export const termName: Record<RentOption, string> = {
  '1 Tag': '1 día',
  '1 Woche': '1 semana',
  '1 Monat': '1 mes',
  '1 Jahr': '1 año',
  '2 Jahre': '2 años',
};
export const wishlist = 'Lista de deseos';
export const cartButton = 'Cesta';
export const inBadge = (count: number): string => (count === 1 ? '1 pieza' : `${count} piezas`);
export const paymentMeans = 'Formas de pago';

/**
 * A hold lasts half an hour or some days. If it ends today, the time is shown, otherwise the day as well, with its last
 * minute, since midnight belongs to the day before.
 */
function timeOrDate(moment: string, now: string): string {
  const end = Date.parse(moment);
  const today = date.format(end) === date.format(Date.parse(now));
  return today ? `las ${time.format(end)}` : `el ${dayAndTime.format(end - 1)}`;
}

export const guarantee = 'Garantía legal';
export const guaranteeText =
  'Los consumidores tienen garantía legal sobre las piezas que compran: dos años desde la entrega, también si son usadas. Reparamos o sustituimos gratis; si no es posible, puedes pedir una rebaja del precio o resolver el contrato.';
export const guaranteeLink = 'Todo sobre la garantía';

const zone = { timeZone: 'Europe/Berlin' } as const;
const date = new Intl.DateTimeFormat('es-ES', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('es-ES', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
