/** The offer in the cart, and its form. */
export const offer = 'Continui più tardi? Ricevi un promemoria per email';
export const title = 'Promemoria del carrello';
export const about =
  'Prima ti inviamo un’email da confermare, poi un solo promemoria: un giorno dopo, se i pezzi sono ancora disponibili e non hai ordinato. Per questo salviamo il tuo indirizzo e i pezzi. Puoi fermarlo in qualsiasi momento con il link di entrambe le email. Nulla viene riservato.';
export const email = 'Indirizzo email';
export const send = 'Chiedi il promemoria';
export const sending = 'Invio in corso…';
export const invalidEmail = 'Inserisci un indirizzo email valido.';
export const failed = 'Non ha funzionato. Riprova più tardi.';
export const privacy = 'I tuoi dati';

/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Conferma il promemoria',
    text: 'Ancora un clic e domani ti ricorderemo il tuo carrello una volta.',
    button: 'Conferma il promemoria',
    needsScript: 'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina.',
  },
  confirmed: {
    title: 'Il tuo promemoria è salvato',
    text: 'Grazie mille! Se domani i pezzi sono ancora disponibili e nel frattempo non hai ordinato, ti inviamo un’email. Poi cancelliamo il carrello dai nostri sistemi.',
  },
  stop: {
    title: 'Annulla il promemoria',
    text: 'Preferisci non ricevere alcun promemoria del tuo carrello?',
    button: 'Nessun promemoria',
    needsScript:
      'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina, oppure rispondi alla nostra email e ti cancelliamo noi.',
  },
  stopped: {
    title: 'Promemoria annullato',
    text: 'Non riceverai alcun promemoria del tuo carrello. Quello che ci hai messo resta nel tuo browser.',
  },
  invalid: {
    title: 'Questo link non è più valido',
    text: 'Forse ha più di tre giorni o non è stato copiato per intero. Per un nuovo promemoria apri il tuo carrello; il link è sotto i pezzi.',
  },
  cart: {
    title: 'Il carrello del nostro promemoria',
    text: 'I pezzi del nostro promemoria sono di nuovo nel tuo carrello. Quello che c’era già resta.',
    needsScript: 'Il tuo carrello è solo nel tuo browser; per riempirlo questa pagina richiede JavaScript.',
  },
} as const;
export const restoring = 'Un momento, mettiamo i pezzi nel tuo carrello…';
export const there = 'Nel tuo carrello';
export const gone = 'Non disponibili al momento';
export const unknown = (count: number): string =>
  count === 1 ? 'Un pezzo non è più in negozio.' : `${count} pezzi non sono più in negozio.`;
export const unreached = 'Non è stato possibile controllare tutti i pezzi. Ricarica la pagina.';
export const nothing = 'Nessuno dei pezzi del nostro promemoria è disponibile al momento.';
export const openCart = 'Guarda il carrello';
export const browse = 'Continua a curiosare';
