import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { LineNews } from '../../features/cart/line-news.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const cart = 'Tu cesta';
export const close = 'Cerrar';
export const closeMessage = 'Cerrar el aviso';
export const notice = 'Aviso';
export const ok = 'Aceptar';

export const cartEmpty = 'Tu cesta está vacía.';
export const wishlistEmpty = 'Todavía no hay nada en tu lista de deseos.';
export const wishlistHint =
  'Pulsa el corazón de una pieza para guardarla aquí, en este navegador y sin iniciar sesión.';
export const withdrawn = 'Ya no está en la tienda.';
export const browse = 'Ver piezas';
export const remove = (title: string): string => `Quitar: ${title}`;
export const removeShort = 'Quitar';
export const removeAssembly = (title: string): string => `Quitar el montaje: ${title}`;
export const removeAssemblyShort = 'Quitar el montaje';
export const assemblyRemoved = (titles: readonly string[]): string =>
  `Hemos quitado el montaje de ${titles.length === 1 ? `«${titles[0]}»` : `${titles.length} piezas`}.`;
export const similar = 'Piezas parecidas';
export const similarTo = (title: string): string => `Piezas parecidas: ${title}`;
export const toWishlist = 'Pasar a la lista de deseos';
export const toWishlistOf = (title: string): string => `Pasar a la lista de deseos: ${title}`;
export const movedToWishlist = (title: string): string => `«${title}» está ahora en tu lista de deseos.`;
export const removed = (title: string): string => `Hemos quitado «${title}».`;
export const notAsWanted = (count: number): string =>
  count === 1
    ? 'Una pieza ya no está disponible tal como la elegiste. Quítala o cámbiala antes de finalizar la compra.'
    : `${count} piezas ya no están disponibles tal como las elegiste. Quítalas o cámbialas antes de finalizar la compra.`;
export function lineNews(news: LineNews): string {
  switch (news.kind) {
    case 'sold':
      return 'Ya se ha vendido.';
    case 'away':
      return 'Por ahora no se puede comprar en línea.';
    case 'reserved':
      return `Reservada para otra persona hasta el ${dayAndTime.format(Date.parse(news.until) - 1)}. Si acabas de pedirla tú, el enlace de nuestro correo te lleva al pago.`;
    case 'rented':
      return `Ya está alquilada hasta el ${day.format(new Date(news.until))}.`;
    case 'too-few':
      return news.available === 1 ? 'Solo queda 1.' : `Solo quedan ${news.available}.`;
    case 'price':
      return `Nuevo precio; antes, ${formatEuros(news.before)}.`;
  }
}
export const undo = 'Deshacer';
export const more = (title: string): string => `Añadir una: ${title}`;
export const less = (title: string): string => `Quitar una: ${title}`;
export const quantity = (count: number): string => `Cantidad: ${count}`;
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: ahora ${count}, ${formatEuros(cents)}.`;
export const rentedFor = (option: RentOption): string => `Alquiler: ${termName[option]}`;
export const rentalRuns =
  'El alquiler empieza con la entrega (ese día no cuenta) y termina por sí solo al cumplirse el plazo.';
export const assembly = 'Montaje';
/** The rate is named where that of the piece is another. */
export const withAssembly = (cents: number, percent: number | null): string =>
  `con montaje (${formatEuros(cents)} por pieza${percent === null ? '' : `, IVA del ${percent}\u00a0% incl.`})`;
export const each = (cents: number): string => `${formatEuros(cents)} por pieza`;
export const subtotal = 'Subtotal';
export const shippingNote =
  'Los gastos de envío dependen de tu dirección y los verás antes de hacer el pedido. Recoger en Berlín es gratis.';
export const deliveryLimits =
  'En Berlín entregamos dentro de tu casa; en Alemania y Europa, con transportista a pie de calle; en el resto del mundo, bajo consulta.';
export const toCheckout = 'Finalizar compra';
export const oneMoment = 'Un momento…';
export const noConnection =
  'Ahora mismo no tienes conexión con nuestra tienda. Aquí todo se queda como está; vuelve a intentarlo dentro de un momento.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Tu navegador no permite que la tienda recuerde tu cesta. Permite a este sitio las cookies y los datos del sitio y vuelve a cargar la página. O haz tu pedido por correo electrónico o por teléfono.';

export const inCartToBuy =
  'Ya está en tu cesta, para comprar. Si la quieres alquilar, sácala primero de allí.';
export const rentalTitle = 'Elige la duración del alquiler';
export const rentalIntro = (title: string): string => `¿Cuánto tiempo quieres alquilar «${title}»?`;
export const rentalPrices = 'Precios por todo el alquiler, IVA incl., más gastos de envío';
export const cancel = 'Cancelar';
export const confirm = 'Confirmar';

export const voucher = 'Vale promocional';
export const giftVoucher = 'Vale regalo';
export const leftToPay = 'Queda por pagar';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const voucherPaysAll = 'Tu vale regalo lo cubre todo. No necesitas otra forma de pago.';
export const noKlarnaWithVoucher = 'Klarna no está disponible si un vale regalo paga una parte.';

export const shareWishlist = 'Compartir la lista de deseos';
export const sharedWishlist = 'Una lista de deseos compartida';
export const wishlistAsPage = 'Abrir a página completa';
export const aboutWishlist = 'Muebles vintage y de madera de barco en una lista.';
export const wishlistPieces = 'Piezas';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Una pieza de esta lista ya no está en la tienda.'
    : `${count} piezas de esta lista ya no están en la tienda.`;
export const wishlistNeedsScript =
  'Tu lista de deseos está solo en tu navegador; para mostrarla, esta página necesita JavaScript.';

const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('es-ES', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
