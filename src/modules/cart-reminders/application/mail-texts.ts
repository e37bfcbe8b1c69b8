import type { Language } from '../../../shared/text/language.ts';
import { linkHoldsDays } from '../domain/reminder.ts';

const german = {
  confirm: {
    subject: 'Bitte bestätigen Sie die Erinnerung an Ihren Warenkorb',
    asked:
      'mit dieser E-Mail-Adresse wurde auf unserer Website um eine Erinnerung an einen Warenkorb gebeten. Waren Sie das? Dann bestätigen Sie es bitte:',
    button: 'Erinnerung bestätigen',
    note: `Der Link gilt ${linkHoldsDays} Tage. Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keine Erinnerung, und wir löschen die Adresse nach spätestens 7 Tagen.`,
    stop: 'Doch nicht erinnern',
  },
  reminder: {
    subject: 'Ihr Warenkorb bei uns',
    pieces: 'Sie haben uns gebeten, Sie an Ihren Warenkorb zu erinnern. Diese Stücke sind noch zu haben:',
    rented: (title: string) => `${title} (zur Miete)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Zurzeit nicht mehr zu haben:',
    button: 'Warenkorb öffnen',
    note: 'Der Link legt die Stücke in den Warenkorb des Browsers, in dem Sie ihn öffnen. Reserviert sind sie nicht; es gelten die Preise, die dort stehen.',
    last: 'Das ist die einzige Erinnerung, um die Sie gebeten haben. Weitere senden wir nicht; Ihren Warenkorb haben wir bei uns schon gelöscht.',
    stop: 'Keine Erinnerungen mehr',
  },
};

type CartReminderMailTexts = typeof german;

const english: CartReminderMailTexts = {
  confirm: {
    subject: 'Please confirm the reminder of your basket',
    asked:
      'Someone asked on our website for a reminder of a basket, to be sent to this email address. Was that you? Then please confirm it:',
    button: 'Confirm the reminder',
    note: `The link is valid for ${linkHoldsDays} days. Was it not you? Then there is nothing to do: without confirmation you will get no reminder, and we delete the address after 7 days at the latest.`,
    stop: 'No reminder after all',
  },
  reminder: {
    subject: 'Your basket in our shop',
    pieces: 'You asked us to remind you of your basket. These pieces are still available:',
    rented: (title: string) => `${title} (for rent)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'No longer available at the moment:',
    button: 'Open the basket',
    note: 'The link puts the pieces into the basket of the browser in which you open it. They are not reserved; the prices shown there apply.',
    last: 'This is the only reminder that you asked for. We will not send another, and have already deleted your basket on our side.',
    stop: 'No more reminders',
  },
};

const spanish: CartReminderMailTexts = {
  confirm: {
    subject: 'Confirma el recordatorio de tu cesta',
    asked:
      'Alguien ha pedido en nuestra página que enviemos a esta dirección un recordatorio de una cesta. Si has sido tú, confírmalo aquí:',
    button: 'Confirmar el recordatorio',
    note: `El enlace es válido durante ${linkHoldsDays} días. Si no has sido tú, no tienes que hacer nada: sin tu confirmación no recibirás ningún recordatorio, y borraremos la dirección al cabo de 7 días como máximo.`,
    stop: 'Mejor sin recordatorio',
  },
  reminder: {
    subject: 'Tu cesta en nuestra tienda',
    pieces: 'Nos pediste que te recordáramos tu cesta. Estas piezas siguen disponibles:',
    rented: (title: string) => `${title} (en alquiler)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Por ahora ya no están disponibles:',
    button: 'Abrir la cesta',
    note: 'El enlace pone las piezas en la cesta del navegador en el que lo abras. No están reservadas; se aplican los precios que se muestran allí.',
    last: 'Este es el único recordatorio que nos pediste. No te enviaremos más, y ya hemos borrado tu cesta de nuestros sistemas.',
    stop: 'No quiero más recordatorios',
  },
};

const french: CartReminderMailTexts = {
  confirm: {
    subject: 'Veuillez confirmer le rappel de votre panier',
    asked:
      'Un rappel de panier a été demandé sur notre site pour cette adresse e-mail. Si c’était vous, veuillez le confirmer\u00a0:',
    button: 'Confirmer le rappel',
    note: `Le lien est valable ${linkHoldsDays} jours. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, vous ne recevrez pas de rappel, et nous effacerons l’adresse au bout de 7 jours au plus tard.`,
    stop: 'Finalement, pas de rappel',
  },
  reminder: {
    subject: 'Votre panier dans notre boutique',
    pieces: 'Vous nous avez demandé de vous rappeler votre panier. Ces pièces sont encore disponibles\u00a0:',
    rented: (title: string) => `${title} (en location)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Ne sont plus disponibles actuellement\u00a0:',
    button: 'Ouvrir le panier',
    note: 'Le lien met les pièces dans le panier du navigateur où vous l’ouvrez. Elles ne sont pas réservées\u202f; les prix qui y figurent s’appliquent.',
    last: 'C’est le seul rappel que vous avez demandé. Nous n’en enverrons pas d’autre, et nous avons déjà effacé votre panier chez nous.',
    stop: 'Plus de rappels',
  },
};

const italian: CartReminderMailTexts = {
  confirm: {
    subject: 'Conferma il promemoria del tuo carrello',
    asked:
      'sul nostro sito è stato chiesto di inviare a questo indirizzo email il promemoria di un carrello. Se la richiesta viene da te, confermala qui:',
    button: 'Conferma il promemoria',
    note: `Il link vale ${linkHoldsDays} giorni. Se la richiesta non viene da te, non devi fare nulla: senza conferma non ricevi alcun promemoria, e al più tardi dopo 7 giorni cancelliamo l’indirizzo.`,
    stop: 'Meglio nessun promemoria',
  },
  reminder: {
    subject: 'Il tuo carrello da noi',
    pieces: 'ci hai chiesto di ricordarti il tuo carrello. Questi pezzi sono ancora disponibili:',
    rented: (title: string) => `${title} (a noleggio)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Al momento non più disponibili:',
    button: 'Apri il carrello',
    note: 'Il link mette i pezzi nel carrello del browser in cui lo apri. Non sono riservati; valgono i prezzi indicati lì.',
    last: 'Questo è l’unico promemoria che hai chiesto. Non ne invieremo altri, e abbiamo già cancellato il tuo carrello dai nostri sistemi.',
    stop: 'Niente più promemoria',
  },
};

/** What the mails about a cart say. */
export const mailTexts: Readonly<Record<Language, CartReminderMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
