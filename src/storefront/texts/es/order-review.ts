import { formatEuros } from './shell.ts';

export const title = 'Revisa tu pedido';
export const change = 'Cambiar';
export const contact = 'Contacto';
export const delivery = 'Entrega';
export const pieces = 'Tus piezas';
export const payment = 'Forma de pago';
export const proceed = 'Continuar al pago';
export const busy = 'Procesando…';
export const incomplete = 'Faltan datos para hacer el pedido.';
export const toCheckout = 'Finalizar compra';

export const paymentTitle = 'Haz tu pedido';
export const reservedUntil = (moment: string): string =>
  `Reservado para ti hasta las ${time.format(new Date(moment))}.`;
/** The wording that § 312j (3) BGB prescribes, in Spanish. */
export const order = 'Pedido con obligación de pago';
export { backToReview } from '../wording/quoted.ts';
/** A sentence with links to pages of texts. */
export const applying: readonly (string | { readonly label: string; readonly page: `/${string}` })[] = [
  'Se aplican nuestras ',
  { label: 'condiciones generales', page: '/terms' },
  '. Los consumidores pueden desistir en un plazo de 14 días: ',
  { label: 'derecho de desistimiento', page: '/withdrawal' },
  '. Cómo tratamos tus datos se explica en la ',
  { label: 'política de privacidad', page: '/data-protection' },
  '.',
];
export const inNewTab = '(se abre en otra pestaña)';
/** Names only the parts that were ordered. */
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  `Solicito expresamente que ${!isAssembly ? 'el alquiler empiece' : !isRental ? 'el montaje empiece' : 'el alquiler o el montaje empiecen'} antes de que termine el plazo de desistimiento.`;
export const earlyServiceHint = (isAssembly: boolean): string =>
  `Voluntario. Si desistes después, pagas la parte que se haya prestado hasta entonces.${isAssembly ? ' Una vez terminado un montaje, se extingue el derecho de desistimiento sobre él.' : ''}`;

export const codeTitle = 'Confirma tu dirección de correo';
export const codeSent = (email: string): string => `El código va de camino a ${email}.`;
export const codeWhy =
  'Antes de reservar un pedido muy grande, o siempre que haya muchas más piezas reservadas de lo habitual, te pedimos que mires un momento tu correo. Así las piezas llegan a quien de verdad quiere comprarlas. Tus datos se conservan.';
export const code = 'Código del correo';
export const codeMissing = 'Escribe las 6 cifras del correo';
export const withCode = 'Confirmar el código';
export const newCode = 'Enviar otro código';

export { initiateFailed as failed } from '../wording/quoted.ts';
export const unanswered =
  'No hemos recibido respuesta; quizá falle la conexión. Vuelve a pulsar: el pedido no se hará dos veces.';
export { noOrder } from '../wording/quoted.ts';
export const totalChanged =
  'Ha cambiado un precio o los gastos de envío. Revisa los nuevos importes y vuelve a continuar al pago.';
export const cartChanged = 'Tu cesta ha cambiado. Revísala, y también el total, antes de continuar al pago.';
export const cartChangedSince = 'Tu cesta ha cambiado entretanto. Aquí aún pides lo que habías revisado.';
export const seeChanges = 'Volver a la revisión con la cesta nueva';
interface LineAmount {
  readonly quantity: number;
  /** Null: not to be named. */
  readonly value: number | null;
}
const amount = ({ quantity, value }: LineAmount): string =>
  value === null ? `${quantity}\u00a0×` : `${quantity}\u00a0× por ${formatEuros(value)}`;
export const lineChange = (title: string, before: LineAmount | null, after: LineAmount | null): string =>
  after === null
    ? `Ya no está: ${title}`
    : before === null
      ? `Nueva: ${title}, ${amount(after)}`
      : `Ha cambiado: ${title}, ahora ${amount(after)}, antes ${amount(before)}`;
export const goodsChanged = (before: number, now: number): string =>
  `Subtotal: ahora ${formatEuros(now)}, antes ${formatEuros(before)}`;
export const gone = 'Estas piezas ya no están disponibles';
export const goneLine = (title: string, free: number): string =>
  free > 0 ? `${title} (${free === 1 ? 'solo queda 1' : `solo quedan ${free}`})` : title;
export const takeOut = 'Quitar de la cesta';
export const withoutAssembly = 'Pedir sin montaje';

const time = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
export const loginEnded =
  'Tu sesión ha terminado, por lo que el pedido ya no contiene los datos de tu cuenta. Inicia sesión de nuevo o completa tus datos.';
