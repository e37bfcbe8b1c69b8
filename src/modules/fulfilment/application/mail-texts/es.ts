import type { FulfilmentMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: FulfilmentMailTexts = {
  about: (subject, number) => `${subject}: pedido ${number}`,
  ready: {
    subject: 'Listo para recoger',
    text: 'Ya lo tenemos todo preparado. Cuando pases a recoger las piezas, trae el número de pedido.',
    part: 'Una parte de tu pedido está lista para ti. Trae el número de pedido cuando vengas a recogerla.',
  },
  openingHours: (hours) => `Horario: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`,
  shipped: {
    subject: 'En camino',
    text: 'Hemos enviado tus piezas.',
    part: 'Hemos enviado una parte de tu pedido.',
  },
  restFollows: 'El resto llegará más adelante.',
  carrier: (name) => `Transportista: ${name}`,
  tracking: (number) => `Número de seguimiento: ${number}`,
  follow: 'Seguir el envío',
  rentalBegan: { subject: 'Tu alquiler ha empezado', text: 'Tu alquiler ha empezado:' },
  rentedUntil: (title, handedOver, last) =>
    `${title}: entregada el ${handedOver}, alquilada hasta el ${last} inclusive`,
  returned: {
    subject: 'Alquiler devuelto',
    text: 'Hemos recibido de vuelta las piezas alquiladas. Muchas gracias.',
  },
  takenOut: {
    subject: 'Retirado de tu pedido',
    text: 'Hemos retirado esto de tu pedido antes de que saliera de la tienda; ya no se enviará ni se entregará:',
  },
  takenBack: {
    subject: 'Devolución recibida',
    text: 'Hemos recibido de vuelta:',
    deducted: (amount, reason) => `Por la pérdida de valor descontamos ${amount}. Motivo: ${reason}`,
    assemblyKept: 'El montaje se ha realizado y queda pagado.',
    money: (amount) =>
      `Te reembolsaremos ${amount} por tu pedido y te escribiremos en cuanto el dinero esté en camino.`,
    nothingBack: '¿Tienes alguna pregunta? Solo tienes que responder a este correo.',
  },
  damage: {
    subject: 'Indemnización por daños',
    text: 'Esta pieza alquilada nos ha llegado dañada:',
    notReturned: 'No hemos recibido de vuelta esta pieza alquilada y ya no la esperamos:',
    claimed: (amount, number, reason) =>
      `Por ello reclamamos ${amount} (reclamación ${number}). Motivo: ${reason}`,
    noVat: 'Se trata de una indemnización: no incluye IVA y este correo no es una factura.',
    objections: '¿No eres responsable del daño o lo ves de otra manera? Responde simplemente a este correo.',
    part: (amount, number, rest) =>
      `Hemos recibido ${amount} por la reclamación ${number}. Quedan pendientes ${rest}.`,
    partSubject: 'Indemnización recibida en parte',
    paid: (amount, number) => `Hemos recibido ${amount} por la reclamación ${number}, que queda saldada.`,
    tooMuch: (amount) =>
      `Son ${amount} más de lo que exigíamos. Te devolveremos ese importe por transferencia; no tienes que hacer nada.`,
    paidSubject: 'Indemnización recibida',
    openAgain: (rest, number) => `Por eso vuelven a quedar pendientes ${rest} de la reclamación ${number}.`,
    waived: (amount, number) =>
      `Renunciamos a los ${amount} pendientes de la reclamación ${number}. No hagas ninguna transferencia por ella.`,
    waivedSubject: 'Ya no hay indemnización pendiente',
  },
  overdue: {
    subject: 'Plazo de alquiler terminado',
    text: 'El plazo de alquiler de esta pieza ha terminado y todavía no la hemos recibido de vuelta.',
    next: 'Ponte en contacto con nosotros para acordar la devolución o prolongar el alquiler.',
  },
};
