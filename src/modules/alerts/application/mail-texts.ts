import type { Language } from '../../../shared/text/language.ts';
import { linkHoldsDays, mailsPerDay } from '../domain/alert.ts';

const german = {
  confirm: {
    subject: 'Sollen wir Ihnen Bescheid sagen?',
    asked: (title: string): string =>
      `mit dieser E-Mail-Adresse wurde auf unserer Website gebeten, Bescheid zu bekommen: wenn „${title}“ wieder zu haben ist oder, falls das Stück verkauft ist, wenn ein ähnliches kommt. Waren Sie das? Dann bestätigen Sie es bitte:`,
    button: 'Ja, Bescheid sagen',
    note: `Der Link gilt ${linkHoldsDays} Tage. Es folgt höchstens eine E-Mail, innerhalb von 6 Monaten; danach löschen wir Ihre Adresse hierfür. Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung schreiben wir nicht und löschen die Adresse nach ${linkHoldsDays} Tagen. Mehr als ${mailsPerDay} solcher Fragen am Tag gehen an keine Adresse.`,
  },
  free: {
    subject: (title: string): string => `Wieder zu haben: ${title}`,
    news: (title: string): string =>
      `Sie haben uns gebeten, Ihnen Bescheid zu sagen: „${title}“ ist wieder zu haben. Reserviert ist das Stück nicht; wer zuerst bestellt, bekommt es.`,
    button: 'Stück ansehen',
  },
  like: {
    subject: (title: string): string => `Neu im Laden: ${title}`,
    news: (title: string, old: string): string =>
      `Sie haben uns gebeten, Ihnen Bescheid zu sagen. „${old}“ ist verkauft, aber ein ähnliches Stück ist gekommen: „${title}“.`,
    button: 'Stück ansehen',
  },
  once: 'Damit ist diese Benachrichtigung erledigt: Zu diesem Stück schreiben wir Ihnen nicht noch einmal.',
  stop: 'Alle Benachrichtigungen zu Stücken beenden',
};

type AlertMailTexts = typeof german;

const english: AlertMailTexts = {
  confirm: {
    subject: 'Shall we let you know?',
    asked: (title) =>
      `This email address was entered on our website to be told when ‘${title}’ is available again or, if the piece is sold, when one like it comes. Was that you? Then please confirm it:`,
    button: 'Yes, let me know',
    note: `The link is valid for ${linkHoldsDays} days. At most one email will follow, within 6 months; then we delete your address for this purpose. Was it not you? Then there is nothing to do: without confirmation we will not write, and we delete the address after ${linkHoldsDays} days. No address gets more than ${mailsPerDay} such emails a day.`,
  },
  free: {
    subject: (title) => `Available again: ${title}`,
    news: (title) =>
      `You asked us to let you know: ‘${title}’ is available again. It is not reserved for you; whoever orders first gets it.`,
    button: 'See the piece',
  },
  like: {
    subject: (title) => `New in the shop: ${title}`,
    news: (title, old) =>
      `You asked us to let you know. ‘${old}’ is sold, but a piece like it has come: ‘${title}’.`,
    button: 'See the piece',
  },
  once: 'That was all: we will not write to you about this piece again.',
  stop: 'End all alerts about pieces',
};

const spanish: AlertMailTexts = {
  confirm: {
    subject: '¿Quieres que te avisemos?',
    asked: (title) =>
      `Alguien ha pedido en nuestra página que avisemos a esta dirección de correo cuando «${title}» vuelva a estar disponible o, si la pieza está vendida, cuando llegue una parecida. Si has sido tú, confírmalo aquí:`,
    button: 'Sí, avisadme',
    note: `El enlace es válido durante ${linkHoldsDays} días. Después llegará como mucho un correo, en un plazo de 6 meses; luego borraremos la dirección que nos diste para ello. Si no has sido tú, no tienes que hacer nada: sin confirmación no escribimos, y borramos la dirección al cabo de ${linkHoldsDays} días. Ninguna dirección recibe más de ${mailsPerDay} correos como este al día.`,
  },
  free: {
    subject: (title) => `Disponible de nuevo: ${title}`,
    news: (title) =>
      `Nos pediste que te avisáramos: «${title}» vuelve a estar disponible. No está reservada; es para quien la pida primero.`,
    button: 'Ver la pieza',
  },
  like: {
    subject: (title) => `Nueva en la tienda: ${title}`,
    news: (title, old) =>
      `Nos pediste que te avisáramos. La pieza «${old}» está vendida, pero ha llegado una pieza parecida: «${title}».`,
    button: 'Ver la pieza',
  },
  once: 'Con esto termina el aviso: no volveremos a escribirte sobre esta pieza.',
  stop: 'No recibir más avisos sobre piezas',
};

const french: AlertMailTexts = {
  confirm: {
    subject: 'Souhaitez-vous que nous vous prévenions\u202f?',
    asked: (title) =>
      `Cette adresse e-mail a été saisie sur notre site, pour que nous prévenions quelqu’un quand «\u00a0${title}\u00a0» sera de nouveau disponible ou, si la pièce est vendue, quand une pièce semblable arrivera. Si c’était vous, veuillez le confirmer\u00a0:`,
    button: 'Oui, me prévenir',
    note: `Le lien est valable ${linkHoldsDays} jours. Il y aura au plus un e-mail, dans les 6 mois\u202f; ensuite, nous effacerons votre adresse pour cet usage. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, nous n’écrivons pas et nous effaçons l’adresse au bout de ${linkHoldsDays} jours. Aucune adresse ne reçoit plus de ${mailsPerDay} e-mails de ce genre par jour.`,
  },
  free: {
    subject: (title) => `De nouveau disponible\u00a0: ${title}`,
    news: (title) =>
      `Vous nous avez demandé de vous prévenir\u00a0: «\u00a0${title}\u00a0» est de nouveau disponible. La pièce n’est pas réservée\u202f; elle ira à la première personne qui la commande.`,
    button: 'Voir la pièce',
  },
  like: {
    subject: (title) => `Nouveau en boutique\u00a0: ${title}`,
    news: (title, old) =>
      `Vous nous avez demandé de vous prévenir. La pièce «\u00a0${old}\u00a0» est vendue, mais une pièce semblable est arrivée\u00a0: «\u00a0${title}\u00a0».`,
    button: 'Voir la pièce',
  },
  once: 'C’était le seul message\u00a0: nous ne vous écrirons plus au sujet de cette pièce.',
  stop: 'Ne plus recevoir aucune alerte',
};

const italian: AlertMailTexts = {
  confirm: {
    subject: 'Vuoi che ti avvisiamo?',
    asked: (title) =>
      `sul nostro sito è stato chiesto di avvisare questo indirizzo email quando «${title}» sarà di nuovo disponibile o, se il pezzo è venduto, quando ne arriverà uno simile. Se la richiesta viene da te, confermala qui:`,
    button: 'Sì, avvisatemi',
    note: `Il link vale ${linkHoldsDays} giorni. Seguirà al massimo un’email, entro 6 mesi; poi cancelliamo l’indirizzo che ci hai dato per l’avviso. Se la richiesta non viene da te, non devi fare nulla: senza conferma non scriviamo, e dopo ${linkHoldsDays} giorni cancelliamo l’indirizzo. Nessun indirizzo riceve più di ${mailsPerDay} email di questo tipo al giorno.`,
  },
  free: {
    subject: (title) => `Di nuovo disponibile: ${title}`,
    news: (title) =>
      `ci hai chiesto di avvisarti: «${title}» è di nuovo disponibile. Il pezzo non è riservato; va a chi lo ordina per primo.`,
    button: 'Guarda il pezzo',
  },
  like: {
    subject: (title) => `Nuovo in negozio: ${title}`,
    news: (title, old) =>
      `ci hai chiesto di avvisarti. Il pezzo «${old}» è venduto, ma è arrivato un pezzo simile: «${title}».`,
    button: 'Guarda il pezzo',
  },
  once: 'Questo era l’unico avviso: su questo pezzo non ti scriviamo più.',
  stop: 'Non ricevere più avvisi sui pezzi',
};

/** What the mails about pieces that somebody waits for say. */
export const mailTexts: Readonly<Record<Language, AlertMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
