/** Claims for rented pieces that came back damaged or not at all, and their steps. */
export const damageClaims = {
  title: 'Schadensersatz',
  note: 'Ohne Umsatzsteuer und ohne Rechnung: Schadensersatz ist kein Umsatz.',
  piece: 'Stück',
  line: 'Welches Stück?',
  which: 'Welche Forderung?',
  quantity: 'Für wie viele?',
  allOf: (count: number) => `Leer heißt: für alle ${count}`,
  amountHelp: 'Was der Schaden kostet, höchstens der Wert des Stücks. Umsatzsteuer kommt nicht dazu.',
  valueHelp: 'Was das Stück heute wert ist. Umsatzsteuer kommt nicht dazu.',
  missingReasonHelp:
    'Steht in der E-Mail und auf der Seite der Bestellung: warum das Stück nicht mehr erwartet wird und wie sich der Betrag ergibt.',
  reasonHelp:
    'Steht in der E-Mail und auf der Seite der Bestellung: was beschädigt ist und wie sich der Betrag ergibt.',
  claim: (number: string, amount: string, day: string) => `${number}: ${amount} offen, zahlbar bis ${day}`,
  chooseFirst: 'Bitte wählen Sie zuerst die Forderung.',
  tooMuch: (surplus: string) =>
    `Das sind ${surplus} zu viel: Die Forderung gilt als bezahlt, und der Überschuss steht unter „Zurückzuzahlen“. Eine E-Mail sagt, dass er zurückgeht.`,
  tooLittle: (left: string) => `Die Forderung bleibt offen, und eine E-Mail bittet um den Rest von ${left}.`,
  notReturned: 'Nicht zurückgekommen',
  came: 'Eingegangen',
  receipt: (amount: string, day: string, name: string) => `${amount} am ${day} (verbucht: ${name})`,
  states: {
    open: (day: string, amount: string) => `Offen sind ${amount}, zahlbar bis ${day}`,
    overdue: (day: string, amount: string) => `Offen sind ${amount}, überfällig seit ${day}`,
    paid: (day: string) => `Bezahlt am ${day}`,
    waived: (day: string) => `Erlassen am ${day}`,
  },
  by: (name: string, moment: string) => `${name}, ${moment}`,
  claimed: 'Gefordert',
  settled: 'Verbucht',
  export: 'Schadensersatz (CSV)',
};

export const damageActions = {
  'claim-damage': {
    button: 'Schadensersatz fordern',
    title: 'Schadensersatz fordern?',
    body: 'Eine E-Mail nennt Betrag, Grund, Bankverbindung und Frist; auf der Seite der Bestellung steht das auch. Es ist keine Rechnung und enthält keine Umsatzsteuer. Was durch vertragsgemäßen Gebrauch abgenutzt ist, ist kein Schaden.',
    confirm: 'Fordern',
    done: 'Gefordert. Die E-Mail geht hinaus.',
  },
  'claim-missing': {
    button: 'Nicht zurückgekommen: Ersatz fordern',
    title: 'Ersatz für ein nicht zurückgegebenes Stück fordern?',
    body: 'Die Miete endet, und das Stück kommt aus dem Bestand: Niemand kann es mehr kaufen oder mieten. Eine E-Mail nennt Betrag, Grund, Bankverbindung und Frist. Es ist keine Rechnung und enthält keine Umsatzsteuer. Kommt das Stück doch noch, verbuchen Sie es über „Miete zurück“.',
    confirm: 'Fordern',
    done: 'Gefordert. Die E-Mail geht hinaus, und das Stück ist nicht mehr im Bestand.',
  },
  'claim-paid': {
    button: 'Geld für Schadensersatz verbuchen',
    title: 'Ist Geld für den Schaden gekommen?',
    body: 'Verbuchen Sie, was auf dem Konto ist, auch in Teilen. Bitte sehen Sie vorher nach, ob es zu dieser Bestellung gehört: Eine E-Mail sagt dem Kunden sofort, dass das Geld da ist, und auf der Seite der Bestellung steht es auch. Ein Irrtum lässt sich zurücknehmen, dann mit einer zweiten E-Mail.',
    confirm: 'Verbuchen',
    done: 'Das Geld für den Schadensersatz ist verbucht.',
  },
  'take-back-claim-receipt': {
    button: 'Geld für Schadensersatz zurücknehmen',
    title: 'Geld für Schadensersatz zurücknehmen?',
    body: 'Für eine Überweisung, die versehentlich bei dieser Forderung verbucht wurde. Die Forderung ist danach wieder offen und mindestens eine weitere Woche zahlbar; ist sie dann nicht bezahlt, steht sie auf „Heute“. Eine E-Mail sagt, dass die Zahlung doch nicht eingegangen ist. Rechnungen ändern sich nicht. Dieselbe Überweisung lässt sich danach bei der richtigen Bestellung verbuchen.',
    confirm: 'Zurücknehmen',
    done: 'Zurückgenommen. Die Forderung ist wieder offen.',
  },
  'claim-waived': {
    button: 'Auf Schadensersatz verzichten',
    title: 'Auf den Schadensersatz verzichten?',
    body: 'Was noch offen ist, wird erlassen. Eine E-Mail sagt, dass nichts mehr zu zahlen ist. Das lässt sich nicht rückgängig machen.',
    confirm: 'Verzichten',
    done: 'Auf die Forderung ist verzichtet.',
  },
};
