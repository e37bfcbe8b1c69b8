import { spanish as conditionName } from '../../../../../shared/pieces/condition.ts';
import type { RentOption } from '../../../../../shared/orders/rental-terms.ts';
import type { OrderMailTexts } from './de.ts';

const terms: Record<RentOption, string> = {
  '1 Tag': '1 día',
  '1 Woche': '1 semana',
  '1 Monat': '1 mes',
  '1 Jahr': '1 año',
  '2 Jahre': '2 años',
};

const within = (weeks: number): string => (weeks === 1 ? 'una semana' : `${weeks}\u00a0semanas`);

/** What mails about an order say in Spanish. The legal texts themselves are German; the mail says so. */
export const spanish: OrderMailTexts = {
  order: (number) => `Pedido ${number}`,
  yourOrder: (number) => `Tu pedido ${number}`,

  trial:
    'Pago de prueba: este pedido es solo un ensayo. No se entrega nada y no se mueve dinero; no hagas ninguna transferencia.',

  accepted: 'Muchas gracias por tu pedido. Con este correo lo aceptamos.',
  payNow: (clock) =>
    `Las piezas están reservadas para ti hasta las ${clock} (hora de Berlín). Si estás pagando en este momento, no tienes que hacer nada más; hasta entonces también puedes completar el pago en la página de tu pedido.`,
  showOrder: 'Ver el pedido',
  earlyService: (isRental, isAssembly) =>
    `Has solicitado expresamente que ${!isAssembly ? 'el alquiler empiece' : !isRental ? 'el montaje empiece' : 'el alquiler o el montaje empiecen'} antes de que termine el plazo de desistimiento.`,
  attached: (names) =>
    `Adjuntos en alemán, el idioma jurídicamente vinculante, y en la versión que se aplica a tu pedido: ${names}.`,
  textNames: {
    terms: 'Condiciones generales',
    withdrawal: 'Derecho de desistimiento',
    'data-protection': 'Política de privacidad',
  },
  attachment: (name, version) => `${name} (versión ${version}).txt`,
  withdraw: 'Desistir del contrato',
  endContract: 'Cancelar contratos aquí',

  confirmSubject: (number) => `Confirma tu pedido ${number}`,
  confirmUntil: (clock) =>
    `Hemos recibido tu pedido. Confírmalo con este enlace antes de las ${clock} (hora de Berlín); entonces lo aceptaremos y te daremos nuestros datos bancarios.`,
  confirm: 'Confirmar el pedido',
  mailboxCodeSubject: (code) => `${code} es tu código para el pedido`,
  mailboxCode:
    'Antes de reservar un pedido muy grande, o siempre que haya muchísimas piezas reservadas, comprobamos la dirección de correo. Así las piezas llegan a quien de verdad quiere comprarlas. Escribe este código al finalizar la compra:',
  mailboxCodeUntil: 'Es válido durante 15 minutos.',
  nothingOrdered: 'Si no has pedido nada, no tienes que hacer nada.',

  paidSubject: (number) => `Pago recibido: pedido ${number}`,
  paid: (amount) => `Hemos recibido tu pago de ${amount}.`,
  paidByGift: 'Tu vale regalo ha pagado el pedido por completo.',
  tooMuch: (amount) =>
    `Son ${amount} más de lo que cuesta tu pedido. Te devolveremos ese importe por transferencia; no tienes que hacer nada.`,
  partSubject: (number) => `Hemos recibido una parte de tu pago: pedido ${number}`,
  part: (amount, left) => `Hemos recibido ${amount}, muchas gracias. Para tu pedido aún faltan ${left}.`,
  secondTransfer: (amount) =>
    `Hemos recibido una transferencia de ${amount} para tu pedido, aunque ya no había nada que transferir. Te la devolveremos por transferencia; no tienes que hacer nada.`,
  takenBack: {
    subject: (number) => `Rectificación sobre tu pago: pedido ${number}`,
    mistake: (amount) =>
      `Te habíamos escrito que habíamos recibido ${amount} para tu pedido. Fue un error nuestro, y lo lamentamos: ese pago no corresponde a tu pedido y no nos ha llegado.`,
    invoice: (number) =>
      `La factura ${number}, que habíamos emitido por ese pago, no es válida. La factura de anulación te llegará en otro correo.`,
    waits: (day) =>
      `Tu pedido sigue en pie, y las piezas siguen reservadas para ti hasta el ${day} inclusive. Haz la transferencia del importe pendiente antes de que termine ese día.`,
    paidAlready:
      'Si ya has hecho la transferencia, no tienes que hacer nada: te escribiremos en cuanto llegue el dinero. Si no recibes ningún mensaje, responde a este correo.',
    unchanged:
      'En tu pedido no cambia nada. La devolución que te habíamos anunciado por ese pago ya no procede.',
    hasEnded:
      'Por eso, la devolución que te habíamos anunciado ya no procede. Tu pedido ha terminado y no tienes que pagar nada.',
  },
  deliveredWithin: (weeks) => `Plazo de entrega: ${within(weeks)} como máximo desde el pago.`,
  readyForPickup:
    'Recogida: en cuanto recibamos el pago, lo prepararemos todo y te escribiremos para que pases a recogerlo.',
  withdrawn:
    'Has desistido de este pedido: ya no tienes que pagar nada, y no se entregará ni se preparará nada. Estamos tramitando tu desistimiento y te escribiremos para decirte qué pasa ahora.',
  nextPickup:
    'Qué pasa ahora: lo preparamos todo y te escribiremos en cuanto puedas pasar a recogerlo. La factura te llegará en otro correo.',
  nextDelivery: (weeks) =>
    `Qué pasa ahora: recibirás tu pedido en un plazo de ${within(weeks)}. Antes nos pondremos en contacto contigo para acordar el día. La factura te llegará en otro correo.`,

  authorised: {
    subject: (number) => `Pago autorizado: pedido ${number}`,
    promised: (amount) =>
      `Klarna ha autorizado tu pago de ${amount}, y las piezas quedan apartadas para ti. El importe no se cobra hasta que tu pedido sale de nuestra tienda; antes no pagas nada.`,
    nextPickup:
      'Qué pasa ahora: lo preparamos todo y te escribiremos en cuanto puedas pasar a recogerlo. La factura te llegará en otro correo cuando se haya cobrado el importe.',
    nextDelivery: (weeks) =>
      `Qué pasa ahora: recibirás tu pedido en un plazo de ${within(weeks)}. Antes nos pondremos en contacto contigo para acordar el día. La factura te llegará en otro correo cuando se haya cobrado el importe.`,
    capturedSubject: (number) => `Pago cobrado: pedido ${number}`,
    captured: (amount) =>
      `Hemos cobrado ${amount} a través de Klarna. En tu cuenta de Klarna puedes ver cuándo tienes que pagar a Klarna. La factura te llegará en otro correo.`,
    waivedSubject: (number) => `Importe modificado: pedido ${number}`,
    waived: (amount, left) =>
      `Por tu pedido cobraremos a través de Klarna ${amount} menos, es decir, solo ${left}. Hasta ahora no se ha cobrado nada, así que no hay nada que devolver.`,
    waivedAll:
      'Por tu pedido ya no cobraremos nada a través de Klarna y liberamos el importe autorizado. Hasta ahora no se ha cobrado nada, así que no hay nada que devolver.',
    againSubject: (number) => `Vuelve a pagar, por favor: pedido ${number}`,
    again: (amount, day) =>
      `Klarna había autorizado tu pago. Esa autorización ha caducado sin que se cobrara nada. Tu pedido sigue en pie: paga ${amount} en la página de tu pedido antes de que termine el ${day}. El enlace de los correos anteriores ya no es válido.`,
    payNow: 'Pagar ahora',
  },

  paymentSubject: (number) => `Tu pago del pedido ${number}`,
  cameForNothing: {
    late: (amount) =>
      `Tu pago de ${amount} llegó cuando el plazo de pago ya había terminado y, entretanto, otra persona se ha llevado al menos una pieza.`,
    cancelled: (amount) => `Tu pago de ${amount} llegó después de que se anulara tu pedido.`,
    part: (amount) =>
      `De tu pago solo se han cargado ${amount}. Con eso tu pedido no queda pagado, y hemos tenido que anularlo.`,
  },
  backSameWay: 'Te reembolsamos el importe de inmediato por el mismo medio.',
  backByTransfer: 'Te devolvemos el importe por transferencia lo antes posible.',
  nothingCharged:
    'Tu pago llegó cuando la reserva ya había terminado y, entretanto, otra persona se ha llevado al menos una pieza. Por eso no te hemos cobrado nada; si se había retenido un importe, se liberará.',
  paymentPending:
    'El servicio de pago todavía está comprobando tu pago; puede tardar unas horas, a veces un día. Hasta entonces te guardamos tus piezas. No tienes que hacer nada ni volver a pagar: te escribiremos en cuanto llegue el dinero.',
  surplusSubject: (number) => `Pago duplicado del pedido ${number}`,
  surplus: (amount) =>
    `Hemos recibido otro pago de ${amount} para tu pedido. Te lo reembolsamos de inmediato por el mismo medio; no tienes que hacer nada.`,

  declined: 'Lamentablemente, no podemos aceptar tu pedido. Ya no te obliga a nada y no tienes que pagar.',

  letGoSubject: (number) => `Anulado por ti: pedido ${number}`,
  letGo:
    'Has anulado tu pedido y estamos de acuerdo. Ya no valen ni el pedido ni nuestra confirmación; no tienes que pagar nada.',
  vouchersAgain: 'Los vales que habías canjeado se pueden volver a canjear.',

  giftAgain: (amount) =>
    `Hemos devuelto ${amount} al vale regalo con el que habías pagado. Puedes canjear el saldo con el mismo código.`,

  cancelledSubject: (number) => `Anulado: pedido ${number}`,
  calledOff: {
    paid: 'Hemos anulado tu pedido. Te devolveremos el dinero; te escribiremos en cuanto esté en camino.',
    authorised:
      'Hemos anulado tu pedido. De tu pago con Klarna todavía no se ha cobrado nada; liberamos el importe en Klarna. No tienes que pagar nada.',
    none: 'Hemos anulado tu pedido. No tienes que pagar nada.',
  },
  calledOffInDispute: {
    disputed: (rest) =>
      `Hemos anulado tu pedido. Tu pago está en disputa en tu banco o servicio de pago, y primero deciden allí: o te devuelven ellos el dinero, o te lo devolvemos nosotros después.${rest === null ? '' : ` Lo que no está en disputa, ${rest}, te lo devolvemos ya.`}`,
    'by-bank': (rest) =>
      rest === null
        ? 'Hemos anulado tu pedido. Tu banco o servicio de pago ya te ha devuelto el dinero; por eso no te devolvemos nada más.'
        : `Hemos anulado tu pedido. Tu banco o servicio de pago ya te ha devuelto una parte del dinero; los ${rest} restantes te los devolvemos nosotros y te escribiremos en cuanto estén en camino.`,
  },

  reminderSubject: (number) => `Recordatorio: pedido ${number}`,
  reminder: (day) =>
    `Tus piezas siguen reservadas para ti hasta el ${day} inclusive. Hasta hoy no hemos recibido tu transferencia.`,
  reminderOfRest: (day, left) =>
    `Tus piezas siguen reservadas para ti hasta el ${day} inclusive. De tu pago aún nos faltan ${left}.`,
  justTransferred: 'Si acabas de hacer la transferencia, no tienes que hacer nada más.',

  refundedSubject: (number) => `Reembolso del pedido ${number}`,
  refundedSameWay: (amount) => `Te hemos reembolsado ${amount} por el mismo medio con el que pagaste.`,
  refundedByTransfer: (amount) => `Te hemos reembolsado ${amount} en la cuenta de la que llegó tu pago.`,
  refundedOtherwise: (amount) => `Te hemos transferido ${amount}, según lo acordado contigo.`,
  refundReturnedSubject: (number) => `Tu reembolso del pedido ${number} nos ha sido devuelto`,
  refundReturned: (amount) =>
    `No hemos podido abonarte el reembolso de ${amount}: tu banco lo ha rechazado, quizá porque la tarjeta o la cuenta ya no existe. El dinero sigue siendo tuyo. Responde a este correo e indícanos una cuenta a la que podamos transferirlo.`,
  refundedToGift: (amount) =>
    `Te hemos devuelto ${amount} al vale regalo con el que pagaste. Puedes canjear el saldo con el mismo código.`,
  lossOfValue: 'Deducción por pérdida de valor',
  usedRent: (days, ofDays) => `Alquiler hasta el desistimiento (${days} de ${ofDays} días)`,
  refundPart: (what, amount) => `${what}: ${amount}`,
  refundedBefore: 'ya reembolsado',
  refundTakes: 'Según el banco, el dinero tarda unos días en llegarte.',

  vatCorrected: {
    subject: (number) => `Sin IVA alemán: pedido ${number}`,
    why: (before, now) =>
      `Al hacer el pedido no se pudo confirmar tu NIF-IVA; por eso el precio incluía IVA alemán. Ahora está confirmado y ese IVA ya no se aplica: en lugar de ${before}, tu pedido cuesta ${now}.`,
    backSameWay: (amount) =>
      `Has pagado ${amount} de más. Te reembolsamos ese importe por el mismo medio con el que pagaste; no tienes que hacer nada.`,
    backByTransfer: (amount) =>
      `Has pagado ${amount} de más. Te transferimos ese importe a la cuenta de la que llegó tu pago; no tienes que hacer nada.`,
    papers:
      'Anulamos la factura anterior. La factura de anulación y la nueva factura te llegarán en otros correos.',
    payLess:
      'Por eso, transfiere solo el nuevo importe. Si ya has transferido el anterior, te devolveremos lo que sobre.',
  },

  lapsedSubject: (number) => `Tu pedido ${number} ha caducado`,
  cancelled:
    'No hemos recibido ningún pago de tu pedido dentro del plazo. Por eso lo hemos anulado y hemos liberado las piezas.',
  restMissing: (part) =>
    `Tu pedido no se ha pagado por completo dentro del plazo. Por eso lo hemos anulado y hemos liberado las piezas. Los ${part} que han llegado te los devolveremos por transferencia.`,
  transferredAlready: 'Si ya has hecho la transferencia, te escribiremos en cuanto llegue el dinero.',
  lapsed:
    'Tu pedido ha caducado: no se confirmó o no se aceptó a tiempo. Ya no te obliga a nada y no tienes que pagar.',

  subtotal: 'Subtotal',
  voucher: 'Vale promocional',
  voucherOnLine: (price, reduction) => `Precio ${price}, vale promocional ${reduction}`,
  gift: 'Pagado con vale regalo',
  restToPay: 'Queda por pagar',
  pickup: 'Recogida en tienda',
  free: 'gratis',
  shipping: 'Gastos de envío',
  total: 'Total',
  ofIt: (percent) => `incluye el ${percent}\u00a0% de IVA`,
  exempt: {
    export: 'incluye exportación exenta de IVA',
    'intra-community': 'incluye entrega intracomunitaria exenta de IVA',
    'reverse-charge': 'incluye, sin IVA alemán (inversión del sujeto pasivo)',
  },
  customsExtra:
    'No incluye aranceles ni impuestos de importación del país de destino; se pagan al entrar en él.',
  margin: 'Piezas usadas: régimen especial de bienes usados según el § 25a UStG, sin desglose del IVA.',
  deliverTo: 'Entrega en',
  pickUpFrom: 'Lugar de recogida',
  billTo: 'Factura a',
  vatId: 'NIF-IVA',
  yourNote: 'Tus observaciones',
  sku: (sku) => `Referencia ${sku}`,
  condition: (condition) => `Estado: ${conditionName[condition]}`,
  measures: { widthMm: 'Ancho', heightMm: 'Alto', depthMm: 'Fondo', diameterMm: 'Diámetro' },
  rent: (option) => `Alquiler: ${terms[option]}`,
  rentalRuns:
    'El alquiler empieza con la entrega (ese día no cuenta) y termina por sí solo al cumplirse el plazo.',
  takenOut: (count, of) => `${count === of ? 'retirado' : `${count} de ellos retirados`} del pedido`,
  cameBack: (count, of) => (count === of ? 'devuelto' : `${count} de ellos devueltos`),
  givenUp: (count) => `${count} de ellos no ${count === 1 ? 'devuelto' : 'devueltos'}`,
  withAssembly: 'con montaje',
  assemblyOf: (title) => `Montaje: ${title}`,
  pickupAt: (store) => `Recogida: ${store}`,

  pleaseTransfer: 'Haz la transferencia con estos datos',
  holder: 'Titular',
  amount: 'Importe',
  reference: 'Concepto',
  payableBy: 'Fecha límite de pago',
  heldSoLong: 'Hasta entonces, las piezas están reservadas para ti.',

  boughtGift: {
    name: 'Vale regalo',
    invoiceNote: 'Vale polivalente (§ 3 (15) UStG), sin IVA',
    vatNote: 'Vale polivalente: el IVA solo se devenga cuando se canjea.',
    sentWhenPaid:
      'Recibirás el vale en PDF por correo electrónico en cuanto llegue tu pago. No se envía ningún paquete.',
    sentOn: (day) =>
      `Recibirás el vale en PDF por correo electrónico el ${day}, si tu pago ha llegado para entonces. Una vez pagado, puedes descargarlo antes en la página de tu pedido.`,
    comesNow: 'El vale te llegará enseguida en otro correo, igual que la factura.',
    comesOn: (day) =>
      `El vale te llegará el ${day} en otro correo; en la página de tu pedido ya puedes descargarlo. La factura también te llegará en otro correo.`,
    payNow: (clock) =>
      `Si estás pagando en este momento, no tienes que hacer nada más; hasta las ${clock} (hora de Berlín) también puedes completar el pago en la página de tu pedido.`,
    subject: (number) => `Tu vale regalo: pedido ${number}`,
    here: (value) => `Aquí tienes tu vale regalo de ${value}, adjunto en PDF para imprimirlo o reenviarlo.`,
    valid: (day) => `Se puede canjear hasta el ${day}, también por partes.`,
    keep: 'Quien conozca el código puede canjearlo: guárdalo como si fuera dinero en efectivo. Si desistes de la compra, el vale pierde su valor; lo que ya se haya canjeado no se puede reembolsar.',
  },

  newLinkSubject: (number) => `Nuevo enlace a tu pedido ${number}`,
  newLink:
    'Aquí tienes un nuevo enlace a tu pedido. El anterior ya no es válido, tampoco en nuestros correos anteriores.',
  newLinkNote:
    'Quien tenga este enlace puede ver el pedido con la dirección y las facturas. No se lo des a nadie.',

  claimSubject: (number) => `Incorporar el pedido ${number} a una cuenta`,
  claim:
    'Alguien quiere incorporar tu pedido a una cuenta de cliente. Si has sido tú, abre este enlace en el navegador en el que has iniciado sesión:',
  takeOver: 'Incorporar el pedido',
  claimNote: (hours) =>
    `El enlace es válido durante ${hours} horas, solo una vez y solo para la cuenta que lo pidió. Si no has sido tú, no tienes que hacer nada; no le des el enlace a nadie.`,
};
