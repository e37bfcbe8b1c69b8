import { linkHoldsDays, mailsPerDay } from '../../domain/alert.ts';
import type { AlertMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: AlertMailTexts = {
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
