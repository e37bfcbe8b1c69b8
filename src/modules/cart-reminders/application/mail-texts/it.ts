import { linkHoldsDays } from '../../domain/reminder.ts';
import type { CartReminderMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: CartReminderMailTexts = {
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
