/** What mails about handing over, shipping, rentals and returns say in German. Days and amounts come in as text. */
export const german = {
  about: (subject: string, number: string) => `${subject}: Bestellung ${number}`,
  ready: {
    subject: 'Bereit zur Abholung',
    text: 'alles steht für Sie bereit. Bitte bringen Sie die Bestellnummer mit, wenn Sie die Stücke abholen.',
    part: 'ein Teil Ihrer Bestellung steht für Sie bereit. Bitte bringen Sie die Bestellnummer mit, wenn Sie ihn abholen.',
  },
  openingHours: (hours: string) => `Öffnungszeiten: ${hours}`,
  shipped: {
    subject: 'Unterwegs zu Ihnen',
    text: 'wir haben Ihre Stücke verschickt.',
    part: 'wir haben einen Teil Ihrer Bestellung verschickt.',
  },
  restFollows: 'Der Rest folgt.',
  carrier: (name: string) => `Versand mit: ${name}`,
  tracking: (number: string) => `Sendungsnummer: ${number}`,
  follow: 'Sendung verfolgen',
  rentalBegan: { subject: 'Ihre Miete hat begonnen', text: 'Ihre Mietzeit hat begonnen:' },
  rentedUntil: (title: string, handedOver: string, last: string) =>
    `${title}: übergeben am ${handedOver}, gemietet bis einschließlich ${last}`,
  returned: {
    subject: 'Zurückgegeben',
    text: 'wir haben die gemieteten Stücke zurückerhalten. Vielen Dank.',
  },
  takenOut: {
    subject: 'Aus Ihrer Bestellung genommen',
    text: 'das haben wir aus Ihrer Bestellung genommen, bevor es das Haus verlassen hat; wir schicken oder übergeben es nicht mehr:',
  },
  takenBack: {
    subject: 'Zurückgekommen',
    text: 'das ist wieder bei uns angekommen:',
    deducted: (amount: string, reason: string) =>
      `Für den Wertverlust ziehen wir ${amount} ab. Grund: ${reason}`,
    assemblyKept: 'Der Aufbauservice ist ausgeführt und bleibt bezahlt.',
    money: (amount: string) =>
      `Wir erstatten Ihnen für Ihre Bestellung ${amount} und schreiben Ihnen, sobald das Geld unterwegs ist.`,
    nothingBack: 'Haben Sie Fragen dazu? Antworten Sie einfach auf diese Mail.',
  },
  damage: {
    subject: 'Schadensersatz',
    text: 'dieses gemietete Stück ist beschädigt zu uns zurückgekommen:',
    notReturned: 'dieses gemietete Stück haben wir nicht zurückerhalten, und wir warten nicht länger darauf:',
    claimed: (amount: string, number: string, reason: string) =>
      `Dafür fordern wir ${amount} (Forderung ${number}). Grund: ${reason}`,
    noVat: 'Das ist Schadensersatz: Er enthält keine Umsatzsteuer, und dies ist keine Rechnung.',
    objections:
      'Haben Sie den Schaden nicht zu vertreten, oder sehen Sie ihn anders? Antworten Sie einfach auf diese Mail.',
    part: (amount: string, number: string, rest: string) =>
      `wir haben ${amount} für die Forderung ${number} erhalten. Offen sind noch ${rest}.`,
    partSubject: 'Schadensersatz teilweise erhalten',
    paid: (amount: string, number: string) =>
      `wir haben ${amount} für die Forderung ${number} erhalten. Damit ist sie erledigt.`,
    tooMuch: (amount: string) =>
      `Das waren ${amount} mehr, als wir gefordert haben. Diesen Betrag überweisen wir Ihnen zurück; Sie brauchen nichts zu tun.`,
    paidSubject: 'Schadensersatz erhalten',
    openAgain: (rest: string, number: string) =>
      `Für die Forderung ${number} sind deshalb wieder ${rest} offen.`,
    waived: (amount: string, number: string) =>
      `auf die noch offenen ${amount} der Forderung ${number} verzichten wir. Bitte überweisen Sie dafür nichts mehr.`,
    waivedSubject: 'Kein Schadensersatz mehr',
  },
  overdue: {
    subject: 'Mietzeit abgelaufen',
    text: 'die Mietzeit dieses Stücks ist abgelaufen, und wir haben es noch nicht zurückerhalten.',
    next: 'Bitte melden Sie sich, damit wir die Rückgabe vereinbaren oder die Miete verlängern können.',
  },
};

export type FulfilmentMailTexts = typeof german;
