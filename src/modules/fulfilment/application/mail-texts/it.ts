import { the, toThe } from '../../../../shared/text/italian-day.ts';
import type { FulfilmentMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: FulfilmentMailTexts = {
  about: (subject, number) => `${subject}: ordine ${number}`,
  ready: {
    subject: 'Pronto per il ritiro',
    text: 'è tutto pronto. Quando vieni a ritirare i pezzi, porta con te il numero d’ordine.',
    part: 'una parte del tuo ordine è pronta per te. Porta con te il numero d’ordine quando vieni a ritirarla.',
  },
  openingHours: (hours) => `Orari: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`,
  shipped: {
    subject: 'In viaggio verso di te',
    text: 'abbiamo spedito i tuoi pezzi.',
    part: 'abbiamo spedito una parte del tuo ordine.',
  },
  restFollows: 'Il resto seguirà.',
  carrier: (name) => `Corriere: ${name}`,
  tracking: (number) => `Numero di spedizione: ${number}`,
  follow: 'Segui la spedizione',
  rentalBegan: { subject: 'Il tuo noleggio è iniziato', text: 'il tuo noleggio è iniziato:' },
  rentedUntil: (title, handedOver, last) =>
    `${title}: consegnato ${the(handedOver)}, noleggiato fino ${toThe(last)} compreso`,
  returned: {
    subject: 'Noleggio restituito',
    text: 'abbiamo ricevuto di ritorno i pezzi noleggiati. Grazie mille.',
  },
  takenOut: {
    subject: 'Tolto dal tuo ordine',
    text: 'abbiamo tolto questo dal tuo ordine prima che lasciasse il negozio; non verrà più spedito né consegnato:',
  },
  takenBack: {
    subject: 'Reso ricevuto',
    text: 'abbiamo ricevuto di ritorno:',
    deducted: (amount, reason) => `Per la perdita di valore deduciamo ${amount}. Motivo: ${reason}`,
    assemblyKept: 'Il montaggio è stato eseguito e resta a pagamento.',
    money: (amount) =>
      `Ti rimborsiamo ${amount} per il tuo ordine e ti scriviamo appena il denaro è in viaggio.`,
    nothingBack: 'Hai domande al riguardo? Rispondi semplicemente a questa email.',
  },
  damage: {
    subject: 'Risarcimento di un danno',
    text: 'Questo pezzo noleggiato è rientrato danneggiato:',
    notReturned: 'Questo pezzo noleggiato non ci è stato restituito e non lo aspettiamo più:',
    claimed: (amount, number, reason) =>
      `Per questo chiediamo ${amount} (richiesta ${number}). Motivo: ${reason}`,
    noVat: 'Si tratta di un risarcimento: non comprende IVA e questa email non è una fattura.',
    objections: 'Il danno non dipende da te o la vedi diversamente? Rispondi semplicemente a questa email.',
    part: (amount, number, rest) =>
      `Abbiamo ricevuto ${amount} per la richiesta ${number}. Restano da pagare ${rest}.`,
    partSubject: 'Risarcimento ricevuto in parte',
    paid: (amount, number) => `Abbiamo ricevuto ${amount} per la richiesta ${number}, che è così saldata.`,
    tooMuch: (amount) =>
      `Sono ${amount} in più di quanto avevamo chiesto. Ti restituiamo questo importo con un bonifico; non devi fare nulla.`,
    paidSubject: 'Risarcimento ricevuto',
    openAgain: (rest, number) => `Per la richiesta ${number} restano quindi di nuovo da pagare ${rest}.`,
    waived: (amount, number) =>
      `Rinunciamo ai ${amount} ancora dovuti per la richiesta ${number}. Non fare più alcun bonifico per questo.`,
    waivedSubject: 'Nessun risarcimento da pagare',
  },
  overdue: {
    subject: 'Durata del noleggio scaduta',
    text: 'la durata del noleggio di questo pezzo è scaduta e non lo abbiamo ancora ricevuto di ritorno.',
    next: 'Scrivici o chiamaci, così concordiamo la restituzione o prolunghiamo il noleggio.',
  },
};
