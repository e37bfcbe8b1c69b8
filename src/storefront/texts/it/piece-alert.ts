/** “Sag mir Bescheid” on the page of a piece that is not available. */
export const heading = 'Avvisami';
export const sold =
  'Un’email appena arriva un pezzo simile o se questo torna disponibile. Una sola, entro 6 mesi.';
export const away =
  'Un’email appena questo pezzo è di nuovo disponibile o, se viene venduto, quando ne arriva uno simile. Una sola, entro 6 mesi.';
export const button = 'Avvisami';
export const sending = 'Invio in corso…';
export const failed = 'Non ha funzionato. Riprova.';
export const spam = 'Non è arrivato nulla? Guarda anche nella cartella dello spam.';
/** In its place, if this tab has ordered the piece and not paid yet. */
export const own = {
  heading: 'Riservato per te',
  text: 'Questo pezzo fa parte del tuo ordine, che non è ancora stato pagato.',
  link: 'Al tuo ordine',
} as const;
/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Vuoi che ti avvisiamo?',
    text: 'Ancora un clic e ti scriviamo appena ci sono novità: un’email, entro 6 mesi.',
    button: 'Sì, avvisatemi',
    needsScript: 'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina.',
  },
  confirmed: {
    title: 'Ti avviseremo',
    text: 'Grazie mille! Ti scriviamo una volta, quando il pezzo è di nuovo disponibile o, se è venduto, quando ne arriva uno simile. Poi cancelliamo l’indirizzo che ci hai dato per l’avviso.',
  },
  stop: {
    title: 'Non ricevere più avvisi',
    text: 'Non vuoi più avvisi su nessun pezzo? Allora cancelliamo tutti quelli richiesti con il tuo indirizzo.',
    button: 'Non ricevere più avvisi',
    needsScript:
      'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina, oppure rispondi alla nostra email e ti cancelliamo noi.',
  },
  stopped: {
    title: 'Non riceverai più avvisi',
    text: 'Abbiamo cancellato tutto ciò che è stato chiesto con il tuo indirizzo e non ti scriveremo più a proposito di pezzi.',
  },
  invalid: {
    title: 'Questo link non è più valido',
    text: 'Forse ha più di sette giorni, non è stato copiato per intero o l’avviso è già stato inviato. Sulla pagina di un pezzo che non è disponibile puoi chiederlo di nuovo quando vuoi.',
  },
} as const;
