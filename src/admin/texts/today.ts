import type { DeclarationKind } from '../../shared/orders/order-vocabulary.ts';
import type { CaseKind } from '../../shared/orders/payment-vocabulary.ts';
import type { GiftMove, ReturnState, TodayList } from '../../shared/staff/today-vocabulary.ts';

/** The first screen: today's work. */
export const today = {
  title: 'Heute',
  lists: {
    moneyCases: { title: 'Angefochtene Zahlungen', at: 'antworten bis' },
    stuckPayments: { title: 'Hängende Zahlungen', at: 'seit' },
    authorisations: { title: 'Zugesagt, noch nicht eingezogen', at: 'einzuziehen bis' },
    toAccept: { title: 'Anzunehmen', at: 'verfällt' },
    transfers: { title: 'Überweisungen erwartet', at: 'zahlbar bis' },
    toHandOver: { title: 'Zu übergeben', at: 'bezahlt am' },
    rentalsEnding: {
      title: 'Mieten enden',
      at: 'endet',
    },
    refundsDue: { title: 'Zurückzuzahlen', at: 'seit' },
    moneyToReturn: {
      title: 'Nach Widerruf oder Rückgabe zurückzuzahlen',
      at: 'Geld zurück bis',
    },
    claimsOverdue: { title: 'Schadensersatz nicht bezahlt', at: 'zahlbar bis' },
    proofsOverdue: { title: 'Nachweis für steuerfreien Verkauf fehlt', at: 'fällig bis' },
    unmadeDocuments: { title: 'Rechnungen ohne Dokument', at: 'ausgestellt' },
    declarations: {
      title: 'Widerrufe und Kündigungen',
      at: 'eingegangen',
    },
    enquiries: { title: 'Ankauf', at: 'eingegangen' },
    questions: { title: 'Kundenfragen', at: 'eingegangen' },
    toInspect: { title: 'Zu prüfen', at: 'gesperrt seit' },
    withoutPurchase: { title: 'Im Shop ohne Einkaufspreis (§ 25a UStG)', at: 'im Shop seit' },
    withoutSpeciesPapers: { title: 'Im Shop ohne Artenschutz-Nachweis', at: 'im Shop seit' },
    giftVouchers: { title: 'Geschenkgutscheine der letzten drei Tage', at: 'am' },
  } satisfies Record<TodayList, object>,
  gifts: {
    sold: 'verkauft',
    replaced: 'durch einen neuen Code ersetzt',
    extended: 'verlängert',
    unblocked: 'entsperrt',
  } satisfies Record<GiftMove, string> as Readonly<Record<string, string>>,
  kinds: { withdrawal: 'Widerruf', ending: 'Kündigung' } satisfies Record<
    DeclarationKind,
    string
  > as Readonly<Record<string, string>>,
  enquiry: (number: string) => `Anfrage ${number}`,
  returns: {
    kept: 'noch bei uns: stornieren',
    'part-kept': 'noch bei uns: nur diesen Teil zurückzahlen',
    awaited: 'Ware noch nicht da',
    'partly-here':
      'nicht alles ist beim Kunden: prüfen, was gemeint ist, und was noch bei uns ist, gleich herausnehmen und zurückzahlen',
    sent: 'Absendung nachgewiesen',
    back: 'Ware ist zurück',
    partly: 'erst zum Teil zurückgezahlt, noch offen',
    refunded: 'Rückzahlung veranlasst, nur noch abzulegen',
    covered: 'schon mit einem anderen Widerruf erfasst',
    disputed: 'Zahlung angefochten: Bank oder PayPal entscheidet zuerst',
    'by-bank': 'Geld kam von Bank oder PayPal: nur noch die Rechnung berichtigen',
    'part-refunded': 'Rückzahlung veranlasst: bitte prüfen, ob sie für diesen Teil reicht',
  } satisfies Record<ReturnState, string> as Readonly<Record<string, string>>,
  /** Cases against a payment. */
  cases: {
    dispute: 'Rückbuchung: Belege einreichen',
    inquiry: 'Rückfrage der Bank oder Kundschaft',
    warning: 'Betrugswarnung: vor der Auslieferung prüfen',
    review: 'vom Zahlungsdienst zu prüfen',
  } satisfies Record<CaseKind, string> as Readonly<Record<string, string>>,
  /** For money that Klarna has promised. */
  authorisations: {
    ends: 'bitte verschicken oder vorher einziehen',
    stuck: 'Einzug kommt nicht durch – bitte beim Zahlungsdienst nachsehen',
    ended: 'Zusage verfallen – um neue Zahlung bitten',
  },
  /** Instead of the day of a payment, or of the end of an authorisation. */
  promisedOn: 'zugesagt am',
  payAgainUntil: 'neue Zahlung bis',
  stopped: 'Zahlung angefochten – nicht ausliefern, bevor entschieden ist',
  paidBack: 'Geld zurückgezahlt oder erlassen – ausliefern oder stornieren',
  /** For entries without a deadline: when they came. */
  came: { moneyCases: 'gekommen', moneyToReturn: 'zurück seit' } as Readonly<Record<string, string>>,
  hasNote: 'mit Anmerkung',
  /** Instead of the day of the payment: what is on its way is not packed again. */
  handOver: {
    shipment: 'Lieferung',
    prepared: 'Lieferung, bereitgestellt',
    pickup: 'Abholung',
    ready: 'Abholung, bereitgestellt',
  },
  shipped: {
    all: (day: string) => `verschickt am ${day}, Zustellung noch nicht verbucht`,
    some: (lines: number, day: string) =>
      lines === 1
        ? `1 Position davon verschickt am ${day}`
        : `${lines} Positionen davon verschickt am ${day}`,
  },
  /** In the customer's words, which may be as long as a letter. */
  onlyPart: (part: string) =>
    `nur ein Teil widerrufen: „${part.length > 120 ? `${part.slice(0, 120)}…` : part}“`,
  all: (total: number) => `Alle ${total} ansehen`,
  overdue: 'überfällig',
  doubted: {
    declarations: 'passt nicht zum Kunden – bitte prüfen',
    toHandOver: 'Widerruf, der nicht zum Kunden passt – bitte vorher prüfen',
  } as Readonly<Record<string, string>>,
  /** Lists without entries, in one line. */
  nothingOpen: { beside: 'Sonst ist nichts offen', alone: 'Zurzeit ist nichts offen' },
  overview: 'Was wartet',
  count: (title: string, total: number) => `${title}: ${total}`,
  weeks: {
    title: 'Verkauf und Miete der letzten acht Wochen',
    help: 'Bezahlte Bestellungen nach der Woche des Zahlungseingangs, mit Steuer, ohne Versand. Rückzahlungen sind in der Woche abgezogen, in der sie veranlasst wurden.',
    week: 'Woche ab',
    sales: 'Verkauf',
    rentals: 'Miete',
    orders: 'Bestellungen',
    table: 'Als Tabelle',
    empty: 'In den letzten acht Wochen wurde nichts bezahlt.',
  },
  drafts: {
    title: 'Entwürfe',
    empty: 'Kein Entwurf wartet auf die Veröffentlichung.',
    changed: 'zuletzt geändert am',
  },
  begin: {
    title: 'Womit möchten Sie beginnen?',
    help: 'Alles Weitere steht im Menü.',
    pieces: [
      { to: '/pieces/create', label: 'Neues Stück anlegen' },
      { to: '/imports', label: 'Stücke aus einer Tabelle importieren' },
      { to: '/categories', label: 'Kategorien pflegen' },
    ],
    texts: [
      { to: '/dashboard-texts', label: 'Meldungen im Shop ändern' },
      { to: '/page-texts', label: 'Texte der Seiten schreiben' },
      { to: '/faq', label: 'Häufige Fragen beantworten' },
    ],
  },
  lacks: {
    'guarantee-notice': {
      text: 'Der Hinweis der EU auf die gesetzliche Gewährleistung fehlt als amtliche Grafik; bis dahin steht auf den Seiten nur sein Text. Bitte laden Sie die Grafik aus dem Anhang der Verordnung (EU) 2025/1960 und geben Sie sie an die Technik.',
      source: {
        label: 'Zur Verordnung mit der Grafik',
        address: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/deu',
      },
      mail: {
        subject: 'Grafik zur Gewährleistung für den Shop',
        body: 'Bitte nehmen Sie die angehängte Grafik in den Shop auf. Wie die Datei heißt und wohin sie gehört, steht in der Dokumentation des Shops zum Recht bei der Verordnung (EU) 2025/1960.',
      },
    },
  },
  jobs: {
    title: 'Was der Shop nicht geschafft hat',
    short: 'Nicht geschafft',
    /** The trade's own words; everything else is tidying up. */
    names: {
      'send-mail': 'E-Mails senden',
      'refund-payment': 'Geld zurückzahlen',
      'payment-changed': 'Zahlungen verbuchen',
      'tell-shipment': 'Die Sendungsnummer an PayPal melden',
      'reconcile-payments': 'Zahlungen abgleichen',
      'remind-payments': 'An Zahlungen erinnern',
      'lapse-orders': 'Verfallene Bestellungen freigeben',
      'store-order-statuses': 'Stand älterer Bestellungen festhalten',
      'keep-rentals': 'Überfällige Mieten sperren',
      'scale-picture': 'Fotos verkleinern',
      'run-import': 'Stücke importieren',
      'make-invoice-document': 'Rechnungen als Dokument erstellen',
      'send-gift-vouchers': 'Gekaufte Gutscheine senden',
    } as Readonly<Record<string, string>>,
    tidying: 'Aufräumen',
    failed: (name: string, technical: string, count: number) =>
      `${name} (${technical}): ${count === 1 ? 'ein Auftrag' : `${count} Aufträge`} gescheitert`,
    mail: (to: string, subject: string) => `„${subject}“ an ${to}`,
    moreMails: (count: number) => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
    last: (moment: string) => `zuletzt am ${moment}`,
    stuck: (count: number) => `${count} Aufträge warten seit über einer Stunde`,
    retry: (name: string) => `„${name}“ noch einmal versuchen`,
    retried: (count: number) =>
      count === 1
        ? 'Der Auftrag wird noch einmal versucht.'
        : `${count} Aufträge werden noch einmal versucht.`,
    nothingToRetry: 'Hier ist nichts mehr zu versuchen: Es wurde schon getan, oder es läuft gerade.',
    help: 'Ein neuer Versuch tut nichts doppelt. Scheitert auch er, geben Sie das bitte an die Technik weiter: E-Mails, Rechnungen oder Rückzahlungen können betroffen sein.',
  },
  nothing: 'Für Ihre Rolle steht hier nichts an. Das Menü führt zu Ihren Bereichen.',
};
