import { formatEuros } from '../shell/money.ts';

export const oneMoment = 'Un momento…';
export const noConnection =
  'Ahora mismo no tienes conexión con nuestra tienda. Aquí todo se queda como está; vuelve a intentarlo dentro de un momento.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Tu navegador no permite que la tienda recuerde tu cesta. Permite a este sitio las cookies y los datos del sitio y vuelve a cargar la página. O haz tu pedido por correo electrónico o por teléfono.';
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: ahora ${count}, ${formatEuros(cents)}.`;
