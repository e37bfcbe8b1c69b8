import { the } from '../../../../shared/text/italian-day.ts';
import type { DeclarationMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: DeclarationMailTexts = {
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    received: (moment) =>
      `abbiamo ricevuto il tuo recesso ${the(moment)} (ora di Berlino). Ecco che cosa hai dichiarato:`,
    receivedOnly: (moment) => `abbiamo ricevuto il tuo recesso ${the(moment)} (ora di Berlino).`,
    declared: 'Con la presente recedo dal contratto',
  },
  ending: {
    subject: 'Abbiamo ricevuto la tua disdetta',
    received: (moment) =>
      `abbiamo ricevuto la tua disdetta ${the(moment)} (ora di Berlino). Ecco che cosa hai dichiarato:`,
    receivedOnly: (moment) => `abbiamo ricevuto la tua disdetta ${the(moment)} (ora di Berlino).`,
    declared: 'Con la presente disdico il contratto',
  },
  backdated:
    'Il giorno che hai indicato era già passato quando la tua disdetta ci è arrivata. Una disdetta non ha effetto retroattivo: vale al più presto dal giorno in cui ci arriva.',
  ordinaryMeans:
    'Un noleggio termina da sé alla scadenza della durata scelta. La disdetta ordinaria ha effetto alla fine di questa durata; prima, il noleggio termina solo per giusta causa o se lo concordiamo con te. Ti scriviamo in che giorno termina.',
  next: 'Ti scriviamo appena abbiamo verificato tutto.',
  notYou: 'Se questa dichiarazione non viene da te, rispondi a questa email.',
  declaration: 'Dichiarazione',
  name: 'Nome',
  contract: 'Contratto',
  email: 'Email',
  onlyThese: 'Solo questi pezzi',
  manner: 'Tipo',
  manners: { ordinary: 'ordinaria', extraordinary: 'straordinaria' },
  reason: 'Motivo',
  endsOn: 'Con effetto da',
  asSoonAsPossible: 'prima data possibile',
};
