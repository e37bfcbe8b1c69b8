import { linkHoldsDays } from '../../domain/subscription.ts';
import type { NewsletterMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: NewsletterMailTexts = {
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
