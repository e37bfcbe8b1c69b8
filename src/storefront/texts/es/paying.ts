import { cardTab } from '../wording/quoted.ts';
import type { RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { formatEuros } from './shell.ts';

export const paymentMethodHint = {
  stripe: 'Después del pedido introduces tu tarjeta.',
  klarna: 'Después del pedido confirmas el pago en la página de Klarna.',
  bank_transfer:
    'Después del pedido te mostramos nuestros datos bancarios. Hasta que llegue el importe, 7 días como máximo, las piezas quedan reservadas para ti.',
  paypal: 'Después del pedido confirmas el pago en la página de PayPal.',
} as const;

/** Word for word: section 2.14 of the specification. */
export const tabName = { stripe: cardTab, klarna: 'Klarna', paypal: 'PayPal' } as const;
export const tabs = 'Forma de pago';
export const beforeOrder = {
  stripe: 'La tarjeta se introduce en el paso siguiente.',
  klarna: 'En el paso siguiente pagarás en la página de Klarna.',
  paypal: 'En el paso siguiente pagarás en la página de PayPal.',
} as const;
export const payTitle = 'Pagar ahora';
export const unpaidTitle = 'Tenemos tu pedido, solo falta el pago';
export const takeBack = 'Anular el pedido y volver a la revisión';
export const takeBackHere = 'Anular el pedido';
export const takeBackMeans =
  'Las piezas volverán a estar libres para todo el mundo y no tendrás que pagar nada. Las devolvemos a tu cesta, donde no quedan reservadas.';
export const takeBackNow = 'Sí, anular el pedido';
export const backInCart = 'Las piezas de tu pedido vuelven a estar en tu cesta.';
export const noneToBeHad = 'Ahora mismo no está disponible ninguna pieza de tu pedido.';
export const notAllAsked = 'No se han podido consultar todas las piezas; quizá falle la conexión.';
export const ordered = (until: string): string =>
  `Tenemos tu pedido. Las piezas están reservadas para ti hasta las ${time.format(new Date(until))}.`;
export { loading } from '../wording/quoted.ts';
export const payCard = (cents: number): string => `Pagar ${formatEuros(cents)}`;
export const paying = 'Procesando…';
export const toPage = (cents: number, name: string): string => `Pagar ${formatEuros(cents)} con ${name}`;
export const pageHint = {
  klarna:
    'Stripe te lleva a Klarna y después volverás aquí. El importe no se cobra hasta que tu pedido sale de nuestra tienda.',
  paypal: 'Te llevaremos a PayPal y después volverás aquí. Hasta entonces no se cobra el importe.',
} as const;
export const toProviderPage = 'Pagar en la página de Stripe';
export const tryAgain = 'Volver a intentarlo';

/** Word for word: section 8 of the specification. */
export { initializeFailed } from '../wording/quoted.ts';
export { paymentFailed as failed } from '../wording/quoted.ts';
export const shopLost =
  'No se ha podido contactar con nuestra tienda. No se ha cobrado nada y tu pedido sigue ahí. Comprueba tu conexión a internet y vuelve a intentarlo.';
export { paymentSuccessful as successful } from '../wording/quoted.ts';
export const pending =
  'Tu pago todavía se está comprobando. Mientras tanto te guardamos las piezas, y te escribiremos en cuanto llegue el dinero.';
export { processingFailed } from '../wording/quoted.ts';

export { processingPayment as processing } from '../wording/quoted.ts';
export const returnTitle = 'Tu pago';
export const toOrder = 'Ir al pedido';
export const incompleteReturn =
  'Este enlace está incompleto. El enlace de nuestro correo te muestra cómo va tu pedido; también podemos mirarlo nosotros.';

export const taken = 'Tu pago está confirmado. ¡Muchas gracias!';
export const takenElsewhere = 'Tu pago está confirmado. El enlace de nuestro correo te lleva a tu pedido.';

/** By what the refusal means. `hasOthers`: there are other means of payment beside the refused one. */
export const refused: Readonly<Record<RefusalMeaning, (hasOthers: boolean) => string>> = {
  'ask-again': (hasOthers) =>
    `Tu pago no se ha confirmado y no se ha cobrado nada. Revisa los datos y vuelve a intentarlo${hasOthers ? ', o elige otra forma de pago' : ''}.`,
  'other-means': (hasOthers) =>
    `Tu pago se ha rechazado y no se ha cobrado nada. Vuelve a intentarlo con otra tarjeta u otra cuenta${hasOthers ? ', o elige otra forma de pago' : ''}.`,
  'try-later': (hasOthers) =>
    `Tu pago no se ha podido hacer ahora mismo y no se ha cobrado nada. Vuelve a intentarlo dentro de unos minutos${hasOthers ? ', o elige otra forma de pago' : ''}.`,
  'for-staff': (hasOthers) =>
    `Ahora mismo no podemos aceptar tu pago por esta vía; no es culpa tuya y no se ha cobrado nada. ${hasOthers ? 'Elige otra forma de pago o escríbenos.' : 'Escríbenos, por favor.'}`,
  over: (hasOthers) =>
    `Este pago ha caducado y no se ha cobrado nada. Vuelve a pagar${hasOthers ? '; si lo prefieres, de otra forma' : ''}.`,
};
export const unanswered =
  'Todavía no sabemos si tu pago ha llegado. Vuelve a intentarlo: no se te cobrará dos veces.';
export const seeOrder = 'En la página de tu pedido puedes ver cómo va el pago.';

export const cancelledTitle = 'Pago cancelado';
export const cancelledText =
  'El pago no se ha completado y no se ha cobrado nada. Tu pedido sigue reservado para ti un rato más.';
export const cancelledUntil = (until: string): string =>
  `Hasta las ${time.format(new Date(until))} (hora de Berlín) puedes pagarlo, también de otra forma, o anularlo.`;
export const cancelledOver = 'Este pedido ya no se puede pagar.';
export const cancelledElsewhere =
  '¿Al final quieres pagar? El enlace de nuestro correo te lleva a tu pedido. Si no haces nada, caducará por sí solo.';
export const payAfterAll = 'Pagar el pedido';
export const helpTitle = '¿Necesitas ayuda?';
export const helpText = 'Escríbenos, te ayudamos con gusto:';
export const toHome = 'Volver al inicio';

export const sandboxNote = 'Modo de prueba: no se mueve dinero. No introduzcas una tarjeta real.';
export const cardNumber = 'Número de tarjeta';
export const cardExpiry = 'Caducidad';
export const cardCode = 'Código de seguridad';
export const testCards = 'Tarjetas de prueba';
export const testCardList: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'se acepta'],
  ['4000 0025 0000 3155', 'pide 3-D Secure'],
  ['4000 0000 0000 0002', 'se rechaza'],
  ['4000 0000 0000 9995', 'sin fondos'],
];
export const bankTitle = '3-D Secure (banco de prueba)';
export const bankText = (cents: number): string => `¿Quieres autorizar el pago de ${formatEuros(cents)}?`;
export const bankAllow = 'Autorizar el pago';
export const bankRefuse = 'Rechazar';

const time = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
