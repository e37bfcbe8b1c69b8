import type { Language } from '../../../shared/text/language.ts';

const german = {
  shipping: {
    subject: (number: number) => `Ihre Versandanfrage ${number} ist angekommen`,
    thanks:
      'vielen Dank für Ihre Anfrage. Wir fragen bei Speditionen an und melden uns mit einem Preis bei Ihnen.',
    label: 'Nummer Ihrer Anfrage',
  },
  contact: {
    subject: (number: number) => `Ihre Frage ${number} ist angekommen`,
    thanks: 'vielen Dank für Ihre Nachricht. Wir lesen sie und melden uns bei Ihnen.',
    label: 'Nummer Ihrer Frage',
  },
  note: 'Sie haben uns nichts gefragt? Dann brauchen Sie nichts zu tun.',
};

type QuestionMailTexts = typeof german;

const english: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Your shipping request ${number} has arrived`,
    thanks: 'Thank you for your request. We will ask carriers and get back to you with a price.',
    label: 'Number of your request',
  },
  contact: {
    subject: (number) => `Your question ${number} has arrived`,
    thanks: 'Thank you for your message. We will read it and get back to you.',
    label: 'Number of your question',
  },
  note: 'You did not ask us anything? Then there is nothing to do.',
};

const spanish: QuestionMailTexts = {
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

const french: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Nous avons reçu votre demande de tarif ${number}`,
    thanks:
      'Merci beaucoup pour votre demande. Nous interrogeons des transporteurs et revenons vers vous avec un prix.',
    label: 'Numéro de votre demande',
  },
  contact: {
    subject: (number) => `Nous avons reçu votre message ${number}`,
    thanks: 'Merci beaucoup pour votre message. Nous le lisons et revenons vers vous.',
    label: 'Numéro de votre message',
  },
  note: 'Si vous ne nous avez rien demandé, vous n’avez rien à faire.',
};

const italian: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Abbiamo ricevuto la tua richiesta di spedizione ${number}`,
    thanks: 'grazie mille per la tua richiesta. Chiediamo a diversi corrieri e ti rispondiamo con un prezzo.',
    label: 'Numero della tua richiesta',
  },
  contact: {
    subject: (number) => `Abbiamo ricevuto il tuo messaggio ${number}`,
    thanks: 'grazie mille per il tuo messaggio. Lo leggiamo e ti rispondiamo.',
    label: 'Numero del tuo messaggio',
  },
  note: 'Se non ci hai chiesto nulla, non devi fare niente.',
};

/** What the receipt of a question says. */
export const mailTexts: Readonly<Record<Language, QuestionMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
