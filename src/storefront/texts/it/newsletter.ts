export const heading = 'Newsletter';
export const invitation =
  'I pezzi nuovi, prima che arrivino in negozio. Circa due volte al mese, e ti disiscrivi quando vuoi.';
export const email = 'Indirizzo email';
export const subscribe = 'ISCRIVITI';
export const sending = 'INVIO IN CORSO…';
export const invalidEmail = 'Inserisci un indirizzo email valido';
export const failed = 'Iscrizione non riuscita';
export const serverError = 'Errore del server. Riprova più tardi';
export const thanks = 'Grazie mille!';
export const privacy = 'I tuoi dati';
/** The pages that the mails' links and the form without script lead to. */
export const steps = {
  asked: {
    title: 'Ci siamo quasi',
    text: 'Ti abbiamo inviato un’email. Conferma da lì l’iscrizione alla newsletter. Non è arrivato nulla? Guarda anche nella cartella dello spam.',
  },
  confirm: {
    title: 'Conferma la newsletter',
    text: 'Ancora un clic e riceverai la nostra newsletter.',
    button: 'Conferma l’iscrizione',
    needsScript: 'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina.',
  },
  confirmed: {
    title: 'La tua iscrizione è confermata',
    text: 'Grazie mille! Ti scriviamo quando ci sono pezzi nuovi in negozio. In ogni email trovi un link per disiscriverti.',
  },
  unsubscribe: {
    title: 'Disiscriviti dalla newsletter',
    text: 'Non vuoi più ricevere la nostra newsletter?',
    button: 'Disiscriviti',
    needsScript:
      'Questo passaggio richiede JavaScript. Attivalo e ricarica la pagina, oppure rispondi alla nostra email e ti cancelliamo noi.',
  },
  unsubscribed: {
    title: 'Iscrizione annullata',
    text: 'Non riceverai più la nostra newsletter. Ci dispiace che te ne vada; i nostri pezzi nuovi ti aspettano sempre in negozio.',
  },
  invalid: {
    title: 'Questo link non è più valido',
    text: 'Forse ha più di sette giorni o non è stato copiato per intero. Per iscriverti inserisci di nuovo il tuo indirizzo; il modulo è in fondo a ogni pagina. Per disiscriverti usa il link nella nostra email più recente oppure scrivici.',
  },
} as const;
export const toNewArrivals = 'Vai alle novità';
