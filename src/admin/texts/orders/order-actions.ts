import { damageActions } from './damage-claims.ts';

/** Actions on an order: button, confirmation dialog and its texts. */
export const orderActions = {
  accept: {
    button: 'Annehmen',
    title: 'Bestellung annehmen?',
    body: 'Damit kommt der Vertrag zustande. Die Bankverbindung geht per E-Mail hinaus, und die Stücke bleiben bis zum Ende der Zahlungsfrist reserviert.',
    confirm: 'Annehmen',
    done: 'Angenommen. Die Zahlungsdaten gehen per E-Mail hinaus.',
  },
  decline: {
    button: 'Ablehnen',
    title: 'Bestellung ablehnen?',
    body: 'Die Stücke werden wieder frei, und eine E-Mail teilt die Ablehnung mit. Das lässt sich nicht rückgängig machen.',
    confirm: 'Ablehnen',
    done: 'Abgelehnt. Die Stücke sind wieder frei.',
  },
  'mark-as-paid': {
    button: 'Als bezahlt verbuchen',
    title: 'Zahlungseingang verbuchen',
    body: 'Tragen Sie ein, was gekommen ist. Ist es alles, gelten die Stücke als verkauft oder vermietet, und eine E-Mail bestätigt den Eingang. War die Frist schon vorbei und ein Stück vergeben, ist das Geld zurückzuzahlen.',
    confirm: 'Verbuchen',
    done: 'Der Zahlungseingang ist verbucht.',
  },
  /** The same for an order that waits for a card or wallet. */
  'transfer-instead': {
    button: 'Überweisung verbuchen',
    title: 'Überweisung statt Karte, PayPal oder Klarna verbuchen',
    body: 'Die Bestellung wartet auf eine Zahlung mit Karte, PayPal oder Klarna. Verbuchen Sie hier Geld, das auf dem Konto ist, wird sie ab jetzt überwiesen: Auf der anderen Zahlungsart lässt sie sich nicht mehr bezahlen; kommt dort doch noch Geld, geht es von selbst zurück. Ist es alles, gelten die Stücke als verkauft oder vermietet, und eine E-Mail bestätigt den Eingang. Fehlt etwas, nennt die E-Mail das Konto für den Rest.',
    confirm: 'Verbuchen',
    done: 'Die Überweisung ist verbucht.',
  },
  /** The same for an order whose money did not come in time. */
  'late-payment': {
    button: 'Verspätete Zahlung verbuchen',
    title: 'Verspätete Zahlung verbuchen',
    body: 'Die Bestellung wurde storniert, weil das Geld nicht rechtzeitig kam. Sind alle Stücke noch frei, gilt sie wieder, und eine E-Mail bestätigt den Eingang. Sonst ist das Geld zurückzuzahlen; auch das sagt eine E-Mail.',
    confirm: 'Verbuchen',
    done: 'Der Zahlungseingang ist verbucht.',
  },
  /** The same for an order that was cancelled. */
  'unwanted-payment': {
    button: 'Zahlung verbuchen, die zurückgeht',
    title: 'Zahlung zu einer stornierten Bestellung verbuchen',
    body: 'Die Bestellung bleibt storniert, und die Stücke bleiben frei. Das Geld steht dann unter „Zurückzuzahlen“, und eine E-Mail sagt, dass es zurückgeht.',
    confirm: 'Verbuchen',
    done: 'Verbucht. Das Geld steht jetzt unter „Zurückzuzahlen“.',
  },
  /** The same for an order that nothing is to be transferred for any more. */
  'second-payment': {
    button: 'Überzahlung verbuchen',
    title: 'Überzahlung verbuchen',
    body: 'Zu überweisen ist hier nichts mehr. Was trotzdem kam, steht danach unter „Geld“ und auf „Heute“ als zurückzuzahlen, und eine E-Mail sagt, dass es zurückgeht. An der Bestellung ändert sich nichts.',
    confirm: 'Verbuchen',
    done: 'Verbucht. Bitte überweisen Sie das Geld zurück.',
  },
  'take-back-receipt': {
    button: 'Zahlungseingang zurücknehmen',
    title: 'Zahlungseingang zurücknehmen?',
    body: 'Für eine Überweisung, die versehentlich bei dieser Bestellung verbucht wurde. Fehlt das Geld danach, wartet die Bestellung wieder darauf: Die Stücke bleiben eine weitere Woche reserviert, und die Rechnung wird mit einer eigenen Nummer storniert. Eine E-Mail sagt, dass die Zahlung doch nicht eingegangen ist. Dieselbe Überweisung lässt sich danach bei der richtigen Bestellung verbuchen.',
    confirm: 'Zurücknehmen',
    done: 'Der Zahlungseingang ist zurückgenommen.',
  },
  'issue-to-another': {
    button: 'Rechnung an anderen Empfänger',
    title: 'Rechnung auf einen anderen Empfänger ausstellen',
    body: 'Wenn Name, Firma, Anschrift oder Umsatzsteuer-ID auf der Rechnung anders lauten sollen. Bestellung, Lieferadresse und Zahlung bleiben, wie sie sind; auch die Steuer: Was mit Umsatzsteuer verkauft ist, bleibt es mit jeder Umsatzsteuer-ID.',
    confirm: 'Stornieren und neu ausstellen',
    done: 'Die alte Rechnung ist storniert, die neue ausgestellt. Beide gehen per E-Mail hinaus.',
  },
  prepare: {
    button: 'Bereitgestellt',
    title: 'Positionen bereitgestellt?',
    body: 'Bei Abholung geht eine E-Mail hinaus, dass alles bereitsteht.',
    confirm: 'Bereitgestellt',
    done: 'Als bereitgestellt vermerkt.',
  },
  ship: {
    button: 'Verschickt',
    title: 'Positionen verschickt?',
    body: 'Die Sendungsnummer geht sofort per E-Mail hinaus, mit dem Weg zur Sendungsverfolgung. Das lässt sich nicht rückgängig machen, nur berichtigen.',
    confirm: 'Verschickt',
    done: 'Als verschickt vermerkt.',
  },
  'correct-shipment': {
    button: 'Sendung berichtigen',
    title: 'Sendung berichtigen',
    body: 'Tragen Sie Versender und Sendungsnummer ein, wie sie richtig sind. Eine neue E-Mail nennt sie; was bisher geschah, bleibt im Verlauf stehen.',
    confirm: 'Berichtigen',
    done: 'Die Sendung ist berichtigt.',
  },
  'hand-over': {
    button: 'Übergeben',
    title: 'Positionen übergeben?',
    body: 'Mit dem Tag der Übergabe beginnen Mietzeit und Widerrufsfrist. Das lässt sich nicht rückgängig machen.',
    confirm: 'Übergeben',
    done: 'Als übergeben vermerkt.',
  },
  return: {
    button: 'Miete zurück',
    title: 'Gemietete Stücke zurückgekommen?',
    body: 'Ohne Schaden sind die Stücke ab sofort wieder frei. Eine E-Mail bestätigt die Rückgabe; vom Zustand sagt sie nichts.',
    confirm: 'Zurückgekommen',
    done: 'Die Rückgabe ist vermerkt.',
  },
  'take-back': {
    button: 'Rücksendung verbuchen',
    title: 'Rücksendung verbuchen',
    body: 'Eine E-Mail bestätigt, dass die Ware da ist. Das Geld zahlen Sie danach zurück, in einem zweiten Schritt.',
    confirm: 'Verbuchen',
    done: 'Die Rücksendung ist verbucht.',
  },
  'take-out': {
    button: 'Aus der Bestellung nehmen',
    title: 'Aus der Bestellung nehmen',
    body: 'Für Stücke, die noch bei Ihnen sind, nach einem Widerruf oder nach Absprache. Sie sind ab sofort wieder frei und gehen nicht mehr hinaus; eine E-Mail sagt das. Das Geld zahlen Sie danach zurück, in einem zweiten Schritt.',
    confirm: 'Herausnehmen',
    done: 'Das ist aus der Bestellung genommen.',
  },
  ...damageActions,
  release: {
    button: 'Trotzdem ausliefern',
    title: 'Trotz offener Zahlung ausliefern?',
    body: 'Die Zahlung ist angefochten oder verloren. Geht das Stück hinaus, ist am Ende vielleicht beides weg. Ihr Grund steht im Verlauf und im Protokoll.',
    confirm: 'Trotzdem ausliefern',
    done: 'Die Bestellung kann ausgeliefert werden.',
  },
  capture: {
    button: 'Jetzt einziehen',
    title: 'Zugesagten Betrag jetzt einziehen?',
    body: 'Sonst geschieht das von selbst, sobald etwas als verschickt oder übergeben verbucht ist. Für die Kundschaft beginnt mit dem Einzug die Zahlungsfrist bei Klarna, und die Rechnung geht hinaus. Klarna möchte den Einzug erst beim Versand: Ziehen Sie vorher nur ein, wenn die Zusage sonst verfällt.',
    confirm: 'Einziehen',
    done: 'Der Betrag wird eingezogen.',
  },
  'check-payment': {
    button: 'Zahlung prüfen',
    title: 'Zahlung jetzt prüfen?',
    body: 'Der Zahlungsdienst wird gefragt, was aus der Zahlung geworden ist. Ist das Geld da, ist die Bestellung bezahlt; sonst bleibt alles, wie es ist. Kommt die Zahlung nicht zu einem Ende, stornieren Sie: Was eingezogen wurde, geht dann von selbst zurück.',
    confirm: 'Prüfen',
    done: 'Der Zahlungsdienst ist gefragt.',
  },
  'check-vat-id': {
    button: 'USt-IdNr. prüfen',
    title: 'USt-IdNr. jetzt prüfen?',
    body: 'Das Register der EU (VIES) wird gefragt, ob die Nummer heute gilt. Die Antwort steht danach bei der Bestellung, als Nachweis für den Tag der Lieferung (§ 6a UStG). Preis und Steuer der Bestellung ändern sich dadurch nicht. Wurde sie nur besteuert, weil die Nummer sich nicht bestätigen ließ, ist das Berichtigen danach ein eigener Schritt.',
    confirm: 'Prüfen',
    done: 'Die Antwort steht bei der Bestellung.',
  },
  'correct-vat': {
    button: 'Steuer berichtigen',
    title: 'Steuer berichtigen: innergemeinschaftliche Lieferung',
    body: 'Die USt-IdNr. ist bestätigt. Die Bestellung kostet dann, was sie mit bestätigter USt-IdNr. gekostet hätte; auf Stücken nach § 25a UStG bleibt die Steuer, wie sie ist; ihr Anteil am Versand kann größer werden. Ist schon eine Rechnung ausgestellt, wird sie storniert und neu ausgestellt. Eine E-Mail erklärt das. Das lässt sich nicht rückgängig machen.',
    confirm: 'Steuer berichtigen',
    done: 'Die Steuer ist berichtigt. Die E-Mail geht hinaus.',
  },
  'ask-again': {
    button: 'Um neue Zahlung bitten',
    title: 'Um neue Zahlung bitten?',
    body: 'Eine E-Mail erklärt, dass die Zusage verfallen ist, und führt mit einem neuen Link zur Zahlung, eine Woche lang. Die Stücke bleiben so lange vergeben, bis bezahlt ist oder Sie stornieren.',
    confirm: 'E-Mail senden',
    done: 'Die E-Mail geht hinaus.',
  },
  waive: {
    button: 'Weniger einziehen',
    title: 'Weniger einziehen',
    body: 'Bisher wurde nichts eingezogen, deshalb ist nichts zurückzuzahlen: Der zugesagte Betrag wird niedriger. Ist es der ganze, wird die Zusage zurückgegeben. Eine E-Mail sagt das. Bestellung und Stücke bleiben, wie sie sind.',
    confirm: 'Weniger einziehen',
    done: 'Der einzuziehende Betrag ist gesenkt.',
  },
  cancel: {
    button: 'Stornieren',
    title: 'Bestellung stornieren?',
    body: 'Die Stücke werden wieder frei, und eine E-Mail teilt die Stornierung mit. Wurde schon bezahlt, geht alles Geld zurück: bei Karte und PayPal von selbst, bei Überweisung durch Sie. Was angefochten ist, entscheidet erst die Bank oder PayPal: Bekommen Sie recht, steht die Rückzahlung auf „Heute“; sonst wird nur die Rechnung berichtigt. Was Klarna nur zugesagt hat, wird nicht eingezogen. Das lässt sich nicht rückgängig machen.',
    confirm: 'Stornieren',
    done: 'Die Bestellung ist storniert.',
  },
  'refund-by-bank': {
    button: 'Rechnung berichtigen',
    title: 'Rechnung berichtigen, ohne Geld',
    body: 'Das Geld hat die Kundschaft nach einer verlorenen Rückbuchung von der Bank oder von PayPal. Ist der Kauf widerrufen, die Ware zurück oder der Preis gesenkt, bekommt sie dafür eine Rechnungskorrektur; von uns geht kein Geld zurück. Wer die Ware behält, bekommt keine.',
    confirm: 'Berichtigen',
    done: 'Die Rechnungskorrektur geht hinaus.',
  },
  refund: {
    button: 'Geld zurückzahlen',
    title: 'Geld zurückzahlen',
    body: 'Bei Karte und PayPal geht das Geld von selbst zurück. Eine Überweisung führen Sie selbst aus und bestätigen sie dann hier. Bestellung und Stücke bleiben, wie sie sind.',
    confirm: 'Zurückzahlen',
    done: 'Die Rückzahlung ist veranlasst.',
  },
  'retry-refund': {
    button: 'Noch einmal versuchen',
    title: 'Rückzahlung noch einmal versuchen?',
    body: 'Der Zahlungsdienst wird noch einmal gefragt. Hat er inzwischen doch gezahlt, wird das erkannt: Zweimal geht das Geld nicht hinaus.',
  },
  'mark-as-refunded': {
    button: 'Zurücküberwiesen',
    title: 'Geld zurücküberwiesen?',
    body: 'Bitte bestätigen Sie das erst, wenn die Überweisung ausgeführt ist. Eine E-Mail sagt, dass das Geld unterwegs ist.',
    confirm: 'Zurücküberwiesen',
    done: 'Die Rückzahlung ist als ausgeführt vermerkt.',
  },
};

const lines = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

/** The confirmation of an action on some of several lines. */
export const confirmCounted: Readonly<Record<string, ((count: number) => string) | undefined>> = {
  prepare: (count) => `${lines(count)} bereitgestellt`,
  ship: (count) => `${lines(count)} verschickt`,
  'hand-over': (count) => `${lines(count)} übergeben`,
  return: (count) => `${lines(count)} zurückgekommen`,
};

/** Withdrawals and endings: their list. */
export const declarations = {
  many: 'Widerrufe und Kündigungen',
  one: 'Erklärung',
  columns: {
    receivedAt: 'Eingegangen',
    kind: 'Art',
    name: 'Name',
    contract: 'Vertrag',
    notes: 'Hinweise',
    handled: 'Bearbeitet',
  },
  email: 'E-Mail',
  pieces: 'Nur diese Stücke',
  manner: 'Kündigung',
  manners: { ordinary: 'ordentlich', extraordinary: 'außerordentlich' },
  reason: 'Grund',
  endsOn: 'Zum',
  asSoonAsPossible: 'nächstmöglichen Zeitpunkt',
  kinds: { withdrawal: 'Widerruf', ending: 'Kündigung' },
  notes: {
    'order-unknown': 'Keine Bestellung mit dieser Nummer',
    'order-restricted': 'Bestellung gesperrt: Nur die Inhaberin oder der Inhaber kann sie öffnen',
    'other-address': 'Andere E-Mail-Adresse als in der Bestellung',
    'no-contract': 'Kein laufender Vertrag',
    'business-customer': 'Geschäftlich bestellt: kein Widerrufsrecht',
    'withdrawn-late': 'Nach Ablauf der Widerrufsfrist',
    'nothing-rented': 'Nichts gemietet',
    'ends-in-the-past': 'Der genannte Tag lag schon zurück: wirkt frühestens ab dem Eingang',
  } as Readonly<Record<string, string>>,
  onlyOpen: 'Nur offene',
  empty: {
    noneOpen: 'Kein Widerruf und keine Kündigung ist offen.',
    none: 'Noch ist kein Widerruf und keine Kündigung eingegangen.',
    showAll: 'Auch die bearbeiteten zeigen',
  },
  close: 'Als bearbeitet ablegen',
  closeBody:
    'Die Erklärung verschwindet aus „Heute“, und an die Frist für das Geld erinnert nichts mehr. Legen Sie einen Widerruf erst ab, wenn das Geld zurück ist oder feststeht, dass keines zurückzuzahlen ist. In der Liste und bei der Bestellung bleibt er erhalten.',
  /** For declarations that came from another address than the order's, until staff have looked. */
  doubted: {
    title: 'Passt nicht zum Kunden – bitte prüfen',
    why: 'Die Erklärung kam von einer anderen E-Mail-Adresse als die Bestellung und gilt deshalb noch nicht für sie. Bitte prüfen Sie bald, von wem sie ist: Ist sie vom Kunden, laufen ihre Fristen schon seit dem Eingang.',
    from: 'Erklärt von',
    closeBody:
      'Die Erklärung verschwindet aus „Heute“ und ändert an der Bestellung nichts. Legen Sie sie erst ab, wenn feststeht, dass sie nicht vom Kunden ist. In der Liste und bei der Bestellung bleibt sie erhalten.',
  },
  accept: {
    withdrawal: {
      button: 'Ist vom Kunden',
      title: 'Ist der Widerruf vom Kunden?',
      body: 'Fragen Sie im Zweifel unter der Adresse oder Telefonnummer der Bestellung nach; ein Widerruf darf auch von einer anderen Adresse kommen. Danach gilt er ab dem Tag, an dem er eingegangen ist: Die Bestellung steht nicht mehr unter „Zu übergeben“, und die Frist für das Geld läuft seit dem Eingang.',
      done: 'Der Widerruf gilt jetzt für die Bestellung.',
    },
    ending: {
      button: 'Ist vom Kunden',
      title: 'Ist die Kündigung vom Kunden?',
      body: 'Fragen Sie im Zweifel unter der Adresse oder Telefonnummer der Bestellung nach; eine Kündigung darf auch von einer anderen Adresse kommen. Danach gilt sie ab dem Tag, an dem sie eingegangen ist.',
      done: 'Die Kündigung gilt jetzt für die Bestellung.',
    },
  },
  /** For a declaration that names no existing order. */
  assign: {
    button: 'Bestellung zuordnen',
    title: 'Zu welcher Bestellung gehört die Erklärung?',
    body: 'Suchen Sie die Bestellung unter „Bestellungen“ nach Name oder E-Mail, und fragen Sie im Zweifel nach. Danach gilt die Erklärung für sie, ab dem Tag, an dem sie eingegangen ist.',
    number: 'Bestellnummer',
    example: 'WMK-100234',
    done: 'Zugeordnet. Die Erklärung gilt jetzt für die Bestellung.',
  },
  accepted: 'Als vom Kunden bestätigt',
  closed: 'Abgelegt.',
  reopen: {
    button: 'Wieder öffnen',
    title: 'Erklärung wieder öffnen?',
    body: 'Sie steht danach wieder unter den offenen, und an ihre Frist wird wieder erinnert.',
    done: 'Wieder geöffnet.',
  },
  by: (name: string, moment: string) => `${name}, ${moment}`,
};

/** § 357a (2) BGB: on the order, where it is handed over, and in the dialog of a refund. */
/** What the customer has from a dispute that the shop has lost. */
export const byBank = {
  corrected: 'Rechnung berichtigt',
  state: 'Nach verlorener Rückbuchung: Das Geld kam von Bank oder PayPal, von uns geht keines zurück',
  amount: 'Berichtigter Betrag in Euro',
  most: (amount: string) =>
    `Höchstens ${amount}: so viel kam von Bank oder PayPal und ist noch nicht berichtigt`,
};

export const withdrawnRental = {
  mayNotBegin:
    'Nicht verlangt: dass Miete oder Montage vor Ablauf der Widerrufsfrist beginnt. Beginnt sie früher und wird der Vertrag widerrufen, ist für die Zeit bis dahin nichts zu zahlen (§ 357a Abs. 2 BGB).',
  used: (days: number, ofDays: number, euros: string) =>
    `Die Miete begann auf ausdrücklichen Wunsch vor Ablauf der Widerrufsfrist. Für ${days} von ${ofDays} Tagen bis zum Widerruf dürfen Sie ${euros} behalten (§ 357a Abs. 2 BGB).`,
  notAsked:
    'Der Kunde hat nicht verlangt, dass die Miete vor Ablauf der Widerrufsfrist beginnt: Für die Zeit bis zum Widerruf ist nichts zu zahlen (§ 357a Abs. 2 BGB).',
};
