import type { EnquiryMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: EnquiryMailTexts = {
  subject: (number) => `Hemos recibido tu oferta ${number}`,
  thanks: 'Muchas gracias por tu oferta. Miraremos tus muebles y te responderemos en un plazo de 24 horas.',
  label: 'Número de tu oferta',
  piece: (place) => `Mueble ${place}`,
  price: 'Precio que te gustaría',
  noPrice: 'sin indicar',
  priceInWords: 'como lo describes en tu oferta',
  pictures: 'Fotos',
  note: 'Si no nos has ofrecido nada, no tienes que hacer nada.',
};
