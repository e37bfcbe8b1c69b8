import { type Condition, german as conditionName } from '../../../../../shared/pieces/condition.ts';
import type { RentOption } from '../../../../../shared/orders/rental-terms.ts';

/** What mails about an order say in German. Days, times and amounts come in as text. */
export const german = {
  order: (number: string) => `Bestellung ${number}`,
  yourOrder: (number: string) => `Ihre Bestellung ${number}`,

  trial:
    'Testzahlung: Diese Bestellung ist nur zur Probe. Es wird nichts geliefert, und es fließt kein Geld; bitte überweisen Sie nichts.',

  accepted: 'vielen Dank für Ihre Bestellung. Wir nehmen sie hiermit an.',
  payNow: (clock: string) =>
    `Bis ${clock} Uhr sind die Stücke für Sie reserviert. Sind Sie gerade beim Bezahlen, brauchen Sie sonst nichts zu tun; bis dahin können Sie die Zahlung auch auf der Seite Ihrer Bestellung abschließen.`,
  showOrder: 'Bestellung ansehen',
  /** Names only the parts that were ordered. */
  earlyService: (isRental: boolean, isAssembly: boolean) =>
    `Sie haben ausdrücklich verlangt, dass ${!isAssembly ? 'die Miete vor Ablauf der Widerrufsfrist beginnt' : !isRental ? 'der Aufbauservice vor Ablauf der Widerrufsfrist beginnt' : 'Miete oder Aufbauservice vor Ablauf der Widerrufsfrist beginnen'}.`,
  attached: (names: string) => `Im Anhang, in der Fassung, die für Ihre Bestellung gilt: ${names}.`,
  textNames: {
    terms: 'AGB',
    withdrawal: 'Widerrufsbelehrung',
    'data-protection': 'Datenschutzerklärung',
  },
  attachment: (name: string, version: number) => `${name} (Fassung ${version}).txt`,
  withdraw: 'Vertrag widerrufen',
  endContract: 'Verträge hier kündigen',

  confirmSubject: (number: string) => `Bitte bestätigen Sie Ihre Bestellung ${number}`,
  confirmUntil: (clock: string) =>
    `Ihre Bestellung ist bei uns eingegangen. Bitte bestätigen Sie sie bis ${clock} Uhr über diesen Link; danach nehmen wir sie an und nennen Ihnen unsere Bankverbindung.`,
  confirm: 'Bestellung bestätigen',
  mailboxCodeSubject: (code: string) => `${code} ist Ihr Code für die Bestellung`,
  mailboxCode:
    'Bei sehr großen Bestellungen, und immer wenn sehr viele unserer Stücke reserviert sind, prüfen wir vor der Reservierung die E-Mail-Adresse. So landen die Stücke bei Menschen, die wirklich kaufen wollen. Geben Sie an der Kasse diesen Code ein:',
  mailboxCodeUntil: 'Er gilt 15 Minuten.',
  nothingOrdered: 'Haben Sie nichts bestellt? Dann brauchen Sie nichts zu tun.',

  paidSubject: (number: string) => `Zahlung erhalten: Bestellung ${number}`,
  paid: (amount: string) => `wir haben Ihre Zahlung über ${amount} erhalten.`,
  paidByGift: 'Ihr Geschenkgutschein hat Ihre Bestellung vollständig bezahlt.',
  tooMuch: (amount: string) =>
    `Das waren ${amount} mehr, als Ihre Bestellung kostet. Diesen Betrag überweisen wir Ihnen zurück; Sie brauchen nichts zu tun.`,
  partSubject: (number: string) => `Ein Teil Ihrer Zahlung ist da: Bestellung ${number}`,
  part: (amount: string, left: string) =>
    `wir haben ${amount} von Ihnen erhalten, vielen Dank. Zu Ihrer Bestellung fehlen noch ${left}.`,
  secondTransfer: (amount: string) =>
    `wir haben zu Ihrer Bestellung eine Überweisung erhalten, obwohl dafür nichts mehr zu überweisen war: ${amount}. Wir überweisen sie Ihnen zurück; Sie brauchen nichts zu tun.`,
  takenBack: {
    subject: (number: string) => `Berichtigung zu Ihrer Zahlung: Bestellung ${number}`,
    mistake: (amount: string) =>
      `wir hatten Ihnen geschrieben, dass ${amount} zu Ihrer Bestellung eingegangen sind. Das war ein Irrtum bei uns, den wir bedauern: Diese Zahlung gehört nicht zu Ihrer Bestellung, bei uns ist sie nicht eingegangen.`,
    invoice: (number: string) =>
      `Die Rechnung ${number}, die wir darüber ausgestellt hatten, gilt nicht. Die Stornorechnung kommt in einer eigenen E-Mail.`,
    waits: (day: string) =>
      `Ihre Bestellung gilt weiter, und die Stücke bleiben bis einschließlich ${day} für Sie reserviert. Bitte überweisen Sie bis dahin den offenen Betrag.`,
    paidAlready:
      'Haben Sie schon überwiesen? Dann brauchen Sie nichts zu tun: Wir schreiben Ihnen, sobald Ihr Geld da ist. Kommt keine Nachricht, antworten Sie bitte auf diese E-Mail.',
    unchanged:
      'An Ihrer Bestellung ändert sich nichts. Was wir Ihnen wegen dieser Zahlung zurücküberweisen wollten, entfällt.',
    hasEnded:
      'Die Rückzahlung, die wir Ihnen angekündigt hatten, entfällt deshalb. Ihre Bestellung ist beendet, und Sie haben nichts zu bezahlen.',
  },
  deliveredWithin: (weeks: number) =>
    `Lieferzeit: innerhalb von ${weeks === 1 ? 'einer Woche' : `${weeks}\u00a0Wochen`} nach Ihrer Zahlung.`,
  readyForPickup:
    'Abholung: Sobald Ihre Zahlung da ist, stellen wir alles bereit und schreiben Ihnen, wenn Sie es abholen können.',
  withdrawn:
    'Diese Bestellung haben Sie widerrufen: Zu bezahlen ist nichts mehr, und geliefert oder bereitgestellt wird nichts. Wir bearbeiten Ihren Widerruf und schreiben Ihnen, wie es weitergeht.',
  nextPickup:
    'So geht es weiter: Wir stellen alles für Sie bereit und schreiben Ihnen, sobald Sie es abholen können. Die Rechnung kommt in einer eigenen E-Mail.',
  nextDelivery: (weeks: number) =>
    `So geht es weiter: Ihre Lieferung kommt innerhalb von ${weeks === 1 ? 'einer Woche' : `${weeks}\u00a0Wochen`}. Wir melden uns vorher, um den Tag mit Ihnen abzustimmen. Die Rechnung kommt in einer eigenen E-Mail.`,

  authorised: {
    subject: (number: string) => `Zahlung zugesagt: Bestellung ${number}`,
    promised: (amount: string) =>
      `Klarna hat uns Ihre Zahlung über ${amount} zugesagt, und die Stücke sind fest für Sie vorgesehen. Eingezogen wird der Betrag erst, wenn Ihre Bestellung unser Haus verlässt; vorher bezahlen Sie nichts.`,
    nextPickup:
      'So geht es weiter: Wir stellen alles für Sie bereit und schreiben Ihnen, sobald Sie es abholen können. Die Rechnung kommt, wenn der Betrag eingezogen ist, in einer eigenen E-Mail.',
    nextDelivery: (weeks: number) =>
      `So geht es weiter: Ihre Lieferung kommt innerhalb von ${weeks === 1 ? 'einer Woche' : `${weeks}\u00a0Wochen`}. Wir melden uns vorher, um den Tag mit Ihnen abzustimmen. Die Rechnung kommt, wenn der Betrag eingezogen ist, in einer eigenen E-Mail.`,
    capturedSubject: (number: string) => `Zahlung eingezogen: Bestellung ${number}`,
    captured: (amount: string) =>
      `wir haben ${amount} über Klarna eingezogen. Wann Sie an Klarna zahlen, steht in Ihrem Klarna-Konto. Die Rechnung kommt in einer eigenen E-Mail.`,
    waivedSubject: (number: string) => `Geänderter Betrag: Bestellung ${number}`,
    waived: (amount: string, left: string) =>
      `für Ihre Bestellung ziehen wir über Klarna ${amount} weniger ein, also nur noch ${left}. Bisher wurde nichts eingezogen; zurückzuzahlen ist deshalb nichts.`,
    waivedAll:
      'für Ihre Bestellung ziehen wir über Klarna nichts mehr ein und geben den zugesagten Betrag frei. Bisher wurde nichts eingezogen; zurückzuzahlen ist deshalb nichts.',
    againSubject: (number: string) => `Bitte bezahlen Sie noch einmal: Bestellung ${number}`,
    again: (amount: string, day: string) =>
      `Klarna hatte uns Ihre Zahlung zugesagt. Diese Zusage ist abgelaufen, ohne dass Geld eingezogen wurde. Ihre Bestellung gilt weiter: Bitte bezahlen Sie ${amount} bis einschließlich ${day} auf der Seite Ihrer Bestellung. Der Link in früheren E-Mails gilt nicht mehr.`,
    payNow: 'Zur Zahlung',
  },

  paymentSubject: (number: string) => `Ihre Zahlung zur Bestellung ${number}`,
  cameForNothing: {
    late: (amount: string) =>
      `Ihre Zahlung über ${amount} ist nach Ablauf der Zahlungsfrist eingegangen, und mindestens ein Stück ist inzwischen vergeben.`,
    cancelled: (amount: string) =>
      `Ihre Zahlung über ${amount} ist eingegangen, nachdem Ihre Bestellung storniert wurde.`,
    part: (amount: string) =>
      `Von Ihrer Zahlung wurden nur ${amount} abgebucht. Damit ist Ihre Bestellung nicht bezahlt, und wir mussten sie stornieren.`,
  },
  backSameWay: 'Wir erstatten Ihnen den Betrag sofort auf demselben Weg.',
  backByTransfer: 'Wir überweisen Ihnen den Betrag umgehend zurück.',
  nothingCharged:
    'Ihre Zahlung kam nach Ablauf der Reservierung, und mindestens ein Stück ist inzwischen vergeben. Wir haben deshalb nichts abgebucht; ein vorgemerkter Betrag wird wieder frei.',
  paymentPending:
    'der Zahlungsdienst prüft Ihre Zahlung noch; das kann einige Stunden dauern, manchmal einen Tag. So lange halten wir Ihre Stücke für Sie zurück. Sie brauchen nichts zu tun und sollten nicht noch einmal bezahlen: Wir schreiben Ihnen, sobald das Geld da ist.',
  surplusSubject: (number: string) => `Doppelte Zahlung zur Bestellung ${number}`,
  surplus: (amount: string) =>
    `wir haben zu Ihrer Bestellung eine weitere Zahlung über ${amount} erhalten. Wir erstatten sie Ihnen sofort auf demselben Weg; Sie brauchen nichts zu tun.`,

  declined:
    'leider können wir Ihre Bestellung nicht annehmen. Sie sind nicht mehr daran gebunden und haben nichts zu bezahlen.',

  letGoSubject: (number: string) => `Zurückgenommen: Bestellung ${number}`,
  letGo:
    'Sie haben Ihre Bestellung zurückgenommen, und wir sind damit einverstanden. Sie gilt nicht mehr, auch nicht unsere Bestätigung; Sie haben nichts zu bezahlen.',
  vouchersAgain: 'Was Sie an Gutscheinen eingelöst hatten, können Sie wieder einlösen.',

  giftAgain: (amount: string) =>
    `Auf dem Geschenkgutschein, mit dem Sie bezahlt hatten, haben wir ${amount} wieder gutgeschrieben. Sie können das Guthaben mit demselben Code einlösen.`,

  cancelledSubject: (number: string) => `Storniert: Bestellung ${number}`,
  calledOff: {
    paid: 'wir haben Ihre Bestellung storniert. Ihr Geld bekommen Sie zurück; wir schreiben Ihnen, sobald es unterwegs ist.',
    authorised:
      'wir haben Ihre Bestellung storniert. Von Ihrer Zahlung über Klarna wurde noch nichts eingezogen; wir geben den Betrag bei Klarna wieder frei. Sie haben nichts zu bezahlen.',
    none: 'wir haben Ihre Bestellung storniert. Sie haben nichts zu bezahlen.',
  },
  calledOffInDispute: {
    disputed: (rest: string | null): string =>
      `wir haben Ihre Bestellung storniert. Ihre Zahlung ist bei Ihrer Bank oder Ihrem Zahlungsdienst angefochten, und zuerst wird dort entschieden: Entweder bekommen Sie das Geld von dort, oder wir zahlen es Ihnen danach zurück.${rest === null ? '' : ` Was davon nicht betroffen ist, ${rest}, zahlen wir Ihnen gleich zurück.`}`,
    'by-bank': (rest: string | null): string =>
      rest === null
        ? 'wir haben Ihre Bestellung storniert. Ihr Geld haben Sie von Ihrer Bank oder Ihrem Zahlungsdienst schon zurückbekommen; von uns geht deshalb nichts mehr an Sie zurück.'
        : `wir haben Ihre Bestellung storniert. Einen Teil Ihres Geldes haben Sie von Ihrer Bank oder Ihrem Zahlungsdienst schon zurückbekommen; die übrigen ${rest} zahlen wir Ihnen zurück und schreiben Ihnen, sobald sie unterwegs sind.`,
  },

  reminderSubject: (number: string) => `Erinnerung: Bestellung ${number}`,
  reminder: (day: string) =>
    `Ihre Stücke sind noch bis einschließlich ${day} für Sie reserviert. Bis heute ist Ihre Überweisung nicht bei uns eingegangen.`,
  reminderOfRest: (day: string, left: string) =>
    `Ihre Stücke sind noch bis einschließlich ${day} für Sie reserviert. Von Ihrer Zahlung fehlen uns noch ${left}.`,
  justTransferred: 'Haben Sie eben überwiesen? Dann brauchen Sie nichts weiter zu tun.',

  refundedSubject: (number: string) => `Erstattung zur Bestellung ${number}`,
  refundedSameWay: (amount: string) =>
    `wir haben Ihnen ${amount} auf dem Weg, auf dem Sie bezahlt haben, erstattet.`,
  refundedByTransfer: (amount: string) =>
    `wir haben Ihnen ${amount} auf das Konto, von dem Ihre Zahlung kam, erstattet.`,
  refundedOtherwise: (amount: string) => `wir haben Ihnen ${amount} überwiesen, wie mit Ihnen besprochen.`,
  refundReturnedSubject: (number: string) => `Ihre Erstattung zur Bestellung ${number} kam zurück`,
  refundReturned: (amount: string) =>
    `die Erstattung über ${amount} konnte Ihnen nicht gutgeschrieben werden: Ihre Bank hat sie zurückgewiesen, etwa weil die Karte oder das Konto nicht mehr besteht. Das Geld steht Ihnen weiterhin zu. Bitte nennen Sie uns in einer Antwort auf diese E-Mail ein Konto, auf das wir es überweisen können.`,
  refundedToGift: (amount: string) =>
    `wir haben Ihnen ${amount} auf dem Geschenkgutschein, mit dem Sie bezahlt haben, wieder gutgeschrieben. Sie können das Guthaben mit demselben Code einlösen.`,
  lossOfValue: 'Abzug für Wertverlust',
  usedRent: (days: number, ofDays: number) => `Miete bis zum Widerruf (${days} von ${ofDays} Tagen)`,
  refundPart: (what: string, amount: string) => `${what}: ${amount}`,
  refundedBefore: 'bereits erstattet',
  refundTakes: 'Bis das Geld bei Ihnen ankommt, vergehen je nach Bank einige Tage.',

  /** The VAT ID was confirmed after the order, which had been taxed until then. */
  vatCorrected: {
    subject: (number: string) => `Ohne deutsche Umsatzsteuer: Bestellung ${number}`,
    why: (before: string, now: string) =>
      `bei Ihrer Bestellung ließ sich Ihre Umsatzsteuer-ID nicht bestätigen; deshalb enthielt der Preis deutsche Umsatzsteuer. Jetzt ist sie bestätigt, und diese Steuer entfällt: Statt ${before} kostet Ihre Bestellung ${now}.`,
    backSameWay: (amount: string) =>
      `Zu viel bezahlt haben Sie ${amount}. Wir erstatten Ihnen den Betrag auf dem Weg, auf dem Sie bezahlt haben; Sie brauchen nichts zu tun.`,
    backByTransfer: (amount: string) =>
      `Zu viel bezahlt haben Sie ${amount}. Wir überweisen Ihnen den Betrag auf das Konto, von dem Ihre Zahlung kam; Sie brauchen nichts zu tun.`,
    papers:
      'Die bisherige Rechnung stornieren wir. Die Stornorechnung und die neue Rechnung kommen in eigenen E-Mails.',
    payLess:
      'Bitte überweisen Sie deshalb nur noch den neuen Betrag. Haben Sie den bisherigen schon überwiesen, erstatten wir Ihnen, was zu viel ist.',
  },

  lapsedSubject: (number: string) => `Ihre Bestellung ${number} ist verfallen`,
  cancelled:
    'für Ihre Bestellung ist innerhalb der Zahlungsfrist kein Geld bei uns eingegangen. Wir haben sie deshalb storniert und die Stücke wieder freigegeben.',
  restMissing: (part: string) =>
    `Ihre Bestellung ist innerhalb der Zahlungsfrist nicht ganz bezahlt worden. Wir haben sie deshalb storniert und die Stücke wieder freigegeben. Die ${part}, die gekommen sind, überweisen wir Ihnen zurück.`,
  transferredAlready: 'Haben Sie bereits überwiesen? Dann melden wir uns, sobald das Geld da ist.',
  lapsed:
    'Ihre Bestellung ist verfallen: Sie wurde nicht rechtzeitig bestätigt oder angenommen. Sie sind nicht mehr daran gebunden und haben nichts zu bezahlen.',

  subtotal: 'Zwischensumme',
  voucher: 'Aktionsgutschein',
  voucherOnLine: (price: string, reduction: string) => `Preis ${price}, Aktionsgutschein ${reduction}`,
  gift: 'Bezahlt mit Geschenkgutschein',
  restToPay: 'Restbetrag',
  pickup: 'Abholung im Geschäft',
  free: 'kostenlos',
  shipping: 'Versand',
  total: 'Gesamtbetrag',
  ofIt: (percent: string) => `darin ${percent}\u00a0% MwSt.`,
  exempt: {
    export: 'darin steuerfreie Ausfuhrlieferung',
    'intra-community': 'darin steuerfreie innergemeinschaftliche Lieferung',
    'reverse-charge': 'darin ohne deutsche MwSt. (Steuerschuldnerschaft des Leistungsempfängers)',
  },
  customsExtra:
    'Zölle und Einfuhrsteuern des Ziellandes sind nicht enthalten; sie werden bei der Einfuhr erhoben.',
  margin: 'Gebrauchte Stücke: differenzbesteuert nach § 25a UStG, kein gesonderter Ausweis der MwSt.',
  deliverTo: 'Lieferung an',
  pickUpFrom: 'Abholung bei',
  billTo: 'Rechnung an',
  vatId: 'Umsatzsteuer-ID',
  yourNote: 'Ihre Anmerkung',
  sku: (sku: string) => `Art.-Nr. ${sku}`,
  condition: (condition: Condition) => `Zustand: ${conditionName[condition]}`,
  measures: { widthMm: 'Breite', heightMm: 'Höhe', depthMm: 'Tiefe', diameterMm: 'Durchmesser' },
  rent: (option: RentOption) => `Miete ${option}`,
  rentalRuns:
    'Die Miete beginnt mit der Übergabe (dieser Tag zählt nicht mit) und endet nach der Mietdauer von selbst.',
  /** For a line in the list of what was ordered. */
  takenOut: (count: number, of: number) =>
    `${count === of ? '' : `davon ${count} `}aus der Bestellung genommen`,
  cameBack: (count: number, of: number) => `${count === of ? '' : `davon ${count} `}zurückgekommen`,
  givenUp: (count: number) => `davon ${count} nicht zurückgekommen`,
  withAssembly: 'mit Aufbauservice',
  assemblyOf: (title: string) => `Aufbauservice: ${title}`,
  pickupAt: (store: string) => `Abholung: ${store}`,

  pleaseTransfer: 'Bitte überweisen Sie',
  holder: 'Empfänger',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  payableBy: 'Zahlbar bis',
  heldSoLong: 'So lange sind die Stücke für Sie reserviert.',

  /** Gift vouchers that are bought. */
  boughtGift: {
    name: 'Geschenkgutschein',
    invoiceNote: 'Mehrzweck-Gutschein (§ 3 Abs. 15 UStG), ohne Umsatzsteuer',
    vatNote: 'Mehrzweck-Gutschein: Umsatzsteuer entsteht erst, wenn er eingelöst wird.',
    sentWhenPaid:
      'Den Gutschein bekommen Sie als PDF per E-Mail, sobald Ihre Zahlung da ist. Verschickt wird nichts.',
    sentOn: (day: string) =>
      `Den Gutschein bekommen Sie als PDF per E-Mail am ${day}, wenn Ihre Zahlung bis dahin da ist. Auf der Seite Ihrer Bestellung können Sie ihn nach der Zahlung schon vorher herunterladen.`,
    comesNow: 'Der Gutschein kommt gleich in einer eigenen E-Mail, ebenso die Rechnung.',
    comesOn: (day: string) =>
      `Der Gutschein kommt am ${day} in einer eigenen E-Mail; auf der Seite Ihrer Bestellung können Sie ihn schon jetzt herunterladen. Die Rechnung kommt ebenfalls in einer eigenen E-Mail.`,
    payNow: (clock: string) =>
      `Sind Sie gerade beim Bezahlen, brauchen Sie sonst nichts zu tun; bis ${clock} Uhr können Sie die Zahlung auch auf der Seite Ihrer Bestellung abschließen.`,
    subject: (number: string) => `Ihr Geschenkgutschein: Bestellung ${number}`,
    here: (value: string) =>
      `hier ist Ihr Geschenkgutschein über ${value}, im Anhang als PDF zum Ausdrucken oder Weiterleiten.`,
    valid: (day: string) => `Er lässt sich bis zum ${day} einlösen, auch in Teilen.`,
    keep: 'Wer den Code kennt, kann ihn einlösen. Bitte verwahren Sie ihn wie Bargeld. Widerrufen Sie den Kauf, wird er wertlos; was schon eingelöst ist, können wir nicht erstatten.',
  },

  newLinkSubject: (number: string) => `Neuer Link zu Ihrer Bestellung ${number}`,
  newLink:
    'hier ist ein neuer Link zu Ihrer Bestellung. Der bisherige gilt nicht mehr, auch nicht in unseren früheren E-Mails.',
  newLinkNote:
    'Wer diesen Link hat, sieht die Bestellung mit Anschrift und Rechnungen. Bitte geben Sie ihn nicht weiter.',

  claimSubject: (number: string) => `Bestellung ${number} in ein Konto übernehmen`,
  claim:
    'jemand möchte Ihre Bestellung in ein Kundenkonto übernehmen. Waren Sie das? Dann öffnen Sie diesen Link in dem Browser, in dem Sie angemeldet sind:',
  takeOver: 'Bestellung übernehmen',
  claimNote: (hours: number) =>
    `Der Link gilt ${hours} Stunden, nur ein Mal und nur für das Konto, das ihn angefordert hat. Waren Sie das nicht? Dann brauchen Sie nichts zu tun; geben Sie den Link nicht weiter.`,
};

export type OrderMailTexts = typeof german;
