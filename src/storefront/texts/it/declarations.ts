import { the } from './shell.ts';

/** The wordings of the buttons that § 356a (2), (3) and § 312k (2) BGB prescribe, in Italian. */
export const withdrawTitle = 'Recedere dal contratto';
export const withdrawIntro =
  'Qui puoi recedere da un contratto con noi, in tutto o in parte. Non serve indicare un motivo.';
export const withdrawNotice = 'Informativa sul recesso e modulo tipo';
export const withdrawSubmit = 'Conferma recesso';
export const withdrawReceived = 'Abbiamo ricevuto il tuo recesso';
export const withdrawReceivedAt = (moment: string): string =>
  `Abbiamo ricevuto il tuo recesso ${the(formatMoment(moment))}.`;
export const withdrawDeclaration = 'Con la presente recedo dal contratto';

export const endTitle = 'Disdire i contratti qui';
export const endIntro = 'Qui puoi disdire il noleggio di un pezzo.';
export const endSubmit = 'Disdici ora';
export const endReceived = 'Abbiamo ricevuto la tua disdetta';
export const endReceivedAt = (moment: string): string =>
  `Abbiamo ricevuto la tua disdetta ${the(formatMoment(moment))}.`;
export const endDeclaration = 'Con la presente disdico il contratto';
export const manner = 'Tipo di disdetta';
export const mannerName = (name: string | undefined): string =>
  name === 'extraordinary' ? 'straordinaria' : 'ordinaria';
export const mannerHint = {
  ordinary: 'senza motivo, alla scadenza del noleggio',
  extraordinary: 'per giusta causa, anche prima',
} as const;
/** Terms 5.10 and 5.13; § 542 (2) BGB. */
export const ordinaryMeans =
  'Un noleggio termina automaticamente alla scadenza della durata scelta, anche senza disdetta. La disdetta ordinaria ha quindi effetto alla fine di questa durata; prima, il noleggio termina solo per giusta causa o se lo concordiamo con te. Ti scriviamo in che giorno termina e come si restituisce il pezzo.';
export const reason = 'Motivo della disdetta';
export const endsOn = 'Con effetto da quale giorno? Se lasci vuoto, il prima possibile';
export const endsOnHint =
  'Una disdetta non ha effetto retroattivo: se il giorno è già passato, vale al più presto dal giorno in cui ci arriva.';
export const backdated = (day: string): string =>
  `${day} (già passato; ha effetto al più presto dalla ricezione)`;
export const endsOnShort = 'Decorrenza';
export const asSoonAsPossible = 'prima data possibile';

export const name = 'Il tuo nome';
export const nameShort = 'Nome';
export const contract = 'Numero d’ordine o descrizione del contratto';
export const endContractHint = 'Se disdice solo uno di più noleggi, indichi qui anche il mobile.';
export const contractShort = 'Contratto';
export const pieces = 'Solo una parte dell’ordine?';
export const piecesHint = 'In questo caso indica i pezzi. Altrimenti il recesso vale per tutto.';
export const piecesShort = 'Pezzi';
export const allPieces = 'l’intero ordine';
export const email = 'Indirizzo email';
export const purpose =
  'A questo indirizzo inviamo subito una conferma con contenuto, data e ora. Usiamo i tuoi dati solo per gestire la tua dichiarazione.';
export const tooMany =
  'Nell’ultima ora sono già arrivate molte dichiarazioni dalla tua connessione. Questo modulo tornerà a funzionare al più tardi tra un’ora.';
/** Before the shop's address. */
export const byMail = 'Vale allo stesso modo un’email a';

export const declaration = 'Dichiarazione';
export const mailed = 'Ti inviamo questa conferma anche per email.';
export const notMailed =
  'Oggi abbiamo già inviato più conferme a questo indirizzo email. Stampa o salva questa pagina.';
export const print = 'Stampa o salva come PDF';

/** '28 novembre 2026' from '2026-11-28'. */
export const formatDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

const date = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'long' });
const formatMoment = (moment: string): string => dateAndTime.format(new Date(moment));
const dateAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});
