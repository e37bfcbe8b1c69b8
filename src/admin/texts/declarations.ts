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
  kinds: { withdrawal: 'Widerruf', ending: 'Kündigung' },
  notes: {
    'order-unknown': 'Keine Bestellung mit dieser Nummer',
    'order-restricted': 'Bestellung gesperrt: Nur die Inhaberin oder der Inhaber kann sie öffnen',
    'other-address': 'Andere E-Mail-Adresse als in der Bestellung',
    'no-contract': 'Kein laufender Vertrag',
    'business-customer': 'Geschäftlich bestellt: kein Widerrufsrecht',
    'withdrawn-late': 'Nach Ablauf der Widerrufsfrist',
    'nothing-rented': 'Nichts gemietet',
  } as Readonly<Record<string, string>>,
  onlyOpen: 'Nur offene',
  close: 'Als bearbeitet ablegen',
  closeBody:
    'Die Erklärung verschwindet aus „Heute“, und an die Frist für das Geld erinnert nichts mehr. Legen Sie einen Widerruf erst ab, wenn das Geld zurück ist oder feststeht, dass keines zurückzuzahlen ist. In der Liste und bei der Bestellung bleibt er erhalten.',
  closed: 'Abgelegt.',
  by: (name: string, moment: string) => `${name}, ${moment}`,
};
