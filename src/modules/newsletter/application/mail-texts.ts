import type { Language } from '../../../shared/text/language.ts';
import { linkHoldsDays } from '../domain/subscription.ts';

const german = {
  confirm: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    asked:
      'diese E-Mail-Adresse wurde auf unserer Website für den Newsletter eingetragen. Waren Sie das? Dann bestätigen Sie es bitte:',
    button: 'Anmeldung bestätigen',
    note: `Der Link gilt ${linkHoldsDays} Tage. Haben Sie sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keinen Newsletter, und wir löschen die Adresse nach 30 Tagen.`,
  },
  welcome: {
    subject: 'Ihre Newsletter-Anmeldung ist bestätigt',
    begun:
      'vielen Dank, Ihre Anmeldung ist bestätigt. Wir schreiben Ihnen, wenn neue Stücke im Laden stehen.',
    ends: 'Sie können den Newsletter jederzeit mit einem Klick abbestellen:',
    unsubscribe: 'Newsletter abbestellen',
  },
};

type NewsletterMailTexts = typeof german;

const english: NewsletterMailTexts = {
  confirm: {
    subject: 'Please confirm your newsletter sign-up',
    asked:
      'This email address was entered for the newsletter on our website. Was that you? Then please confirm it:',
    button: 'Confirm sign-up',
    note: `The link is valid for ${linkHoldsDays} days. Was it not you? Then there is nothing to do: without confirmation you will get no newsletter, and we delete the address after 30 days.`,
  },
  welcome: {
    subject: 'Your newsletter sign-up is confirmed',
    begun:
      'Thank you, your sign-up is confirmed. We will write to you when new pieces have arrived in the shop.',
    ends: 'You can unsubscribe at any time with one click:',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
};

const spanish: NewsletterMailTexts = {
  confirm: {
    subject: 'Confirma tu suscripción al boletín',
    asked:
      'Alguien ha escrito esta dirección de correo en nuestra página para recibir el boletín. Si has sido tú, confírmalo aquí:',
    button: 'Confirmar la suscripción',
    note: `El enlace es válido durante ${linkHoldsDays} días. Si no te has suscrito, no tienes que hacer nada: sin tu confirmación no recibirás ningún boletín, y borraremos la dirección al cabo de 30 días.`,
  },
  welcome: {
    subject: 'Tu suscripción al boletín está confirmada',
    begun:
      'Muchas gracias, tu suscripción está confirmada. Te escribiremos cuando haya piezas nuevas en la tienda.',
    ends: 'Puedes darte de baja cuando quieras, con un solo clic:',
    unsubscribe: 'Darme de baja del boletín',
  },
};

const french: NewsletterMailTexts = {
  confirm: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    asked:
      'Cette adresse e-mail a été saisie sur notre site pour recevoir la newsletter. Si c’était vous, veuillez le confirmer\u00a0:',
    button: 'Confirmer l’inscription',
    note: `Le lien est valable ${linkHoldsDays} jours. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, vous ne recevrez pas de newsletter, et nous effacerons l’adresse au bout de 30 jours.`,
  },
  welcome: {
    subject: 'Votre inscription à la newsletter est confirmée',
    begun:
      'Merci beaucoup, votre inscription est confirmée. Nous vous écrirons quand de nouvelles pièces arriveront en magasin.',
    ends: 'Vous pouvez vous désabonner à tout moment, en un clic\u00a0:',
    unsubscribe: 'Se désabonner de la newsletter',
  },
};

const italian: NewsletterMailTexts = {
  confirm: {
    subject: 'Conferma la tua iscrizione alla newsletter',
    asked:
      'questo indirizzo email è stato inserito sul nostro sito per ricevere la newsletter. Se la richiesta viene da te, confermala qui:',
    button: 'Conferma l’iscrizione',
    note: `Il link vale ${linkHoldsDays} giorni. Se la richiesta non viene da te, non devi fare nulla: senza conferma non ricevi alcuna newsletter, e dopo 30 giorni cancelliamo l’indirizzo.`,
  },
  welcome: {
    subject: 'La tua iscrizione alla newsletter è confermata',
    begun:
      'grazie mille, la tua iscrizione è confermata. Ti scriviamo quando arrivano nuovi pezzi in negozio.',
    ends: 'Puoi disiscriverti in qualsiasi momento, con un clic:',
    unsubscribe: 'Disiscriviti dalla newsletter',
  },
};

/** What the newsletter's mails say. */
export const mailTexts: Readonly<Record<Language, NewsletterMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
