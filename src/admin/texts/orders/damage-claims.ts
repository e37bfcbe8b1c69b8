/** Claims for damage to rented pieces, and their steps. */
export const damageClaims = {
  title: 'Schadensersatz',
  note: 'Ohne Umsatzsteuer und ohne Rechnung: Schadensersatz ist kein Umsatz.',
  piece: 'Stück',
  line: 'Welches Stück?',
  which: 'Welche Forderung?',
  amountHelp: 'Was der Schaden kostet, höchstens der Wert des Stücks. Umsatzsteuer kommt nicht dazu.',
  reasonHelp:
    'Steht in der E-Mail und auf der Seite der Bestellung: was beschädigt ist und wie sich der Betrag ergibt.',
  claim: (number: string, amount: string, day: string) => `${number}: ${amount}, zahlbar bis ${day}`,
  states: {
    open: (day: string) => `Offen, zahlbar bis ${day}`,
    overdue: (day: string) => `Überfällig seit ${day}`,
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
  'claim-paid': {
    button: 'Schadensersatz als bezahlt verbuchen',
    title: 'Ist das Geld für den Schaden gekommen?',
    body: 'Verbuchen Sie es erst, wenn der ganze Betrag auf dem Konto ist. Eine E-Mail bestätigt den Eingang.',
    confirm: 'Verbuchen',
    done: 'Der Schadensersatz ist als bezahlt verbucht.',
  },
  'claim-waived': {
    button: 'Auf Schadensersatz verzichten',
    title: 'Auf den Schadensersatz verzichten?',
    body: 'Eine E-Mail sagt, dass nichts mehr zu zahlen ist. Das lässt sich nicht rückgängig machen.',
    confirm: 'Verzichten',
    done: 'Auf die Forderung ist verzichtet.',
  },
};
