import { formatEuros } from './shell.ts';

export const title = 'Saldo de un vale regalo';
export const intro =
  'Escribe el código que figura en el vale. Da igual si usas mayúsculas o minúsculas, con guiones o sin ellos.';
export const needsScript =
  'Esta consulta necesita JavaScript. Si no lo tienes, te decimos el saldo con gusto por teléfono o por correo.';
export const code = 'Código del vale';
export const ask = 'Consultar el saldo';
export const asking = 'Consultando…';
export const balance = 'Saldo';
export const lastDay = 'Se puede canjear hasta';
export const spent = (day: string): string =>
  `En este vale ya no queda saldo. Es válido hasta el ${day}; si se te reembolsa algo en él, podrás usarlo para pagar.`;
/** Beside the balance: what orders hold that may yet end. */
export const held = (amount: string, day: string): string =>
  `${amount} están reservados para un pedido que aún no se ha pagado. Si no se paga, vuelven a estar libres después del ${day}.`;
export const howToRedeem =
  'Se canjea en la cesta o al finalizar la compra, en el campo «Código del vale»; también por partes.';
export const amount = (cents: number): string => formatEuros(cents);
export const browse = 'Ver piezas';
export const failed = 'No hemos podido consultar el saldo. Vuelve a intentarlo.';

// A day of the calendar has no zone.
const day = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatDay = (lastDay: string): string => day.format(new Date(lastDay));
