import { the, toThe } from './shell.ts';
import { weeks } from './delivery.ts';

export const title = 'Grazie per il tuo ordine';
export const pageTitle = 'Il tuo ordine';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const notFound = 'Questo ordine non esiste o il suo link è incompleto.';
export const tryAgain = 'Riprova';
export const needsScript =
  'Per mostrarti l’ordine questa pagina richiede JavaScript. Tutte le informazioni importanti sono anche nell’email che ti abbiamo inviato.';
export const confirmation = (email: string): string => `Inviamo una conferma a ${email}.`;

export const bankTitle = 'Effettua ora il bonifico';
export const bankIntro = (due: string): string =>
  `Effettua il bonifico entro ${the(due)}. Fino ad allora i tuoi pezzi restano riservati.`;
export const bankRest = (received: string, left: string): string =>
  `Abbiamo ricevuto ${received}, grazie mille. Mancano ancora ${left}.`;
export const holder = 'Intestatario';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Importo';
export const reference = 'Causale';
export const copy = 'Copia';
export const copied = (what: string): string => `Copiato: ${what}`;
export const copyFailed = 'Qui non è possibile copiare.';
export const qrCode = 'GiroCode: codice QR con tutti i dati per l’app della tua banca';
export const qrHint = 'Inquadra il GiroCode con l’app della tua banca';

export const facts = 'Dati dell’ordine';
export const orderId = 'Numero d’ordine';
export const date = 'Data';
export const total = 'Totale';
export const email = 'Email';
export const pickupAt = 'Luogo di ritiro';
export const paymentType = 'Metodo di pagamento';
export const paymentStatus = 'Stato del pagamento';
export const transactionId = 'Numero della transazione';
export const none = 'N/A';
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  !isAssembly ? 'Noleggio' : !isRental ? 'Montaggio' : 'Noleggio e montaggio';
export const earlyServiceWished = 'Inizio prima della scadenza del periodo di recesso, come da te richiesto';
export const applying = 'Testi applicabili';
export const textName = {
  terms: 'Condizioni generali',
  withdrawal: 'Diritto di recesso',
  'data-protection': 'Informativa sulla privacy',
} as const;
export const textVersion = (name: string, version: number): string => `${name} (versione ${version})`;
export const products = 'Pezzi ordinati';
export const sku = (text: string): string => `Codice articolo ${text}`;
export const quantity = (left: number, count: number): string =>
  left === count ? `Quantità: ${count}` : `Quantità: ancora ${left} su ${count}`;
export const partTakenOut = (count: number): string =>
  count === 1
    ? '1 tolto dall’ordine prima della consegna'
    : `${count} tolti dall’ordine prima della consegna`;
export const partReturned = (count: number): string => (count === 1 ? '1 restituito' : `${count} restituiti`);
export const partNotReturned = (count: number): string =>
  count === 1 ? '1 non restituito' : `${count} non restituiti`;
export const someOf = (count: number, of: number): string => `${count} su ${of}`;
export { continueShopping as goOn } from '../wording/quoted.ts';

export const invoices = 'Fatture';
export const invoiceName = {
  invoice: (number: string): string => `Fattura ${number}`,
  'credit-note': (number: string): string => `Nota di credito ${number}`,
  cancellation: (number: string): string => `Fattura di storno ${number}`,
} as const;
export const invoiceFile = 'PDF con fattura elettronica integrata';
export const invoicePending = 'in preparazione, ti arriverà per email';

/** What is claimed for damage to a rented piece. */
export const claims = 'Risarcimento di un danno';
export const claimName = (number: string): string => `Richiesta ${number}`;
export const claimState = { open: 'da pagare', paid: 'pagata', waived: 'annullata' } as const;
export const claimNote = 'Il risarcimento non comprende IVA e non è una fattura.';
export const claimIntro = (number: string, day: string): string =>
  `Versa il risarcimento (${number}) entro il ${day}.`;

export const mailTitle = 'Ancora un passaggio: conferma l’ordine';
export const mailText = (email: string): string =>
  `Abbiamo inviato un link a ${email}. Aprilo entro 30 minuti: allora accettiamo l’ordine e ti mostriamo le coordinate bancarie.`;
export const confirmOrder = 'Conferma l’ordine';

export const formatDay = (moment: string): string => day.format(new Date(moment));

export const statusName: Record<string, string> = {
  open: 'in attesa',
  authorised: 'autorizzato, verrà addebitato alla spedizione',
  expired: 'autorizzazione scaduta, in attesa',
  received: 'pagato',
  released: 'nessun addebito',
  lapsed: 'scaduto',
  'refund-due': 'in corso di rimborso',
  refunded: 'rimborsato',
};
/** For a delivery or collection that is called off. */
export const nothingToCome = 'annullato';
/** For a payment that is not expected, because the order was cancelled or withdrawn from. */
export const nothingDue = 'non più dovuto';
export const takenBackNote = 'Hai annullato questo ordine. Non c’è nulla da pagare.';
export const withdrawal = {
  whole: (day: string): string =>
    `Il tuo recesso ci è arrivato ${the(day)}. Lo stiamo trattando e ti scriveremo come si prosegue.`,
  part: (day: string): string =>
    `Il tuo recesso da una parte di questo ordine ci è arrivato ${the(day)}. Lo stiamo trattando e ti scriveremo come si prosegue.`,
  /** The pieces of a withdrawn part, once the shop has recorded them. */
  pieces: (pieces: string): string => `Riguarda: ${pieces}.`,
  nothingToPay: 'Non c’è più nulla da pagare.',
  moneyBack: (until: string): string =>
    `Non verrà più consegnato nulla e ti rimborsiamo quanto hai pagato al più tardi ${the(until)}.`,
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'Questo ordine non è ancora stato inviato.',
  lapsed: 'Questo ordine è scaduto perché non è stato pagato o confermato in tempo.',
  declined: 'Non abbiamo potuto accettare questo ordine.',
  cancelled: 'Questo ordine è stato annullato.',
};

/** The progress of a line; null: there is nothing to say yet. */
export function progress(line: {
  readonly state: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
}): string | null {
  const shipment = [line.carrier, line.trackingNumber].filter((part) => part !== null);
  switch (line.state) {
    case 'prepared':
      return 'Pronto';
    case 'shipped':
      return ['In viaggio', ...shipment].join(' · ');
    case 'handed-over':
      return [
        line.rentedUntil === null || line.handedOverAt === null
          ? 'Consegnato'
          : `Consegnato ${the(formatDay(line.handedOverAt))}, noleggiato fino ${toThe(formatDay(line.rentedUntil))} compreso`,
        ...shipment,
      ].join(' · ');
    case 'returned':
      return 'Restituito';
    case 'taken-out':
      return 'Tolto dall’ordine prima della consegna';
    case 'not-returned':
      return 'Non restituito';
    case 'cancelled':
      return 'Annullato';
    default:
      return null;
  }
}

export const trackShipment = 'Segui la spedizione';

export const history = 'Cronologia';
export const eventName: Partial<Record<string, string>> = {
  'order-offered': 'Ordine ricevuto',
  'order-accepted': 'Ordine accettato',
  'order-declined': 'Ordine rifiutato',
  'order-lapsed': 'Ordine scaduto',
  'order-cancelled': 'Ordine annullato',
  'order-taken-back': 'Hai annullato l’ordine',
  'order-reinstated': 'Ordine ripristinato',
  'payment-received': 'Pagamento ricevuto',
  'payment-part-received': 'Ricevuta una parte del pagamento',
  'receipt-taken-back': 'Pagamento registrato per errore: non pervenuto',
  'payment-too-late': 'Pagamento ricevuto oltre il termine',
  'vat-corrected': 'IVA rettificata: la tua partita IVA è confermata. Rimborsiamo quanto hai pagato in più.',
  'refund-made': 'Importo rimborsato',
  'payment-refunded': 'Pagamento rimborsato',
  'piece-prepared': 'Pronto',
  'piece-shipped': 'Spedito',
  'piece-handed-over': 'Consegnato',
  'rental-overdue': 'Durata del noleggio scaduta',
  'rental-returned': 'Noleggio restituito',
  'rental-not-returned': 'Noleggio non restituito',
  'damage-claimed': 'Risarcimento richiesto',
  'claim-part-paid': 'Risarcimento pagato in parte',
  'claim-paid': 'Risarcimento pagato',
  'claim-waived': 'Rinuncia al risarcimento',
  'piece-returned': 'Rientrato',
  'piece-taken-out': 'Tolto dall’ordine',
  'withdrawal-received': 'Recesso ricevuto',
  'ending-received': 'Disdetta ricevuta',
};
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));

/** For an order that was paid through the stand-in for the providers. */
export const trial = 'Pagamento di prova';
export const trialNote = 'Non si muove denaro e non si consegna nulla.';

export const nextSteps = 'Che cosa succede ora';
export const nextPaid = 'Il tuo pagamento è arrivato. Per il momento non devi fare nulla.';
export const nextPromised =
  'Il tuo pagamento è autorizzato e verrà addebitato solo alla spedizione. Per il momento non devi fare nulla.';
export const nextPay = 'Effettua il pagamento; fino ad allora i pezzi sono riservati a te.';
export const nextTransfer = 'Effettua il bonifico; fino ad allora i pezzi sono riservati a te.';
export const nextDelivery = (count: number, isPaid: boolean): string =>
  `La consegna arriva entro ${weeks(count)}${isPaid ? '' : ' dal pagamento'}.`;
export const nextAppointment = 'Ti contattiamo prima e concordiamo il giorno.';
export const nextPrepare = (isPaid: boolean): string =>
  `${isPaid ? 'Prepariamo' : 'Appena arriva il pagamento prepariamo'} tutto e ti scriviamo quando puoi passare a ritirarlo.`;
export const nextReady = 'I tuoi pezzi sono pronti.';
export const nextCollect = (orderNumber: string): string =>
  `Per il ritiro basta il tuo numero d’ordine ${orderNumber}. Ti aiutiamo a caricare.`;
export const nextCollectHere = 'Ritiri qui';
export const nextInvoice = 'Ricevi la fattura per email; si trova poi anche in questa pagina.';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const giftVoucher = 'Buono regalo';
export const downloadGift = 'Scarica il buono in PDF';
export const giftComesSoon = 'È pagato e arriva per email tra pochi minuti.';
export const giftComesWhenPaid = 'Arriva per email appena è pagato.';
export const giftComesOn = (day: string): string => `Arriva per email ${the(formatBoughtDay(day))}.`;
export const giftWasMailed = 'È arrivato per email.';
export const giftValidUntil = (day: string): string => `Si può usare fino ${toThe(formatBoughtDay(day))}.`;
export const giftEnded = 'Non è più valido, perché l’ordine è stato rimborsato.';
export const giftPayUntil = (until: string): string =>
  `Abbiamo ricevuto il tuo ordine. Puoi pagare fino alle ore ${clock.format(new Date(until))}.`;
export const giftTakeBackMeans = 'In questo caso non devi pagare nulla e non ci sarà nessun buono.';
/** For payment by bank transfer. */
export const giftBankIntro = (day: string): string =>
  `Effettua il bonifico entro ${the(formatBoughtDay(day))}. Ti inviamo il buono appena riceviamo l’importo.`;
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));

const day = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
