import type { Exemption } from '../../../shared/money/exemption.ts';
import type { z } from 'zod';
import type { HistoryActor } from '../../../modules/ordering/index.ts';
import type { orderForStaffSchema } from '../../../modules/ordering/http/admin-orders.schemas.ts';
import { boughtGift } from './bought-gift.ts';
import { confirmCounted, orderActions } from './order-actions.ts';
import { office as messages } from '../../../shared/messages/de/office.ts';
import { news, orderEvents } from './order-events.ts';
import { takeBack, takeOut } from './take-back.ts';
import { transfers } from './money-back.ts';
import { withdrawals } from './withdrawals.ts';

type Order = z.output<typeof orderForStaffSchema>;
type RentalCondition = NonNullable<Order['lines'][number]['cameBack']>['condition'];
type CancelReason = NonNullable<Order['cancelReason']>;

/** Orders: list, page, actions, declarations about them. */
export const orders = {
  many: 'Bestellungen',
  one: 'Bestellung',
  search: 'Nummer, Name, E-Mail, PLZ, Telefon, Stück, SKU',
  columns: {
    number: 'Nummer',
    orderedAt: 'Bestellt',
    customer: 'Name',
    pieces: 'Stücke',
    total: 'Summe',
    state: 'Stand',
    payment: 'Zahlung',
    delivery: 'Übergabe',
  },
  filters: {
    state: 'Stand',
    payment: 'Zahlung',
    fulfilment: 'Übergabe',
    kind: 'Art',
    dispute: 'Anfechtung',
    from: 'Bestellt ab',
    to: 'Bestellt bis',
  },
  states: {
    offered: 'Angebot',
    accepted: 'Angenommen',
    lapsed: 'Verfallen',
    declined: 'Abgelehnt',
    cancelled: 'Storniert',
  },
  trial: 'Testzahlung',
  trialNote: 'Es ist kein Geld geflossen. Nichts ausliefern.',
  payments: {
    open: 'Offen',
    authorised: 'Zugesagt',
    expired: 'Zusage verfallen',
    received: 'Bezahlt',
    lapsed: 'Nicht bezahlt',
    released: 'Nichts eingezogen',
    'refund-due': 'Zurückzuzahlen',
    refunded: 'Zurückgezahlt',
  },
  partlyPaid: (received: string, total: string) => `Teilweise bezahlt: ${received} von ${total}`,
  partlyRefunded: (amount: string) => `Bezahlt, davon ${amount} erstattet`,
  noPayment: 'Noch nicht verlangt',
  /** For a paid order. */
  progress: {
    waiting: 'Bezahlt, wartet',
    prepared: 'Bezahlt, bereit',
    shipped: 'Bezahlt, verschickt',
    partly: 'Bezahlt, teils unterwegs',
    partlyHandedOver: 'Bezahlt, teils übergeben',
    handedOver: 'Bezahlt, übergeben',
    out: 'Bezahlt, vermietet',
    back: 'Zurückgekommen',
    backAndRefunded: 'Zurückgekommen, erstattet',
    backAndPartlyRefunded: 'Zurückgekommen, teilweise erstattet',
    partlyBack: 'Bezahlt, teils zurückgekommen',
    rentalEnded: 'Bezahlt, Miete beendet',
    takenOut: 'Aus der Bestellung genommen',
    gift: 'Bezahlt, Gutschein',
  },
  fulfilments: { open: 'Noch zu übergeben', out: 'Vermietet, unterwegs', done: 'Alles übergeben' },
  kinds: { sale: 'Kauf', rental: 'Miete' },
  boughtGift,
  deliveries: { shipment: 'Lieferung', pickup: 'Abholung', download: 'Gutschein per E-Mail' },
  methods: {
    bank_transfer: 'Überweisung',
    stripe: 'Karte',
    klarna: 'Klarna',
    paypal: 'PayPal',
    gift_voucher: 'Geschenkgutschein',
  },
  lineStates: {
    waiting: 'Wartet',
    prepared: 'Bereit',
    shipped: 'Verschickt',
    'handed-over': 'Übergeben',
    returned: 'Zurück',
    'not-returned': 'Nicht zurückgekommen',
    'taken-out': 'Vor der Übergabe herausgenommen',
    cancelled: 'Storniert',
  },
  more: (count: number) => (count === 1 ? 'und 1 weitere Position' : `und ${count} weitere Positionen`),
  nobody: 'Nicht sichtbar',
  sections: {
    lines: 'Positionen',
    customer: 'Kundschaft',
    money: 'Geld',
    events: 'Was geschehen ist',
    mails: 'E-Mails',
    declarations: 'Erklärungen',
    actions: 'Nächste Schritte',
    further: 'Weiteres',
  },
  vatIdValid: (vatId: string, at: string) => `${vatId} gilt (${at})`,
  vatIdInvalid: (vatId: string, at: string) => `${vatId} gilt nicht (${at})`,
  vatIdNumber: (number: string) => `Nummer der Abfrage: ${number}`,
  facts: {
    voucher: 'Aktionsgutschein',
    gift: 'Mit Geschenkgutschein bezahlt',
    subtotal: 'Zwischensumme',
    tax: 'Steuer',
    shipping: 'Versand',
    total: 'Gesamtbetrag',
    vat: (percent: number, country: string | undefined) =>
      `darin ${String(percent).replace('.', ',')}\u00a0% MwSt.${country === undefined ? '' : ` (${country})`}`,
    exempt: {
      export: 'darin steuerfrei (Ausfuhr)',
      'intra-community': 'darin steuerfrei (inner\u00adgemeinschaftliche Lieferung)',
      'reverse-charge': 'darin netto (Steuer schuldet der Empfänger)',
    } satisfies Record<Exemption, string>,
    billing: 'Rechnungsadresse',
    company: 'Firma',
    vatId: 'USt-IdNr.',
    vatIdAnswer: 'Auskunft von VIES',
    phone: 'Telefon',
    email: 'E-Mail',
    carrierContact: 'Spedition darf anrufen',
    yes: 'Ja',
    no: 'Nein',
    due: 'Zahlbar bis',
    authorised: 'Zugesagt am',
    captureBefore: 'Einzuziehen bis',
    captureAsked: 'Einzug veranlasst',
    received: 'Eingegangen am',
    booked: 'Verbucht am',
    receivedOn: (day: string) => `eingegangen am ${day}`,
    came: 'Eingegangen',
    left: 'Noch offen',
    refunded: 'Zurückgezahlt',
    reference: 'Kennung',
    rentedUntil: (day: string) => `Vermietet bis ${day}`,
    overdue: 'Überfällig',
    assembly: 'Mit Montage',
    assemblyApart: (amount: string, percent: number) =>
      `Mit Montage (${amount}, darin ${percent}\u00a0% MwSt.)`,
    rent: (option: string) => `Miete ${option}`,
    handedOver: (day: string) => `Übergeben am ${day}`,
    cameBack: (day: string) => `Zurück am ${day}`,
    givenUp: (day: string) => `Nicht zurückgekommen, Ersatz gefordert am ${day}`,
    happenedOn: (day: string) => `am ${day}`,
    article: (sku: string) => `Art.-Nr. ${sku}`,
    follow: 'Sendung verfolgen',
    earlyService: 'Miete oder Montage soll vor Ablauf der Widerrufsfrist beginnen',
    awaitsMail: 'Wartet auf die Bestätigung per E-Mail',
    endsAt: (moment: string) => `Verfällt am ${moment}`,
  },
  /** For an order that was cancelled before anything was paid. */
  calledOff: {
    late: 'Storniert, weil die Zahlungsfrist verstrichen ist. Kommt das Geld doch noch und ist alles frei, gilt die Bestellung wieder.',
    unwanted: 'Storniert. Kommt trotzdem Geld, geht es zurück.',
  },
  /** What is the matter with money that Klarna has promised. */
  authorised: {
    waits: (amount: string, until: string) =>
      `Klarna hat ${amount} zugesagt. Das ist noch kein Geld: Eingezogen wird es von selbst, sobald Sie etwas als verschickt oder übergeben verbuchen, spätestens bis ${until}. Danach verfällt die Zusage.`,
    taken: (amount: string, since: string) =>
      `Klarna hat ${amount} zugesagt; der Betrag wird seit ${since} eingezogen. Antwortet der Zahlungsdienst nicht, wird von selbst weiter gefragt.`,
    expired: (amount: string, day: string) =>
      `Die Zusage von Klarna über ${amount} ist verfallen, eingezogen wurde nichts. Was noch hier ist, bleibt hier. Bitten Sie um eine neue Zahlung (Frist zurzeit: ${day}), oder stornieren Sie.`,
    released: 'Die Zusage von Klarna wurde zurückgegeben: Es wurde nichts eingezogen, und nichts ist offen.',
  },
  /** What the customer typed at the checkout. */
  remark: { label: 'Anmerkung', full: 'Anmerkung der Kundschaft' },
  nothingToDo: 'Gerade gibt es hier nichts zu tun.',
  notThisRole: (steps: string) =>
    `Als Nächstes steht hier an: ${steps}. Ihre Rolle darf Bestellungen ansehen, aber diese Schritte nicht ausführen.`,
  refunds: {
    open: 'Noch nicht ausgeführt',
    done: (moment: string) => `Ausgeführt am ${moment}`,
    toGift: (moment: string) => `Dem Geschenkgutschein gutgeschrieben am ${moment}`,
    by: (name: string, moment: string) => `${name}, ${moment}`,
    amount: 'Rückzahlung',
    waived: 'Weniger einzuziehen',
    waivedState: 'Nicht eingezogen, nichts zurückzuzahlen',
    ordered: 'Veranlasst',
    late: 'Seit einem Tag nicht ausgeführt: Der Zahlungsdienst hat nicht geantwortet.',
    takenOn: 'Beim Zahlungsdienst in Arbeit; das kann einige Tage dauern.',
    code: (code: string) => `(${code})`,
    /** Why a provider does not pay money back, and what to do. */
    problems: {
      disputed:
        'Die Zahlung ist strittig: Der Kunde hat sie bei seiner Bank oder bei PayPal beanstandet. Entscheiden Sie den Fall beim Zahlungsdienst; dort geht auch das Geld zurück. Überweisen Sie nicht zusätzlich.',
      'too-old':
        'Die Zahlung ist zu alt, um sie auf demselben Weg zurückzuzahlen. Lassen Sie sich eine Kontoverbindung nennen und überweisen Sie selbst.',
      'no-funds':
        'Ihr Guthaben beim Zahlungsdienst reicht nicht. Füllen Sie es auf; die Rückzahlung wird von selbst noch einmal versucht.',
      'payment-pending':
        'Die Zahlung selbst ist noch nicht abgeschlossen. Die Rückzahlung wird von selbst noch einmal versucht.',
      'too-much':
        'Beim Zahlungsdienst ist nicht mehr so viel übrig: Vermutlich wurde dort schon etwas zurückgezahlt. Vergleichen Sie die Beträge, bevor Sie es noch einmal versuchen oder überweisen.',
      'only-whole':
        'Von dieser Zahlung lässt sich kein Teil zurückzahlen. Lassen Sie sich eine Kontoverbindung nennen und überweisen Sie selbst.',
      'not-possible':
        'Auf demselben Weg lässt sich diese Zahlung nicht zurückzahlen. Lassen Sie sich eine Kontoverbindung nennen und überweisen Sie selbst.',
      'shop-account':
        'Ihr Konto beim Zahlungsdienst ist eingeschränkt. Klären Sie das dort, und versuchen Sie es dann noch einmal.',
      'customer-account':
        'Das Konto des Kunden beim Zahlungsdienst ist gesperrt oder geschlossen. Lassen Sie sich eine Kontoverbindung nennen und überweisen Sie selbst.',
      returned:
        'Die Bank des Kunden hat das Geld zurückgewiesen, etwa weil die Karte nicht mehr gilt. Lassen Sie sich eine Kontoverbindung nennen und überweisen Sie selbst.',
      settings:
        'Der Zahlungsdienst nimmt die Anfrage des Shops nicht an. Wer den Shop betreibt, muss Schlüssel und Rechte prüfen; danach versuchen Sie es noch einmal.',
      unknown:
        'Der Zahlungsdienst hat die Rückzahlung abgelehnt. Sehen Sie dort nach dem Grund, versuchen Sie es noch einmal, oder überweisen Sie selbst.',
    },
    tried: 'Der Zahlungsdienst wird noch einmal gefragt.',
  },
  noMails: 'Noch keine E-Mails.',
  mailWaits: 'Noch nicht versandt',
  mailSent: (moment: string) => `Versandt am ${moment}`,
  sendAgain: {
    button: 'Noch einmal senden',
    title: 'E-Mail noch einmal senden?',
    body: (subject: string, recipient: string) =>
      `„${subject}“ geht unverändert noch einmal ${recipient === '' ? 'hinaus' : `an ${recipient}`}. Zurückholen lässt sie sich nicht.`,
    done: 'Die E-Mail geht noch einmal hinaus.',
  },
  newLink: {
    button: 'Neuen Link zur Bestellung senden',
    title: 'Neuen Link zur Bestellung senden?',
    body: 'Die Kundin oder der Kunde bekommt eine E-Mail mit einem neuen Link. Der bisherige gilt dann nicht mehr: richtig, wenn ihn jemand anderes hat oder die E-Mail verloren ist.',
    done: 'Der neue Link ist unterwegs.',
  },
  note: {
    label: 'Notiz',
    help: 'Nur für das Team. Notizen lassen sich nicht ändern.',
    button: 'Notiz hinzufügen',
    done: 'Die Notiz ist gespeichert.',
  },
  withdrawals,
  takeBack,
  takeOut,
  cancel: 'Abbrechen',
  takeBackReceipt: {
    which: 'Welcher Zahlungseingang?',
    receipt: (amount: string, day: string) => `${amount}, gebucht am ${day}`,
    by: (receipt: string, name: string) => `${receipt}, verbucht von ${name}`,
    reasonHelp: 'Steht nur im Verlauf für das Team, zum Beispiel: gehört zu WMK-100234.',
    takenBack: (name: string, moment: string) => `Zurückgenommen: ${name}, ${moment}`,
  },
  transfers,
  news,
  /** What was ordered in a line, and what became of single units. */
  units: {
    of: (count: number) => `von ${count}`,
    some: (count: number, of: number) => `${count} von ${of}`,
    takenOut: (count: number) => `${count} herausgenommen`,
    cameBack: (count: number) => `${count} zurückgekommen`,
    givenUp: (count: number) => `${count} nicht zurückgekommen`,
  },
  paidBackBeforeDelivery:
    'Das ganze Geld ist zurückgezahlt oder erlassen. Soll die Bestellung nicht mehr ausgeliefert werden, stornieren Sie sie.',
  surplusQuestion: {
    title: 'Stimmt der Betrag?',
    confirm: 'Ja, verbuchen',
    content: (amount: string, owed: string, surplus: string) =>
      `Offen sind ${owed}, eingetragen sind ${amount}: Das sind ${surplus} zu viel. Der Überschuss ist dann zurückzuzahlen, und eine E-Mail kündigt das an. Stimmt der Betrag?`,
  },
  fields: {
    amount: 'Betrag in Euro',
    receivedOn: 'Gebucht am',
    owed: (amount: string) => `Offen sind ${amount}.`,
    nothingOwed: 'Offen ist nichts mehr: Der ganze Betrag geht zurück.',
    tooLittle: (left: string) =>
      `Das ist zu wenig: Es fehlen dann noch ${left}. Die Bestellung bleibt offen, die Stücke bleiben eine weitere Woche reserviert, und eine E-Mail bittet um den Rest.`,
    tooMuch: (surplus: string) =>
      `Das sind ${surplus} zu viel: Die Bestellung gilt als bezahlt, und der Überschuss steht unter „Zurückzuzahlen“. Eine E-Mail sagt, dass er zurückgeht.`,
    reference: 'Kennung der Bank',
    referenceHelp: 'Freiwillig. Jede Überweisung hat ihre eigene und bezahlt nur eine Bestellung.',
    carrier: 'Versand mit',
    carrierMissing: messages['carrier-missing'],
    carrierHelp: 'Aus der Liste, oder den Namen der Spedition eintippen',
    tracking: 'Sendungsnummer',
    trackingLeads: (carrier: string) => `Führt die Kundschaft zur Sendungsverfolgung von ${carrier}.`,
    trackingLink: 'Link zur Sendungsverfolgung',
    trackingLinkHelp: 'Für Speditionen, die nicht in der Liste stehen; beginnt mit https://',
    lines: 'Welche Positionen?',
    happenedOn: { ship: 'Verschickt am', 'hand-over': 'Übergeben am', return: 'Zurückgekommen am' },
    happenedOnHelp: {
      ship: false,
      'hand-over': 'Von diesem Tag an laufen Mietzeit und Widerrufsfrist.',
      return: 'Mit diesem Tag endet die Miete.',
    },
    condition: 'Zustand',
    damage: 'Was ist beschädigt?',
    conditionNote: 'Notiz zum Zustand',
    damageHelp: 'Nur für das Team. Das Stück bleibt gesperrt, bis Sie es beim Stück freigeben.',
    reason: 'Grund',
    reasonHelp: 'Nur für das Team.',
    cancelReasonHelp: 'Freiwillig, steht nur im Verlauf für das Team.',
    refundAmount: 'Betrag in Euro',
    giftLast: 'Erst geht Geld zurück; was der Geschenkgutschein bezahlt hat, wird ihm gutgeschrieben.',
    maxToRefund: (amount: string) => `Höchstens ${amount}`,
    returned: 'Rücksendung',
    settlesWithdrawal: 'Der Widerruf ist damit erledigt',
    settlesThat: (day: string, what: string) => `Der Widerruf vom ${day} (${what}) ist damit erledigt`,
    stillOwed: (amount: string) =>
      `Danach sind noch ${amount} zurückzuzahlen. „Heute“ zeigt sie weiter an, auch wenn der Widerruf schon abgelegt ist.`,
    stillOwedOfRent: (amount: string) =>
      `Danach sind noch ${amount} zurückzuzahlen. Lassen Sie den Widerruf dafür offen: Ist er abgelegt, erinnert „Heute“ an die Miete nicht mehr.`,
    onlyPart: (parts: string) =>
      `Widerrufen ist nur ein Teil: ${parts}. Tragen Sie ein, was dafür zurückzuzahlen ist. Was noch bei Ihnen ist, nehmen Sie zuerst aus der Bestellung, und was zurückgekommen ist, verbuchen Sie zuerst: Dann steht der Betrag hier.`,
    unclearRent:
      'Ob auch eine Miete widerrufen ist, sagt nur der Wortlaut des Widerrufs. Im Vorschlag ist keine Miete enthalten.',
  },
  actions: orderActions,
  confirmCounted,
  events: orderEvents,
  rentalConditions: {
    'as-handed-out': 'Wie übergeben',
    damaged: 'Mit Schaden',
  } satisfies Record<RentalCondition, string>,
  /** Why an order was cancelled, if the history says no more. */
  cancelReasons: {
    dropped: null,
    superseded: 'Durch eine neue Bestellung ersetzt',
    unpaid: 'Nicht rechtzeitig bezahlt',
  } satisfies Record<CancelReason, string | null>,
  /** Actors that are not members of the team. */
  actors: {
    visitor: 'Kundin oder Kunde',
    shop: 'Shop',
    payments: 'Zahlungsdienst',
    'lapse-orders': 'Shop',
    'keep-rentals': 'Shop',
    'remind-payments': 'Shop',
  } satisfies Record<HistoryActor, string>,
};
