import { formatEuros } from './shell.ts';

export const title = 'Controlla il tuo ordine';
export const change = 'Modifica';
export const contact = 'Contatti';
export const delivery = 'Consegna';
export const pieces = 'I tuoi pezzi';
export const payment = 'Metodo di pagamento';
export const proceed = 'Procedi al pagamento';
export const busy = 'Elaborazione in corso…';
export const incomplete = 'Per l’ordine mancano ancora dei dati.';
export const toCheckout = 'Vai alla cassa';

export const paymentTitle = 'Ordina ora';
export const reservedUntil = (moment: string): string =>
  `Riservato per te fino alle ore ${time.format(new Date(moment))}.`;
/** The wording that § 312j (3) BGB prescribes, in that of Art. 51 (2) Codice del consumo. */
export const order = 'Ordine con obbligo di pagare';
export { backToReview } from '../wording/quoted.ts';
/** A sentence with links to pages of texts. */
export const applying: readonly (string | { readonly label: string; readonly page: `/${string}` })[] = [
  'Si applicano le nostre ',
  { label: 'condizioni generali', page: '/terms' },
  '. I consumatori possono recedere entro 14 giorni: ',
  { label: 'diritto di recesso', page: '/withdrawal' },
  '. Come trattiamo i tuoi dati è spiegato nell’',
  { label: 'informativa sulla privacy', page: '/data-protection' },
  '.',
];
export const inNewTab = '(apre un’altra scheda)';
/** Names only the parts that were ordered. */
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  `Chiedo espressamente che ${!isAssembly ? 'il noleggio inizi' : !isRental ? 'il montaggio inizi' : 'il noleggio o il montaggio inizino'} prima della scadenza del periodo di recesso.`;
export const earlyServiceHint = (isAssembly: boolean): string =>
  `Facoltativo. Se poi recedi, paghi la parte già prestata fino a quel momento.${isAssembly ? ' Una volta completato un montaggio, per esso il diritto di recesso si estingue.' : ''}`;

export const codeTitle = 'Conferma il tuo indirizzo email';
export const codeSent = (email: string): string => `Il codice è in arrivo a ${email}.`;
export const codeWhy =
  'Per gli ordini molto grandi, e ogni volta che ci sono insolitamente tanti pezzi riservati, prima di riservare ti chiediamo di dare un’occhiata alla tua posta. Così i pezzi arrivano a chi vuole davvero acquistarli. I tuoi dati restano come sono.';
export const code = 'Codice ricevuto per email';
export const codeMissing = 'Inserisci le 6 cifre ricevute per email';
export const withCode = 'Conferma il codice';
export const newCode = 'Invia un nuovo codice';

export { initiateFailed as failed } from '../wording/quoted.ts';
export const unanswered =
  'Non abbiamo ricevuto risposta, forse ora manca la connessione. Premi di nuovo: l’ordine non parte due volte.';
export { noOrder } from '../wording/quoted.ts';
export const totalChanged =
  'È cambiato un prezzo o sono cambiate le spese di spedizione. Controlla i nuovi importi e procedi di nuovo al pagamento.';
export const cartChanged =
  'Nel frattempo il tuo carrello è cambiato. Controllalo, insieme al totale, prima di procedere al pagamento.';
interface LineAmount {
  readonly quantity: number;
  /** Null: not to be named. */
  readonly value: number | null;
}
const amount = ({ quantity, value }: LineAmount): string =>
  value === null ? `${quantity}\u00a0×` : `${quantity}\u00a0× per ${formatEuros(value)}`;
export const lineChange = (title: string, before: LineAmount | null, after: LineAmount | null): string =>
  after === null
    ? `Non c’è più: ${title}`
    : before === null
      ? `Nuovo: ${title}, ${amount(after)}`
      : `Modificato: ${title}, ora ${amount(after)}, prima ${amount(before)}`;
export const goodsChanged = (before: number, now: number): string =>
  `Subtotale: ora ${formatEuros(now)}, prima ${formatEuros(before)}`;
export const gone = 'Questi pezzi nel frattempo non sono più disponibili';
export const goneLine = (title: string, free: number): string =>
  free > 0 ? `${title} (${free === 1 ? 'ne resta solo 1' : `ne restano solo ${free}`})` : title;
export const takeOut = 'Togli dal carrello';
export const withoutAssembly = 'Ordina senza montaggio';

const time = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

export const cartChangedSince =
  'Nel frattempo il carrello è cambiato. Qui ordini ancora quello che hai controllato.';
export const seeChanges = 'Torna al controllo con il nuovo carrello';
export const loginEnded =
  'La tua sessione è terminata, quindi l’ordine non contiene più i dati del tuo account. Accedi di nuovo o completa i tuoi dati alla cassa.';
