import { cardTab } from '../wording/quoted.ts';
import type { RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { formatEuros } from './shell.ts';

export const paymentMethodHint = {
  stripe: 'Dopo l’ordine inserisci la carta.',
  klarna: 'Dopo l’ordine confermi il pagamento sulla pagina di Klarna.',
  bank_transfer:
    'Dopo l’ordine ti mostriamo le nostre coordinate bancarie. Finché non arriva l’importo, per 7 giorni al massimo, i pezzi restano riservati per te.',
  paypal: 'Dopo l’ordine confermi il pagamento sulla pagina di PayPal.',
} as const;

/** Word for word: section 2.14 of the specification. */
export const tabName = { stripe: cardTab, klarna: 'Klarna', paypal: 'PayPal' } as const;
export const tabs = 'Metodo di pagamento';
export const beforeOrder = {
  stripe: 'La carta si inserisce nel prossimo passaggio.',
  klarna: 'Nel prossimo passaggio paghi sulla pagina di Klarna.',
  paypal: 'Nel prossimo passaggio paghi sulla pagina di PayPal.',
} as const;
export const payTitle = 'Paga ora';
export const unpaidTitle = 'Abbiamo ricevuto il tuo ordine, manca ancora il pagamento';
export const takeBack = 'Annulla l’ordine e torna al riepilogo';
export const takeBackHere = 'Annulla l’ordine';
export const takeBackMeans =
  'I pezzi tornano disponibili per tutti e non devi pagare nulla. Li rimettiamo nel tuo carrello, dove però non sono riservati.';
export const takeBackNow = 'Sì, annulla l’ordine';
export const backInCart = 'I pezzi del tuo ordine sono di nuovo nel tuo carrello.';
export const noneToBeHad = 'Al momento nessuno dei pezzi del tuo ordine è disponibile.';
export const notAllAsked = 'Non è stato possibile verificare tutti i pezzi, forse ora manca la connessione.';
export const ordered = (until: string): string =>
  `Abbiamo ricevuto il tuo ordine. I pezzi sono riservati per te fino alle ore ${time.format(new Date(until))}.`;
export { loading } from '../wording/quoted.ts';
export const payCard = (cents: number): string => `Paga ${formatEuros(cents)}`;
export const paying = 'Elaborazione in corso…';
export const toPage = (cents: number, name: string): string => `Paga ${formatEuros(cents)} con ${name}`;
export const pageHint = {
  klarna:
    'Stripe ti porta a Klarna e poi torni qui. L’importo viene addebitato solo quando il tuo ordine lascia il nostro negozio.',
  paypal: 'Ti portiamo su PayPal e poi torni qui. Solo allora l’importo viene addebitato.',
} as const;
export const toProviderPage = 'Paga sulla pagina di Stripe';
export const tryAgain = 'Riprova';

/** Word for word: section 8 of the specification. */
export { initializeFailed } from '../wording/quoted.ts';
export { paymentFailed as failed } from '../wording/quoted.ts';
export const shopLost =
  'Il nostro negozio non era raggiungibile. Non è stato addebitato nulla e il tuo ordine c’è ancora. Controlla la connessione a internet e riprova.';
export { paymentSuccessful as successful } from '../wording/quoted.ts';
export const pending =
  'Il tuo pagamento è ancora in verifica. Nel frattempo teniamo da parte i tuoi pezzi e ti scriviamo appena arriva il denaro.';
export { processingFailed } from '../wording/quoted.ts';

export { processingPayment as processing } from '../wording/quoted.ts';
export const returnTitle = 'Il tuo pagamento';
export const toOrder = 'Vai all’ordine';
export const incompleteReturn =
  'Questo link è incompleto. Il link nella nostra email ti mostra a che punto è il tuo ordine; se vuoi, controlliamo anche noi.';

export const taken = 'Il tuo pagamento è confermato. Grazie mille!';
export const takenElsewhere =
  'Il tuo pagamento è confermato. Il link nella nostra email ti porta al tuo ordine.';

/** By what the refusal means. `hasOthers`: there are other means of payment beside the refused one. */
export const refused: Readonly<Record<RefusalMeaning, (hasOthers: boolean) => string>> = {
  'ask-again': (hasOthers) =>
    `Il tuo pagamento non è stato confermato e non è stato addebitato nulla. Controlla i dati e riprova${hasOthers ? ', oppure scegli un altro metodo di pagamento' : ''}.`,
  'other-means': (hasOthers) =>
    `Il tuo pagamento è stato rifiutato e non è stato addebitato nulla. Riprova con un’altra carta o un altro conto${hasOthers ? ', oppure scegli un altro metodo di pagamento' : ''}.`,
  'try-later': (hasOthers) =>
    `Al momento non è stato possibile eseguire il tuo pagamento e non è stato addebitato nulla. Riprova tra qualche minuto${hasOthers ? ', oppure scegli un altro metodo di pagamento' : ''}.`,
  'for-staff': (hasOthers) =>
    `Al momento non possiamo accettare il tuo pagamento in questo modo; non dipende da te e non è stato addebitato nulla. ${hasOthers ? 'Scegli un altro metodo di pagamento oppure scrivici.' : 'Scrivici, per favore.'}`,
  over: (hasOthers) =>
    `Questo pagamento è scaduto e non è stato addebitato nulla. Paga di nuovo${hasOthers ? ', se preferisci anche in un altro modo' : ''}.`,
};
export const unanswered =
  'Non sappiamo ancora se il tuo pagamento è arrivato. Riprova: non ti verrà addebitato due volte.';
export const seeOrder = 'La pagina del tuo ordine mostra a che punto è il pagamento.';

export const cancelledTitle = 'Pagamento interrotto';
export const cancelledText =
  'Il pagamento non è stato completato. Non è stato addebitato nulla. Il tuo ordine resta riservato per te ancora per poco.';
export const cancelledUntil = (until: string): string =>
  `Fino alle ore ${time.format(new Date(until))} (ora di Berlino) puoi pagarlo, anche in un altro modo, oppure annullarlo.`;
export const cancelledOver = 'Questo ordine non si può più pagare.';
export const cancelledElsewhere =
  'Vuoi comunque pagare? Il link nella nostra email ti porta al tuo ordine. Se non fai nulla, scade automaticamente.';
export const payAfterAll = 'Paga l’ordine';
export const helpTitle = 'Hai bisogno di aiuto?';
export const helpText = 'Scrivici, ti aiutiamo volentieri:';
export const toHome = 'Torna alla home page';

export const sandboxNote = 'Modalità di prova: non si muove denaro. Non inserire una carta vera.';
export const cardNumber = 'Numero della carta';
export const cardExpiry = 'Scadenza';
export const cardCode = 'Codice di sicurezza';
export const testCards = 'Carte di prova';
export const testCardList: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'viene accettata'],
  ['4000 0025 0000 3155', 'chiede 3-D Secure'],
  ['4000 0000 0000 0002', 'viene rifiutata'],
  ['4000 0000 0000 9995', 'fondi insufficienti'],
];
export const bankTitle = '3-D Secure (banca di prova)';
export const bankText = (cents: number): string => `Vuoi autorizzare il pagamento di ${formatEuros(cents)}?`;
export const bankAllow = 'Autorizza il pagamento';
export const bankRefuse = 'Rifiuta';

const time = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
