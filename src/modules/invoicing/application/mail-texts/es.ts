import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

/** The documents themselves are in English. */
export const spanish: InvoiceMailTexts = {
  trial: 'Pago de prueba: este documento es solo un ensayo. No se ha movido dinero y no se entrega nada.',
  subject: {
    invoice: (number) => `Tu factura ${number}`,
    'credit-note': (number) => `Tu factura rectificativa ${number}`,
    cancellation: (number) => `Factura de anulación ${number}`,
    replacement: (number) => `Tu nueva factura ${number}`,
    'vat-replacement': (number) => `Tu nueva factura ${number}`,
  },
  text: {
    invoice: (order) =>
      `Adjuntamos la factura de tu pedido ${order}, en inglés. Es al mismo tiempo una factura electrónica: el archivo contiene también todos los datos en un formato legible por máquinas (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `Adjuntamos la factura rectificativa de tu pedido ${order}, en inglés. Guárdala junto con la factura.`,
    cancellation: (order) =>
      `Adjuntamos la factura de anulación de tu pedido ${order}, en inglés. Deja sin efecto la factura anterior; guarda las dos.`,
    replacement: (order) =>
      `Adjuntamos la nueva factura de tu pedido ${order}, en inglés, a nombre del destinatario que nos has indicado. Sustituye a la anterior, que hemos anulado; en el pedido y en tu pago no cambia nada. También es una factura electrónica (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `Adjuntamos la nueva factura de tu pedido ${order}, en inglés, sin IVA alemán, porque tu NIF-IVA está confirmado. Sustituye a la anterior, que hemos anulado. También es una factura electrónica (ZUGFeRD, EN 16931).`,
  },
};
