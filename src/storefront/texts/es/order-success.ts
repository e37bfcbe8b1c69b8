import { weeks } from './delivery.ts';

export const title = 'Gracias por tu pedido';
export const pageTitle = 'Tu pedido';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const notFound = 'Este pedido no existe o su enlace está incompleto.';
export const tryAgain = 'Volver a intentarlo';
export const needsScript =
  'Para mostrarte el pedido, esta página necesita JavaScript. Todo lo importante está también en el correo que te hemos enviado.';
export const confirmation = (email: string): string => `Enviamos una confirmación a ${email}.`;

export const bankTitle = 'Haz ahora la transferencia';
export const bankIntro = (due: string): string =>
  `Haz la transferencia a más tardar el ${due}. Hasta entonces, tus piezas siguen reservadas.`;
export const bankRest = (received: string, left: string): string =>
  `Hemos recibido ${received}, muchas gracias. Aún faltan ${left}.`;
export const holder = 'Titular';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Importe';
export const reference = 'Concepto';
export const copy = 'Copiar';
export const copied = (what: string): string => `Copiado: ${what}`;
export const copyFailed = 'Aquí no se puede copiar.';
export const qrCode = 'GiroCode: código QR con todos los datos para la aplicación de tu banco';
export const qrHint = 'Escanea el GiroCode con la aplicación de tu banco';

export const facts = 'Datos del pedido';
export const orderId = 'Número de pedido';
export const date = 'Fecha';
export const total = 'Total';
export const email = 'Correo electrónico';
export const pickupAt = 'Lugar de recogida';
export const paymentType = 'Forma de pago';
export const paymentStatus = 'Estado del pago';
export const transactionId = 'Número de transacción';
export const none = 'N/A';
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  !isAssembly ? 'Alquiler' : !isRental ? 'Montaje' : 'Alquiler y montaje';
export const earlyServiceWished = 'Inicio antes de que termine el plazo de desistimiento, como solicitaste';
export const applying = 'Textos aplicables';
export const textName = {
  terms: 'Condiciones generales',
  withdrawal: 'Derecho de desistimiento',
  'data-protection': 'Política de privacidad',
} as const;
export const textVersion = (name: string, version: number): string => `${name} (versión ${version})`;
export const products = 'Piezas del pedido';
export const sku = (text: string): string => `Referencia ${text}`;
export const quantity = (left: number, count: number): string =>
  left === count ? `Cantidad: ${count}` : `Cantidad: ${left} de ${count}`;
export const partTakenOut = (count: number): string =>
  count === 1
    ? '1 retirado del pedido antes de la entrega'
    : `${count} retirados del pedido antes de la entrega`;
export const partReturned = (count: number): string => (count === 1 ? '1 devuelto' : `${count} devueltos`);
export const partNotReturned = (count: number): string =>
  count === 1 ? '1 no devuelto' : `${count} no devueltos`;
export const someOf = (count: number, of: number): string => `${count} de ${of}`;
export { continueShopping as goOn } from '../wording/quoted.ts';

export const invoices = 'Facturas';
export const invoiceName = {
  invoice: (number: string): string => `Factura ${number}`,
  'credit-note': (number: string): string => `Factura rectificativa ${number}`,
  cancellation: (number: string): string => `Factura de anulación ${number}`,
} as const;
export const invoiceFile = 'PDF con factura electrónica integrada';
export const invoicePending = 'se está preparando y te llegará por correo';

/** What is claimed for damage to a rented piece. */
export const claims = 'Indemnización por daños';
export const claimName = (number: string): string => `Reclamación ${number}`;
export const claimState = { open: 'pendiente', paid: 'pagada', waived: 'condonada' } as const;
export const claimNote = 'La indemnización no incluye IVA y no es una factura.';
export const claimIntro = (number: string, day: string): string =>
  `Transfiere la indemnización (${number}) a más tardar el ${day}.`;

export const mailTitle = 'Un paso más: confirma el pedido';
export const mailText = (email: string): string =>
  `Hemos enviado un enlace a ${email}. Ábrelo en un plazo de 30 minutos; entonces aceptaremos el pedido y te mostraremos los datos bancarios.`;
export const confirmOrder = 'Confirmar el pedido';

export const formatDay = (moment: string): string => day.format(new Date(moment));

export const statusName: Record<string, string> = {
  open: 'pendiente',
  authorised: 'autorizado, se cobra con el envío',
  expired: 'autorización caducada, pendiente',
  received: 'pagado',
  released: 'no se ha cobrado nada',
  lapsed: 'caducado',
  'refund-due': 'en curso de reembolso',
  refunded: 'reembolsado',
};
/** For a delivery or collection that is called off. */
export const nothingToCome = 'anulado';
/** For a payment that is not expected, because the order was cancelled or withdrawn from. */
export const nothingDue = 'ya no procede';
export const takenBackNote = 'Has anulado este pedido. No hay nada que pagar.';
export const withdrawal = {
  whole: (day: string): string =>
    `Tu desistimiento nos llegó el ${day}. Lo estamos tramitando y te escribiremos cómo sigue.`,
  part: (day: string): string =>
    `Tu desistimiento de una parte de este pedido nos llegó el ${day}. Lo estamos tramitando y te escribiremos cómo sigue.`,
  /** The pieces of a withdrawn part, once the shop has recorded them. */
  pieces: (pieces: string): string => `Se refiere a: ${pieces}.`,
  nothingToPay: 'Ya no hay nada que pagar.',
  moneyBack: (until: string): string =>
    `Ya no se entregará nada, y te devolveremos lo que has pagado el ${until} como muy tarde.`,
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'Este pedido todavía no se ha enviado.',
  lapsed: 'Este pedido ha caducado porque no se pagó o no se confirmó a tiempo.',
  declined: 'No hemos podido aceptar este pedido.',
  cancelled: 'Este pedido se ha anulado.',
};

/** The progress of a line; null: there is nothing to say yet. */
export function progress(line: {
  readonly state: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
}): string | null {
  const shipment = [line.carrier, line.trackingNumber].filter((part) => part !== null);
  switch (line.state) {
    case 'prepared':
      return 'Preparada';
    case 'shipped':
      return ['En camino', ...shipment].join(' · ');
    case 'handed-over':
      return [
        line.rentedUntil === null || line.handedOverAt === null
          ? 'Entregada'
          : `Entregada el ${formatDay(line.handedOverAt)}, alquilada hasta el ${formatDay(line.rentedUntil)} inclusive`,
        ...shipment,
      ].join(' · ');
    case 'returned':
      return 'Devuelta';
    case 'taken-out':
      return 'Retirado del pedido antes de la entrega';
    case 'not-returned':
      return 'No devuelta';
    case 'cancelled':
      return 'Anulada';
    default:
      return null;
  }
}

export const trackShipment = 'Seguir el envío';

export const history = 'Historial';
export const eventName: Partial<Record<string, string>> = {
  'order-offered': 'Pedido recibido',
  'order-accepted': 'Pedido aceptado',
  'order-declined': 'Pedido rechazado',
  'order-lapsed': 'Pedido caducado',
  'order-cancelled': 'Pedido anulado',
  'order-taken-back': 'Has anulado el pedido',
  'order-reinstated': 'Pedido restablecido',
  'payment-received': 'Pago recibido',
  'payment-part-received': 'Recibida una parte del pago',
  'receipt-taken-back': 'Pago anotado por error: no ha llegado',
  'payment-too-late': 'Pago recibido fuera de plazo',
  'vat-corrected': 'IVA rectificado: tu NIF-IVA está confirmado. Te devolvemos lo que hayas pagado de más.',
  'refund-made': 'Importe reembolsado',
  'payment-refunded': 'Pago reembolsado',
  'piece-prepared': 'Preparado',
  'piece-shipped': 'Enviado',
  'piece-handed-over': 'Entregado',
  'rental-overdue': 'Plazo de alquiler terminado',
  'rental-returned': 'Alquiler devuelto',
  'rental-not-returned': 'Alquiler no devuelto',
  'damage-claimed': 'Indemnización reclamada',
  'claim-part-paid': 'Indemnización pagada en parte',
  'claim-paid': 'Indemnización pagada',
  'claim-waived': 'Indemnización condonada',
  'piece-returned': 'Devuelto',
  'piece-taken-out': 'Retirado del pedido',
  'withdrawal-received': 'Desistimiento recibido',
  'ending-received': 'Cancelación recibida',
};
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));

/** For an order that was paid through the stand-in for the providers. */
export const trial = 'Pago de prueba';
export const trialNote = 'No se mueve dinero y no se entrega nada.';

export const nextSteps = 'Qué pasa ahora';
export const nextPaid = 'Hemos recibido tu pago. De momento no tienes que hacer nada.';
export const nextPromised =
  'Tu pago está autorizado y no se cobra hasta el envío. De momento no tienes que hacer nada.';
export const nextPay = 'Realiza el pago; hasta entonces te reservamos las piezas.';
export const nextTransfer = 'Haz la transferencia; hasta entonces te reservamos las piezas.';
export const nextDelivery = (count: number, isPaid: boolean): string =>
  `Recibirás tu pedido en un plazo de ${weeks(count)}${isPaid ? '' : ' desde el pago'}.`;
export const nextAppointment = 'Antes te avisamos y acordamos el día contigo.';
export const nextPrepare = (isPaid: boolean): string =>
  `${isPaid ? 'Lo' : 'En cuanto recibamos el pago, lo'} prepararemos todo y te escribiremos para que pases a recogerlo.`;
export const nextReady = 'Tus piezas ya están listas.';
export const nextCollect = (orderNumber: string): string =>
  `Para recogerlas basta con tu número de pedido, ${orderNumber}. Te ayudamos a cargarlas.`;
export const nextCollectHere = 'Lo recoges aquí';
export const nextInvoice = 'Recibirás la factura por correo; también estará en esta página.';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const giftVoucher = 'Vale regalo';
export const downloadGift = 'Descargar el vale en PDF';
export const giftComesSoon = 'Está pagado y llega por correo electrónico en unos minutos.';
export const giftComesWhenPaid = 'Llega por correo electrónico en cuanto esté pagado.';
export const giftComesOn = (day: string): string =>
  `Llega por correo electrónico el ${formatBoughtDay(day)}.`;
export const giftWasMailed = 'Llegó por correo electrónico.';
export const giftValidUntil = (day: string): string => `Se puede canjear hasta el ${formatBoughtDay(day)}.`;
export const giftEnded = 'Ya no es válido, porque el pedido se ha reembolsado.';
export const giftPayUntil = (until: string): string =>
  `Hemos recibido tu pedido. Puedes pagar hasta las ${clock.format(new Date(until))}.`;
export const giftTakeBackMeans = 'Entonces no tienes que pagar nada y no habrá vale.';
/** For payment by bank transfer. */
export const giftBankIntro = (day: string): string =>
  `Haz la transferencia a más tardar el ${formatBoughtDay(day)}. Te enviaremos el vale en cuanto recibamos el importe.`;
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));

const day = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

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
