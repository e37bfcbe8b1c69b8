import { emailLinkHours, resetLinkMinutes, stopLinkHours } from '../../domain/session-rules.ts';
import { type CustomerMailTexts, listed } from './de.ts';

/** The same in Italian. */
export const italian: CustomerMailTexts = {
  reset: {
    subject: 'Scegli una nuova password',
    what: 'per il tuo account è stata richiesta una nuova password. Con questo link puoi sceglierla:',
    button: 'Scegli una nuova password',
    note: `Il link vale ${resetLinkMinutes} minuti e una sola volta. Se non hai richiesto una nuova password, non devi fare nulla; la tua password resta com’è.`,
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    what: 'la password del tuo account è stata cambiata e tutti i dispositivi sono stati disconnessi. Se non eri tu, richiedi subito una nuova password e scrivici.',
    keysLeft: (names) =>
      `Con le passkey di questo account si può continuare ad accedere senza password${listed(names.map((name) => `«${name}»`))}. Se non ne riconosci una, rimuovila nel tuo account, alla voce «Sicurezza».`,
  },
  newEmail: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    what: 'un account del nostro negozio avrà d’ora in poi questo indirizzo email. Con questo link lo confermi:',
    button: 'Conferma l’indirizzo email',
    note: `Il link vale ${emailLinkHours} ore e una sola volta. Se la richiesta non viene da te, non devi fare nulla.`,
  },
  ownEmail: {
    subject: 'Conferma il tuo indirizzo email',
    what: 'con questo link confermi l’indirizzo email del tuo account:',
    button: 'Conferma l’indirizzo email',
    note: `Il link vale ${emailLinkHours} ore e una sola volta. Dove non hai effettuato l’accesso, la pagina chiede la password dell’account. Se non hai aperto un account da noi, scegli lì «Non ero io»: blocchiamo l’account.`,
  },
  stop: {
    subject: 'Il tuo account sta per ricevere un altro indirizzo email',
    what: 'per il tuo account è stato inserito un altro indirizzo email. Varrà appena sarà confermato. Se eri tu, non devi fare nulla. Se non eri tu, annulla subito la modifica, anche se è già stata confermata:',
    button: 'Blocca la modifica',
    note: `Il link vale ${stopLinkHours} ore e una sola volta. In questo modo il tuo account mantiene questo indirizzo email. Il link disconnette tutti i dispositivi, rimuove tutte le passkey e rende non più valida la password attuale; poi ne scegli una nuova.`,
  },
  moved: {
    subject: 'Il tuo account ha un nuovo indirizzo email',
    paragraphs: [
      'l’indirizzo email del tuo account è stato cambiato; questo non ne fa più parte. Se non eri tu, apri subito il link «Blocca la modifica» nel nostro messaggio precedente e scrivici.',
    ],
  },
  broughtBack: {
    subject: 'Il tuo account ha di nuovo l’indirizzo email precedente',
    paragraphs: [
      'la modifica dell’indirizzo email è stata annullata: qualcuno ha scelto «Blocca la modifica» in un messaggio inviato all’indirizzo precedente. Questo indirizzo non fa più parte dell’account, tutti i dispositivi sono stati disconnessi e la password non è più valida. Non eri tu, e avevi cambiato l’indirizzo di persona? Allora qualcuno legge la tua casella precedente; scrivici subito.',
    ],
  },
  newDevice: {
    subject: 'Nuovo accesso al tuo account',
    what: 'qualcuno ha effettuato l’accesso al tuo account da un browser che non conosciamo ancora.',
    when: 'Quando',
    browser: 'Browser',
    place: 'Luogo',
    unknown: 'sconosciuto',
    notYou:
      'Se eri tu, non devi fare nulla. Se non eri tu, scegli subito una nuova password da «Password dimenticata?» e spunta lì la rimozione di tutte le passkey; così disconnetti tutti i dispositivi.',
  },
  loggedOut: {
    subject: 'Abbiamo disconnesso il tuo account ovunque',
    what: 'abbiamo disconnesso il tuo account su tutti i dispositivi. La tua password e le tue passkey restano valide: ti basta accedere di nuovo.',
    stranger:
      'Qualcun altro era nel tuo account, oppure hai perso un dispositivo? Scegli subito una nuova password e spunta lì la rimozione di tutte le passkey. Se non sai perché ti abbiamo disconnesso, scrivici.',
    button: 'Richiedi una nuova password',
  },
  deleted: {
    subject: 'Il tuo account è stato eliminato',
    paragraphs: [
      'come desideravi, abbiamo eliminato il tuo account: profilo, indirizzi, lista dei desideri, passkey e accessi non esistono più.',
      'Conserviamo i dati degli ordini finché la legge lo richiede (§ 147 AO, § 257 HGB) e li blocchiamo appena non resta nulla da trattare. Poi li cancelliamo, senza che tu debba chiederlo.',
      'Se non eri tu, scrivici subito.',
    ],
  },
  passkey: {
    key: (name) => (name === null ? 'una passkey' : `la passkey «${name}»`),
    added: {
      subject: 'Il tuo account ha una nuova passkey',
      what: (key) => `${key} è stata aggiunta al tuo account. Con questa accedi senza password.`,
    },
    removed: {
      subject: 'Una passkey del tuo account è stata rimossa',
      what: (key) => `${key} è stata rimossa dal tuo account. Nessuno può più accedere con questa.`,
    },
    notYou:
      'Se eri tu, non devi fare nulla. Se non eri tu, scegli subito una nuova password e spunta lì la rimozione di tutte le passkey. Così disconnetti anche tutti i dispositivi.',
    button: 'Richiedi una nuova password',
  },
  lastToday:
    'Perché la tua casella non si riempia, per oggi questo è il nostro ultimo messaggio di questo tipo.',
};
