import { weeks } from '../pages/delivery.ts';

export const title = 'Qué pasa ahora';
export const paid = 'Hemos recibido tu pago. De momento no tienes que hacer nada.';
export const promised =
  'Tu pago está autorizado y no se cobra hasta el envío. De momento no tienes que hacer nada.';
export const pay = 'Realiza el pago; hasta entonces te reservamos las piezas.';
export const transfer = 'Haz la transferencia; hasta entonces te reservamos las piezas.';
export const delivery = (count: number, isPaid: boolean): string =>
  `Recibirás tu pedido en un plazo de ${weeks(count)}${isPaid ? '' : ' desde el pago'}.`;
export const appointment = 'Antes te avisamos y acordamos el día contigo.';
export const prepare = (isPaid: boolean): string =>
  `${isPaid ? 'Lo' : 'En cuanto recibamos el pago, lo'} prepararemos todo y te escribiremos para que pases a recogerlo.`;
export const ready = 'Tus piezas ya están listas.';
export const collect = (orderNumber: string): string =>
  `Para recogerlas basta con tu número de pedido, ${orderNumber}. Te ayudamos a cargarlas.`;
export const collectHere = 'Lo recoges aquí';
export const invoice = 'Recibirás la factura por correo; también estará en esta página.';
