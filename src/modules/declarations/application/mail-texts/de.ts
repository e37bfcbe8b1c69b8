/** What the receipt of a withdrawal or of a notice of termination says in German. */
export const german = {
  withdrawal: {
    subject: 'Eingang Ihres Widerrufs',
    received: (moment: string) =>
      `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
    receivedOnly: (moment: string) => `Ihr Widerruf ist am ${moment} Uhr bei uns eingegangen.`,
    declared: 'Hiermit widerrufe ich den Vertrag',
  },
  ending: {
    subject: 'Eingang Ihrer Kündigung',
    received: (moment: string) =>
      `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen. Das haben Sie erklärt:`,
    receivedOnly: (moment: string) => `Ihre Kündigung ist am ${moment} Uhr bei uns eingegangen.`,
    declared: 'Hiermit kündige ich den Vertrag',
  },
  backdated:
    'Der Tag, den Sie genannt haben, lag beim Eingang schon zurück. Eine Kündigung wirkt nicht rückwirkend, sondern frühestens ab dem Tag, an dem sie bei uns eingeht.',
  ordinaryMeans:
    'Eine Miete endet mit der gewählten Dauer von selbst. Eine ordentliche Kündigung wirkt zum Ende dieser Dauer; vorher endet die Miete nur aus wichtigem Grund oder wenn wir es mit Ihnen vereinbaren. Zu welchem Tag sie endet, schreiben wir Ihnen.',
  next: 'Wir melden uns, sobald wir alles geprüft haben.',
  notYou: 'Haben Sie das nicht erklärt? Dann antworten Sie bitte kurz auf diese Mail.',
  declaration: 'Erklärung',
  name: 'Name',
  contract: 'Vertrag',
  email: 'E-Mail',
  onlyThese: 'Nur diese Stücke',
  manner: 'Art',
  manners: { ordinary: 'ordentlich', extraordinary: 'außerordentlich' },
  reason: 'Grund',
  endsOn: 'Zum',
  asSoonAsPossible: 'nächstmöglichen Zeitpunkt',
};

export type DeclarationMailTexts = typeof german;
