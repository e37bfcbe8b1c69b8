import { ofThe, the, toThe } from './shell.ts';

export const title = 'Il mio account';
export const description = 'Ordini, noleggi, indirizzi e dati del tuo account.';
export const needsScript =
  'Il tuo account richiede JavaScript, perché solo il tuo browser sa che hai effettuato l’accesso. Quello che hai ordinato è anche nelle nostre email.';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const tryAgain = 'Riprova';
export const save = 'Salva';
export const saving = 'Salvataggio in corso…';
export const saved = 'Salvato';
export const cancel = 'Annulla';
export const busy = 'Un momento…';

export const sections = 'Sezioni dell’account';
export const sectionName = {
  overview: 'Panoramica',
  orders: 'Ordini',
  rentals: 'Noleggi',
  profile: 'Profilo',
  addresses: 'Indirizzi',
  security: 'Accesso e sicurezza',
  data: 'I miei dati',
} as const;
/** In the list of the sections. */
export const securityShort = 'Sicurezza';
export const sectionText = {
  overview: 'Quello che hai ordinato e noleggiato, e quello che sappiamo di te.',
  orders: 'Tutto quello che hai ordinato con questo account.',
  rentals: 'Quello che hai noleggiato, e fino a quando.',
  profile: 'Come ci rivolgiamo a te e come ti contattiamo.',
  addresses: 'Dove consegniamo e a chi va la fattura.',
  security: 'Password, indirizzo email e i dispositivi su cui hai effettuato l’accesso.',
  data: 'Porta con te i tuoi dati o elimina l’account.',
} as const;

export const greeting = (name: string): string => (name === '' ? 'Ciao' : `Ciao, ${name}`);
export const latestOrders = 'Ultimi ordini';
export const currentRentals = 'Noleggi in corso';
export const allOrders = 'Tutti gli ordini';
export const logOut = 'Esci';

export const noOrders = 'Con questo account non hai ancora ordinato nulla.';
export const noRentals = 'Al momento non hai nulla a noleggio.';
export const browse = 'Scopri i pezzi';
export const rentHint = 'Che cosa puoi noleggiare';
export const orderLabel = (number: string): string => `Ordine ${number}`;
export const orderedOn = (day: string): string => ofThe(day);
export const pieces = (count: number): string => (count === 1 ? '1 pezzo' : `${count} pezzi`);
export const piecesLeft = (left: number, count: number): string => `ancora ${left} di ${pieces(count)}`;
export const stateName = {
  draft: 'non inviato',
  offered: 'ricevuto',
  accepted: 'accettato',
  lapsed: 'scaduto',
  declined: 'rifiutato',
  cancelled: 'annullato',
} as const;
export const paymentName = {
  open: 'pagamento in attesa',
  authorised: 'autorizzato',
  expired: 'in attesa',
  received: 'pagato',
  released: 'non dovuto',
  lapsed: 'pagamento scaduto',
  'refund-due': 'rimborso in arrivo',
  refunded: 'rimborsato',
} as const;
export const rentalState = (rental: {
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}): string => {
  if (rental.returnedAt !== null) return `Restituito ${the(formatDay(rental.returnedAt))}`;
  if (rental.rentedUntil !== null && rental.handedOverAt !== null)
    return `Consegnato ${the(formatDay(rental.handedOverAt))}, noleggiato fino ${toThe(formatDay(rental.rentedUntil))} compreso`;
  return 'Inizia con la consegna';
};
export const daysLeft = (days: number): string =>
  days < 0
    ? 'La durata del noleggio è scaduta'
    : days === 0
      ? 'Oggi è l’ultimo giorno'
      : days === 1
        ? 'ancora 1 giorno'
        : `ancora ${days} giorni`;
export const endRental = 'Disdici il noleggio';

export const documents = 'Documenti';
export const documentsText = 'Come file di testo, nella versione valida per questo ordine.';
export const confirmationFile = 'Conferma d’ordine';
export const fileName = (what: string, number: string): string => `${what} ${number}`;
export const rights = 'Recesso e disdetta';
export const orderMissing = 'In questo account questo ordine non c’è.';
export const toOrders = 'Vai agli ordini';

export const claimTitle = 'Hai ordinato senza account?';
export const claimText =
  'Inserisci il numero d’ordine. Inviamo un link all’indirizzo email dell’ordine; con quello lo aggiungi a questo account.';
export const orderNumber = 'Numero d’ordine';
export const claimSend = 'Richiedi il link';
export const redeemTitle = 'Aggiungi un ordine';
export const redeemText = 'L’ordine apparterrà poi all’account con cui hai effettuato l’accesso.';
export const redeem = 'Aggiungi al mio account';
export const redeemed = (number: string): string => `L’ordine ${number} ora fa parte del tuo account`;
export const redeemFailed =
  'Questo link è scaduto, è già stato usato o è stato richiesto per un altro account. Puoi richiederne uno nuovo.';
export const noToken = 'Questo link è incompleto. Aprilo di nuovo dall’email.';

export const confirmTitle = 'Conferma l’indirizzo email';
export const confirmText = 'Così confermi che questo indirizzo email appartiene al tuo account.';
export const confirm = 'Conferma l’indirizzo email';
export const confirmed = (email: string): string => `L’indirizzo email ${email} è confermato.`;
export const toAccount = 'Vai all’account';
export const confirmWithPassword =
  'Perché nessuno usi l’indirizzo di altri, ci serve anche la password dell’account.';
export const accountPassword = 'Password dell’account';
export const forgotten = 'Password dimenticata?';
export const notMe = 'Non ero io';
export const notMeText =
  'Non hai aperto un account da noi né inserito questo indirizzo? Allora lo scolleghiamo dall’account.';
export const linkRefused = 'Grazie della segnalazione. Il tuo indirizzo non verrà collegato all’account.';
export const accountLocked =
  'L’account è bloccato: tutti i dispositivi sono stati disconnessi, tutte le passkey rimosse e la password non vale più. Solo chi legge le email al tuo indirizzo può sceglierne una nuova.';
export const setPassword = 'Scegli una nuova password';
export const stopTitle = 'Blocca la modifica dell’indirizzo email';
export const stopText =
  'Così il tuo account resta a questo indirizzo. Tutti i dispositivi vengono disconnessi, tutte le passkey rimosse e la password attuale non vale più.';
export const stop = 'Blocca la modifica';

export const salutation = 'Appellativo';
export const salutationName = {
  '': 'Nessuna indicazione',
  frau: 'Signora',
  herr: 'Signore',
  divers: 'Non binario',
} as const;
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const phone = 'Telefono';
export const birthDate = 'Data di nascita';
export const email = 'Email';
export const emailChange = 'Cambia indirizzo email';

export const company = 'Azienda';
export const street = 'Via e numero civico';
export const apartment = 'Interno, piano, altri dati';
export const postalCode = 'CAP';
export const city = 'Località';
export const country = 'Paese';
export const noAddresses = 'Non hai ancora salvato nessun indirizzo.';
export const addAddress = 'Aggiungi indirizzo';
export const editAddress = 'Modifica';
export const editAddressTitle = 'Modifica l’indirizzo';
export const deleteAddress = 'Elimina';
export const ofAddress = (action: string, address: string): string => `${action}: ${address}`;
export const addressDeleted = 'Indirizzo eliminato';
export const undo = 'Annulla';
export const asDelivery = 'Proponi come indirizzo di consegna';
export const asBilling = 'Proponi come indirizzo di fatturazione';
export const deliveryBadge = 'Indirizzo di consegna';
export const billingBadge = 'Indirizzo di fatturazione';

export const changePassword = 'Cambia password';
export const currentPassword = 'Password attuale';
export const newPassword = 'Nuova password';
export const newEmail = 'Nuovo indirizzo email';
export const emailText = (email: string): string =>
  `Il tuo account ha l’indirizzo ${email}. Quello nuovo vale appena apri il link che inviamo al nuovo indirizzo.`;
export const sendLink = 'Richiedi il link';
export const pleaseConfirm = (email: string): string =>
  `Conferma il tuo indirizzo email ${email}. Il link te lo abbiamo inviato alla registrazione.`;
export const unconfirmed =
  'Questo indirizzo non è ancora confermato. Solo dopo la conferma la copia dei tuoi dati comprenderà anche ciò che conosciamo soltanto tramite l’indirizzo.';
export const confirmThis = 'Richiedi la conferma';
export const sessions = 'Dispositivi connessi';
export const unknownDevice = 'Dispositivo sconosciuto';
export const thisDevice = 'questo dispositivo';
export const lastUsed = (moment: string): string => `ultimo accesso: ${moment}`;
export const endSession = 'Disconnetti';
export const endSessionTitle = 'Disconnetti il dispositivo';
export const endSessionAsk = (device: string): string =>
  `Vuoi davvero disconnettere «${device}»? Lì bisognerà poi accedere di nuovo.`;
export const sessionEnded = 'Dispositivo disconnesso';
export const everywhere = 'Esci ovunque';
export const everywhereText = 'Termina l’accesso su tutti i dispositivi, anche su questo.';
export const everywhereAsk = 'Vuoi davvero uscire da tutti i dispositivi, anche da questo?';
export const everywhereDone = 'Accesso terminato ovunque';

export const exportTitle = 'Copia dei miei dati';
export const exportText =
  'Tutto quello che abbiamo memorizzato su di te, in un file JSON: profilo, indirizzi, ordini, lista dei desideri, passkey, accessi; con indirizzo email confermato anche newsletter, avvisi sui pezzi, mobili che ci hai offerto, dichiarazioni e ordini senza account.';
export const exportButton = 'Scarica i dati';
export const exported = 'I tuoi dati sono stati scaricati';
export const deleteTitle = 'Elimina l’account';
export const deleteText =
  'Profilo, indirizzi, lista dei desideri, passkey e accessi vengono eliminati subito e definitivamente. I dati degli ordini dobbiamo conservarli per otto anni (§ 147 AO, § 257 HGB); li blocchiamo appena non resta più nulla in sospeso. Gli ordini e i noleggi aperti proseguono, e anche la newsletter e gli avvisi sui pezzi: finiscono con il link in ogni email.';
export const deleteStart = 'Elimina l’account…';
export const deleteAsk = 'Vuoi davvero eliminare il tuo account? Non si può annullare.';
export const deleteNow = 'Elimina definitivamente l’account';
export const deleted = 'Il tuo account è stato eliminato';
export const password = 'Password';

export const missing = {
  firstName: 'Inserisci il nome',
  lastName: 'Inserisci il cognome',
  phone: 'Inserisci il tuo numero di telefono',
  street: 'Inserisci via e numero civico',
  postalCode: 'Inserisci il CAP',
  city: 'Inserisci la località',
  password: 'Inserisci la tua password',
  newPassword: 'Inserisci una nuova password',
  email: 'Inserisci un indirizzo email',
  orderNumber: 'Inserisci il numero d’ordine',
} as const;

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
