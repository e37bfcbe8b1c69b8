import type { QuestionMailTexts } from './de.ts';

/** The same in Spanish. */
export const spanish: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Hemos recibido tu consulta de envío ${number}`,
    thanks:
      'Muchas gracias por tu consulta. Preguntaremos a varios transportistas y te escribiremos con un precio.',
    label: 'Número de tu consulta',
  },
  contact: {
    subject: (number) => `Hemos recibido tu mensaje ${number}`,
    thanks: 'Muchas gracias por tu mensaje. Lo leeremos y te responderemos.',
    label: 'Número de tu mensaje',
  },
  note: 'Si no nos has preguntado nada, no tienes que hacer nada.',
};
