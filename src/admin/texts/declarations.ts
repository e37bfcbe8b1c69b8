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
  /** Of declarations that came from another address than the order, until staff have looked. */
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
