import type { Language } from '../../../shared/text/language.ts';

const german = {
  offer: {
    subject: (number: number) => `Ihre Ankauf-Anfrage ${number} ist angekommen`,
    thanks:
      'vielen Dank für Ihre Anfrage. Wir sehen uns Ihre Möbel an und melden uns innerhalb von 24 Stunden bei Ihnen.',
    label: 'Nummer Ihrer Anfrage',
    piece: (place: number) => `Möbelstück ${place}`,
    price: 'Wunschpreis',
    noPrice: 'keine Angabe',
    priceInWords: 'wie in Ihrer Anfrage beschrieben',
    pictures: 'Bilder',
    note: 'Sie haben uns nichts angeboten? Dann brauchen Sie nichts zu tun.',
  },
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

type EnquiryMailTexts = typeof german;

const english: EnquiryMailTexts = {
  offer: {
    subject: (number) => `Your offer ${number} has arrived`,
    thanks: 'Thank you for your offer. We will look at your furniture and get in touch within 24 hours.',
    label: 'Number of your offer',
    piece: (place) => `Piece ${place}`,
    price: 'Price you have in mind',
    noPrice: 'not stated',
    priceInWords: 'as described in your offer',
    pictures: 'Pictures',
    note: 'You did not offer us anything? Then there is nothing to do.',
  },
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

const spanish: EnquiryMailTexts = {
  offer: {
    subject: (number) => `Hemos recibido tu oferta ${number}`,
    thanks: 'Muchas gracias por tu oferta. Miraremos tus muebles y te responderemos en un plazo de 24 horas.',
    label: 'Número de tu oferta',
    piece: (place) => `Mueble ${place}`,
    price: 'Precio que te gustaría',
    noPrice: 'sin indicar',
    priceInWords: 'como lo describes en tu oferta',
    pictures: 'Fotos',
    note: 'Si no nos has ofrecido nada, no tienes que hacer nada.',
  },
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

const french: EnquiryMailTexts = {
  offer: {
    subject: (number) => `Nous avons reçu votre proposition de rachat ${number}`,
    thanks:
      'Merci beaucoup pour votre proposition. Nous regardons vos meubles et revenons vers vous sous 24 heures.',
    label: 'Numéro de votre proposition',
    piece: (place) => `Meuble ${place}`,
    price: 'Prix souhaité',
    noPrice: 'non indiqué',
    priceInWords: 'tel que décrit dans votre proposition',
    pictures: 'Photos',
    note: 'Si vous ne nous avez rien proposé, vous n’avez rien à faire.',
  },
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

const italian: EnquiryMailTexts = {
  offer: {
    subject: (number) => `Abbiamo ricevuto la tua proposta ${number}`,
    thanks: 'grazie mille per la tua proposta. Guardiamo i tuoi mobili e ti rispondiamo entro 24 ore.',
    label: 'Numero della tua proposta',
    piece: (place) => `Mobile ${place}`,
    price: 'Prezzo desiderato',
    noPrice: 'non indicato',
    priceInWords: 'come descritto nella tua proposta',
    pictures: 'Foto',
    note: 'Se non ci hai proposto nulla, non devi fare niente.',
  },
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

/** What receipts say; `note` is of questions. */
export const mailTexts: Readonly<Record<Language, EnquiryMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
