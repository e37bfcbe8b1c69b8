import { formatEuros } from './shell.ts';

export const title = 'Comprar un vale regalo';
export const intro =
  'En PDF, para imprimir o reenviar: eliges el valor, el diseño y una dedicatoria, y el vale llega por correo electrónico, justo después del pago o el día que elijas.';
export const needsScript =
  'Este pedido necesita JavaScript. Sin él, te vendemos vales con mucho gusto en nuestras tiendas.';
export const voucher = 'El vale';
export const value = 'Valor en euros';
export const valueHint = 'De 10 a 5000 euros, sin céntimos.';
export const valueWrong = 'Indica un valor de 10 a 5000 euros, sin céntimos';
/** Asks which amount is meant if what was typed can be read in several ways. */
export const valueInDoubt = (amounts: readonly string[]): string =>
  `¿Te refieres a ${amounts.join(' o ')}? Escribe el valor sin coma`;
export const design = 'Diseño';
export const designs = {
  planks: 'Tablas de barco con pintura antigua',
  armchair: 'Sillón con lámpara',
  stripes: 'Rayas',
} as const;
export const recipient = 'Para quién';
export const recipientHint = 'Tal como debe aparecer en el vale: «Para Ada».';
export const greeting = 'Dedicatoria';
export const greetingHint = 'Como máximo 300 caracteres en 6 líneas.';
export const sendOn = 'Fecha de envío';
export const sendOnHint =
  'Si lo dejas vacío, lo enviamos en cuanto esté pagado. Después del pago siempre puedes descargarlo.';
export const yourself = 'Tus datos';
export const emailHint = 'Enviamos el vale a esta dirección; tú se lo das a quien quieras.';
export const methodHints = {
  stripe: 'Después del pedido introduces tu tarjeta.',
  bank_transfer:
    'Después del pedido te mostramos nuestros datos bancarios. El vale llega en cuanto recibamos el importe.',
  paypal: 'Después del pedido confirmas el pago en la página de PayPal.',
} as const;
export const summary = 'Tu pedido';
/** How and when the voucher is sent: `day` is '2026-12-24', or empty. */
export const isSent = (email: string, day: string): string =>
  `El vale llega en PDF por correo electrónico${email === '' ? '' : ` a ${email}`}, ${day === '' ? 'en cuanto esté pagado' : `el ${formatDay(day)}`}. No se envía ningún paquete y no hay gastos de envío.`;
export const validity =
  'Es válido hasta el final del tercer año después del año de compra, se puede canjear por partes y se puede regalar a otra persona. No se puede pagar con vales.';
export const vatNote =
  'Vale polivalente: el IVA se devenga al canjearlo. Puedes desistir de la compra durante 14 días, mientras no se haya canjeado.';
export const total = 'Precio total';
export const amount = (cents: number): string => formatEuros(cents);

// A day of the calendar has no zone.
const dayFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatDay = (day: string): string => dayFormat.format(new Date(day));
