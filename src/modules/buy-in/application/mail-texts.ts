import type { Language } from '../../../shared/text/language.ts';

const german = {
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
};

type EnquiryMailTexts = typeof german;

const english: EnquiryMailTexts = {
  subject: (number) => `Your offer ${number} has arrived`,
  thanks: 'Thank you for your offer. We will look at your furniture and get in touch within 24 hours.',
  label: 'Number of your offer',
  piece: (place) => `Piece ${place}`,
  price: 'Price you have in mind',
  noPrice: 'not stated',
  priceInWords: 'as described in your offer',
  pictures: 'Pictures',
  note: 'You did not offer us anything? Then there is nothing to do.',
};

const spanish: EnquiryMailTexts = {
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

const french: EnquiryMailTexts = {
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
};

const italian: EnquiryMailTexts = {
  subject: (number) => `Abbiamo ricevuto la tua proposta ${number}`,
  thanks: 'grazie mille per la tua proposta. Guardiamo i tuoi mobili e ti rispondiamo entro 24 ore.',
  label: 'Numero della tua proposta',
  piece: (place) => `Mobile ${place}`,
  price: 'Prezzo desiderato',
  noPrice: 'non indicato',
  priceInWords: 'come descritto nella tua proposta',
  pictures: 'Foto',
  note: 'Se non ci hai proposto nulla, non devi fare niente.',
};

/** What the receipt of offered furniture says. */
export const mailTexts: Readonly<Record<Language, EnquiryMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
