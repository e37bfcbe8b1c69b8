/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const name = 'Vale regalo';
export const download = 'Descargar el vale en PDF';
export const comesSoon = 'Está pagado y llega por correo electrónico en unos minutos.';
export const comesWhenPaid = 'Llega por correo electrónico en cuanto esté pagado.';
export const comesOn = (day: string): string => `Llega por correo electrónico el ${formatBoughtDay(day)}.`;
export const wasMailed = 'Llegó por correo electrónico.';
export const validUntil = (day: string): string => `Se puede canjear hasta el ${formatBoughtDay(day)}.`;
export const ended = 'Ya no es válido, porque el pedido se ha reembolsado.';
export const payUntil = (until: string): string =>
  `Hemos recibido tu pedido. Puedes pagar hasta las ${clock.format(new Date(until))}.`;
export const takeBackMeans = 'Entonces no tienes que pagar nada y no habrá vale.';
/** Of a bank transfer. */
export const bankIntro = (day: string): string =>
  `Haz la transferencia a más tardar el ${formatBoughtDay(day)}. Te enviaremos el vale en cuanto recibamos el importe.`;

const clock = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));
