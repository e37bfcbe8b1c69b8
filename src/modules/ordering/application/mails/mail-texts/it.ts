import { italian as conditionName } from '../../../../../shared/pieces/condition.ts';
import type { RentOption } from '../../../../../shared/orders/rental-terms.ts';
import { the, toThe } from '../../../../../shared/text/italian-day.ts';
import type { OrderMailTexts } from './de.ts';

const terms: Record<RentOption, string> = {
  '1 Tag': '1 giorno',
  '1 Woche': '1 settimana',
  '1 Monat': '1 mese',
  '1 Jahr': '1 anno',
  '2 Jahre': '2 anni',
};

const within = (weeks: number): string => (weeks === 1 ? 'una settimana' : `${weeks}\u00a0settimane`);

/** What mails about an order say in Italian. The legal texts themselves are German; the mail says so. */
export const italian: OrderMailTexts = {
  order: (number) => `Ordine ${number}`,
  yourOrder: (number) => `Il tuo ordine ${number}`,

  trial:
    'Pagamento di prova: questo ordine è solo una prova. Non si consegna nulla e non si muove denaro; non fare alcun bonifico.',

  accepted: 'grazie mille per il tuo ordine. Con la presente lo accettiamo.',
  payNow: (clock) =>
    `I pezzi sono riservati a te fino alle ore ${clock} (ora di Berlino). Se stai pagando in questo momento, non devi fare altro; fino ad allora puoi completare il pagamento anche nella pagina del tuo ordine.`,
  showOrder: 'Vedi l’ordine',
  earlyService: (isRental, isAssembly) =>
    `Hai chiesto espressamente che ${!isAssembly ? 'il noleggio inizi' : !isRental ? 'il montaggio inizi' : 'il noleggio o il montaggio inizino'} prima della scadenza del periodo di recesso.`,
  attached: (names) =>
    `In allegato, in tedesco, la lingua giuridicamente vincolante, e nella versione che si applica al tuo ordine: ${names}.`,
  textNames: {
    terms: 'Condizioni generali',
    withdrawal: 'Diritto di recesso',
    'data-protection': 'Informativa sulla privacy',
  },
  attachment: (name, version) => `${name} (versione ${version}).txt`,
  withdraw: 'Recedere dal contratto qui',
  endContract: 'Disdire i contratti qui',

  confirmSubject: (number) => `Conferma il tuo ordine ${number}`,
  confirmUntil: (clock) =>
    `abbiamo ricevuto il tuo ordine. Confermalo con questo link entro le ore ${clock} (ora di Berlino); poi lo accettiamo e ti comunichiamo le nostre coordinate bancarie.`,
  confirm: 'Conferma l’ordine',
  mailboxCodeSubject: (code) => `${code} è il tuo codice per l’ordine`,
  mailboxCode:
    'per gli ordini molto grandi, e ogni volta che ci sono moltissimi pezzi riservati, prima di riservare verifichiamo l’indirizzo email. Così i pezzi arrivano a chi vuole davvero acquistarli. Inserisci questo codice alla cassa:',
  mailboxCodeUntil: 'Vale 15 minuti.',
  nothingOrdered: 'Se non hai ordinato nulla, non devi fare niente.',

  paidSubject: (number) => `Pagamento ricevuto: ordine ${number}`,
  paid: (amount) => `abbiamo ricevuto il tuo pagamento di ${amount}.`,
  paidByGift: 'il tuo buono regalo ha pagato per intero il tuo ordine.',
  tooMuch: (amount) =>
    `Sono ${amount} in più rispetto al prezzo del tuo ordine. Ti restituiamo questo importo con un bonifico; non devi fare nulla.`,
  partSubject: (number) => `È arrivata una parte del tuo pagamento: ordine ${number}`,
  part: (amount, left) =>
    `abbiamo ricevuto da te ${amount}, grazie mille. Per il tuo ordine mancano ancora ${left}.`,
  secondTransfer: (amount) =>
    `abbiamo ricevuto un bonifico di ${amount} per il tuo ordine, anche se non c’era più nulla da versare. Te lo restituiamo con un bonifico; non devi fare nulla.`,
  takenBack: {
    subject: (number) => `Rettifica sul tuo pagamento: ordine ${number}`,
    mistake: (amount) =>
      `ti avevamo scritto che per il tuo ordine erano arrivati ${amount}. È stato un nostro errore, e ce ne scusiamo: questo pagamento non riguarda il tuo ordine e non ci è arrivato.`,
    invoice: (number) =>
      `La fattura ${number}, che avevamo emesso per quel pagamento, non è valida. La fattura di storno arriva con un’altra email.`,
    waits: (day) =>
      `Il tuo ordine resta valido, e i pezzi restano riservati a te fino ${toThe(day)} compreso. Entro quel giorno effettua il bonifico dell’importo ancora dovuto.`,
    paidAlready:
      'Se hai già fatto il bonifico, non devi fare nulla: ti scriviamo appena il denaro arriva. Se non ricevi alcun messaggio, rispondi a questa email.',
    unchanged:
      'Per il tuo ordine non cambia nulla. Il rimborso che ti avevamo annunciato per questo pagamento non avrà quindi luogo.',
    hasEnded:
      'Il rimborso che ti avevamo annunciato non avrà quindi luogo. Il tuo ordine è concluso e non devi pagare nulla.',
  },
  deliveredWithin: (weeks) => `Tempi di consegna: entro ${within(weeks)} dal tuo pagamento.`,
  readyForPickup:
    'Ritiro: appena riceviamo il tuo pagamento, prepariamo tutto e ti scriviamo quando puoi passare a ritirarlo.',
  withdrawn:
    'Hai esercitato il recesso da questo ordine: non c’è più nulla da pagare, e nulla sarà consegnato o preparato. Stiamo elaborando il tuo recesso e ti scriveremo per dirti come si prosegue.',
  nextPickup:
    'Che cosa succede ora: prepariamo tutto e ti scriviamo appena puoi passare a ritirarlo. La fattura arriva con un’altra email.',
  nextDelivery: (weeks) =>
    `Che cosa succede ora: la tua consegna arriva entro ${within(weeks)}. Prima ti contattiamo per concordare il giorno. La fattura arriva con un’altra email.`,

  authorised: {
    subject: (number) => `Pagamento autorizzato: ordine ${number}`,
    promised: (amount) =>
      `Klarna ha autorizzato il tuo pagamento di ${amount}, e i pezzi sono messi da parte per te. L’importo viene addebitato solo quando il tuo ordine lascia il nostro negozio; prima non paghi nulla.`,
    nextPickup:
      'Che cosa succede ora: prepariamo tutto e ti scriviamo appena puoi passare a ritirarlo. La fattura arriva con un’altra email, dopo l’addebito dell’importo.',
    nextDelivery: (weeks) =>
      `Che cosa succede ora: la tua consegna arriva entro ${within(weeks)}. Prima ti contattiamo per concordare il giorno. La fattura arriva con un’altra email, dopo l’addebito dell’importo.`,
    capturedSubject: (number) => `Pagamento addebitato: ordine ${number}`,
    captured: (amount) =>
      `abbiamo addebitato ${amount} tramite Klarna. Nel tuo account Klarna vedi quando paghi Klarna. La fattura arriva con un’altra email.`,
    waivedSubject: (number) => `Importo modificato: ordine ${number}`,
    waived: (amount, left) =>
      `per il tuo ordine addebitiamo tramite Klarna ${amount} in meno, quindi soltanto ${left}. Finora non è stato addebitato nulla; non c’è quindi nulla da rimborsare.`,
    waivedAll:
      'per il tuo ordine non addebitiamo più nulla tramite Klarna e liberiamo l’importo autorizzato. Finora non è stato addebitato nulla; non c’è quindi nulla da rimborsare.',
    againSubject: (number) => `Ti chiediamo di pagare di nuovo: ordine ${number}`,
    again: (amount, day) =>
      `Klarna aveva autorizzato il tuo pagamento. Questa autorizzazione è scaduta senza che sia stato addebitato nulla. Il tuo ordine resta valido: paga ${amount} fino ${toThe(day)} compreso nella pagina del tuo ordine. Il link nelle email precedenti non è più valido.`,
    payNow: 'Paga ora',
  },

  paymentSubject: (number) => `Il tuo pagamento per l’ordine ${number}`,
  cameForNothing: {
    late: (amount) =>
      `il tuo pagamento di ${amount} è arrivato dopo la scadenza del termine di pagamento, e nel frattempo almeno un pezzo è andato a un’altra persona.`,
    cancelled: (amount) => `il tuo pagamento di ${amount} è arrivato dopo l’annullamento del tuo ordine.`,
    part: (amount) =>
      `del tuo pagamento sono stati addebitati soltanto ${amount}. Così il tuo ordine non è pagato, e abbiamo dovuto annullarlo.`,
  },
  backSameWay: 'Ti rimborsiamo subito l’importo con lo stesso metodo.',
  backByTransfer: 'Ti restituiamo l’importo al più presto con un bonifico.',
  nothingCharged:
    'il tuo pagamento è arrivato dopo la scadenza della prenotazione, e nel frattempo almeno un pezzo è andato a un’altra persona. Per questo non abbiamo addebitato nulla; un eventuale importo bloccato torna libero.',
  paymentPending:
    'il servizio di pagamento sta ancora verificando il tuo pagamento; possono volerci alcune ore, a volte un giorno. Fino ad allora teniamo da parte i tuoi pezzi. Non devi fare nulla e non devi pagare di nuovo: ti scriviamo appena il denaro arriva.',
  surplusSubject: (number) => `Doppio pagamento per l’ordine ${number}`,
  surplus: (amount) =>
    `abbiamo ricevuto un altro pagamento di ${amount} per il tuo ordine. Te lo rimborsiamo subito con lo stesso metodo; non devi fare nulla.`,

  declined:
    'purtroppo non possiamo accettare il tuo ordine. Per te non è più vincolante e non devi pagare nulla.',

  letGoSubject: (number) => `Annullato da te: ordine ${number}`,
  letGo:
    'hai annullato il tuo ordine e siamo d’accordo. Non valgono più né l’ordine né la nostra conferma; non devi pagare nulla.',
  vouchersAgain: 'I buoni che avevi utilizzato si possono utilizzare di nuovo.',

  giftAgain: (amount) =>
    `Abbiamo riaccreditato ${amount} sul buono regalo con cui avevi pagato. Puoi usare il credito con lo stesso codice.`,

  cancelledSubject: (number) => `Annullato: ordine ${number}`,
  calledOff: {
    paid: 'abbiamo annullato il tuo ordine. Ti restituiamo il denaro; ti scriviamo appena è in viaggio.',
    authorised:
      'abbiamo annullato il tuo ordine. Del tuo pagamento con Klarna non è stato ancora addebitato nulla; liberiamo l’importo presso Klarna. Non devi pagare nulla.',
    none: 'abbiamo annullato il tuo ordine. Non devi pagare nulla.',
  },
  calledOffInDispute: {
    disputed: (rest) =>
      `abbiamo annullato il tuo ordine. Il tuo pagamento è contestato presso la tua banca o il tuo servizio di pagamento, e prima si decide lì: o ricevi il denaro da loro, o te lo restituiamo noi in seguito.${rest === null ? '' : ` Ciò che non è contestato, ${rest}, te lo restituiamo subito.`}`,
    'by-bank': (rest) =>
      rest === null
        ? 'abbiamo annullato il tuo ordine. La tua banca o il tuo servizio di pagamento ti ha già restituito il denaro; da noi quindi non arriva altro.'
        : `abbiamo annullato il tuo ordine. La tua banca o il tuo servizio di pagamento ti ha già restituito una parte del denaro; ti restituiamo i restanti ${rest} e ti scriviamo appena sono in viaggio.`,
  },

  reminderSubject: (number) => `Promemoria: ordine ${number}`,
  reminder: (day) =>
    `i tuoi pezzi restano riservati a te fino ${toThe(day)} compreso. A oggi il tuo bonifico non ci è arrivato.`,
  reminderOfRest: (day, left) =>
    `i tuoi pezzi restano riservati a te fino ${toThe(day)} compreso. Del tuo pagamento ci mancano ancora ${left}.`,
  justTransferred: 'Se hai appena fatto il bonifico, non devi fare altro.',

  refundedSubject: (number) => `Rimborso dell’ordine ${number}`,
  refundedSameWay: (amount) => `ti abbiamo rimborsato ${amount} con lo stesso metodo con cui hai pagato.`,
  refundedByTransfer: (amount) =>
    `ti abbiamo rimborsato ${amount} sul conto da cui è arrivato il tuo pagamento.`,
  refundedOtherwise: (amount) => `ti abbiamo inviato un bonifico di ${amount}, come concordato con te.`,
  refundReturnedSubject: (number) => `Il tuo rimborso dell’ordine ${number} è tornato indietro`,
  refundReturned: (amount) =>
    `non è stato possibile accreditarti il rimborso di ${amount}: la tua banca lo ha respinto, per esempio perché la carta o il conto non esiste più. Il denaro ti spetta ancora. Rispondi a questa email indicandoci un conto su cui possiamo inviarlo.`,
  refundedToGift: (amount) =>
    `ti abbiamo riaccreditato ${amount} sul buono regalo con cui hai pagato. Puoi usare il credito con lo stesso codice.`,
  lossOfValue: 'Deduzione per perdita di valore',
  usedRent: (days, ofDays) => `Noleggio fino al recesso (${days} giorni su ${ofDays})`,
  refundPart: (what, amount) => `${what}: ${amount}`,
  refundedBefore: 'già rimborsato',
  refundTakes: 'A seconda della banca, ci vuole qualche giorno prima che il denaro ti arrivi.',

  vatCorrected: {
    subject: (number) => `Senza IVA tedesca: ordine ${number}`,
    why: (before, now) =>
      `al momento dell’ordine non è stato possibile confermare la tua partita IVA; perciò il prezzo comprendeva l’IVA tedesca. Ora è confermata e questa IVA non è più dovuta: invece di ${before} il tuo ordine costa ${now}.`,
    backSameWay: (amount) =>
      `Hai pagato ${amount} in più. Ti rimborsiamo questo importo con lo stesso metodo con cui hai pagato; non devi fare nulla.`,
    backByTransfer: (amount) =>
      `Hai pagato ${amount} in più. Ti inviamo questo importo con un bonifico sul conto da cui è arrivato il tuo pagamento; non devi fare nulla.`,
    papers:
      'Annulliamo la fattura precedente. La fattura di storno e la nuova fattura arrivano con altre email.',
    payLess:
      'Versa quindi soltanto il nuovo importo. Se hai già versato quello precedente, ti rimborsiamo ciò che è in più.',
  },

  lapsedSubject: (number) => `Il tuo ordine ${number} è scaduto`,
  cancelled:
    'per il tuo ordine non abbiamo ricevuto alcun pagamento entro il termine. Per questo lo abbiamo annullato e abbiamo rimesso in vendita i pezzi.',
  restMissing: (part) =>
    `il tuo ordine non è stato pagato per intero entro il termine. Per questo lo abbiamo annullato e abbiamo rimesso in vendita i pezzi. I ${part} che sono arrivati te li restituiamo con un bonifico.`,
  transferredAlready: 'Se hai già fatto il bonifico, ti scriviamo appena il denaro arriva.',
  lapsed:
    'il tuo ordine è scaduto: non è stato confermato o accettato in tempo. Per te non è più vincolante e non devi pagare nulla.',

  subtotal: 'Subtotale',
  voucher: 'Buono promozionale',
  voucherOnLine: (price, reduction) => `Prezzo ${price}, buono promozionale ${reduction}`,
  gift: 'Pagato con buono regalo',
  restToPay: 'Resta da pagare',
  pickup: 'Ritiro in negozio',
  free: 'gratis',
  shipping: 'Spese di spedizione',
  total: 'Totale',
  ofIt: (percent) => `di cui IVA ${percent}%`,
  exempt: {
    export: 'di cui esportazione non imponibile IVA',
    'intra-community': 'di cui cessione intracomunitaria non imponibile IVA',
    'reverse-charge': 'di cui, senza IVA tedesca (inversione contabile)',
  },
  customsExtra:
    'Dazi e imposte di importazione del paese di destinazione non sono inclusi: si pagano all’importazione.',
  margin: 'Pezzi usati: regime del margine ai sensi del § 25a UStG, IVA non esposta separatamente.',
  deliverTo: 'Consegna a',
  pickUpFrom: 'Luogo di ritiro',
  billTo: 'Fattura a',
  vatId: 'Partita IVA',
  yourNote: 'Le tue note',
  sku: (sku) => `Codice articolo ${sku}`,
  condition: (condition) => `Stato: ${conditionName[condition]}`,
  measures: { widthMm: 'Larghezza', heightMm: 'Altezza', depthMm: 'Profondità', diameterMm: 'Diametro' },
  rent: (option) => `Noleggio: ${terms[option]}`,
  rentalRuns:
    'Il noleggio inizia con la consegna (quel giorno non conta) e termina da sé alla scadenza della durata scelta.',
  takenOut: (count, of) => `${count === of ? 'tolto' : `di cui ${count} tolti`} dall’ordine`,
  cameBack: (count, of) => (count === of ? 'restituito' : `di cui ${count} restituiti`),
  givenUp: (count) => `di cui ${count} non ${count === 1 ? 'restituito' : 'restituiti'}`,
  withAssembly: 'con montaggio',
  assemblyOf: (title) => `Montaggio: ${title}`,
  pickupAt: (store) => `Ritiro: ${store}`,

  pleaseTransfer: 'Effettua il bonifico',
  holder: 'Intestatario',
  amount: 'Importo',
  reference: 'Causale',
  payableBy: 'Scadenza del pagamento',
  heldSoLong: 'Fino ad allora i pezzi sono riservati a te.',

  boughtGift: {
    name: 'Buono regalo',
    invoiceNote: 'Buono multiuso (§ 3 (15) UStG), senza IVA',
    vatNote: 'Buono multiuso: l’IVA è dovuta solo quando viene utilizzato.',
    sentWhenPaid: 'Ricevi il buono in PDF per email appena arriva il tuo pagamento. Non viene spedito nulla.',
    sentOn: (day) =>
      `Ricevi il buono in PDF per email ${the(day)}, se per allora il tuo pagamento è arrivato. Una volta pagato, puoi scaricarlo anche prima nella pagina del tuo ordine.`,
    comesNow: 'Il buono arriva subito con un’altra email, così come la fattura.',
    comesOn: (day) =>
      `Il buono arriva ${the(day)} con un’altra email; nella pagina del tuo ordine puoi già scaricarlo. Anche la fattura arriva con un’altra email.`,
    payNow: (clock) =>
      `Se stai pagando in questo momento, non devi fare altro; fino alle ore ${clock} (ora di Berlino) puoi completare il pagamento anche nella pagina del tuo ordine.`,
    subject: (number) => `Il tuo buono regalo: ordine ${number}`,
    here: (value) => `ecco il tuo buono regalo di ${value}, in allegato in PDF, da stampare o inoltrare.`,
    valid: (day) => `Puoi usarlo fino ${toThe(day)}, anche in parti.`,
    keep: 'Chi conosce il codice può usarlo: conservalo come denaro contante. Se recedi dall’acquisto, perde ogni valore; ciò che è già stato utilizzato non può essere rimborsato.',
  },

  newLinkSubject: (number) => `Nuovo link al tuo ordine ${number}`,
  newLink:
    'ecco un nuovo link al tuo ordine. Quello precedente non è più valido, nemmeno nelle nostre email passate.',
  newLinkNote: 'Chi ha questo link vede l’ordine con l’indirizzo e le fatture. Non darlo a nessuno.',

  claimSubject: (number) => `Aggiungere l’ordine ${number} a un account`,
  claim:
    'qualcuno vuole aggiungere il tuo ordine a un account cliente. Se la richiesta viene da te, apri questo link nel browser in cui hai effettuato l’accesso:',
  takeOver: 'Aggiungi l’ordine',
  claimNote: (hours) =>
    `Il link vale ${hours} ore, una sola volta e solo per l’account che lo ha richiesto. Se la richiesta non viene da te, non devi fare nulla; non dare il link a nessuno.`,
};
