export const title = 'Scrivici';
export const intro =
  'Domande su un mobile, un ordine, la spedizione o il noleggio: scrivici e ti rispondiamo.';
export const about = (piece: string): string => `La tua domanda riguarda «${piece}».`;
export const email = 'Email';
export const phone = 'Telefono';
export const phoneHint = 'Se preferisci che ti chiamiamo.';
export const message = 'Il tuo messaggio';
export const messageHint = 'Se si tratta di un ordine, indicane il numero.';
export const purpose =
  'Usiamo i tuoi dati solo per risponderti e li cancelliamo dopo sei mesi. Per saperne di più leggi l’informativa sulla privacy.';
export const send = 'Invia il messaggio';
export const busy = 'Invio in corso…';
export const received = 'Il tuo messaggio è arrivato';
export const receivedText = (count: number): string =>
  `Ha il numero ${count}. Ti abbiamo inviato una conferma e ti risponderemo.`;
export const another = 'Fai un’altra domanda';
export const refused =
  'Da questo indirizzo email o dalla tua rete oggi sono già arrivati molti messaggi. Chiamaci oppure scrivici un’email.';
