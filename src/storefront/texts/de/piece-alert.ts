/** “Sag mir Bescheid” on the page of a piece that is not available. */
export const heading = 'Sag mir Bescheid';
export const sold =
  'Eine E-Mail, sobald ein ähnliches Stück kommt oder dieses doch wieder zu haben ist. Nur eine, innerhalb von 6 Monaten.';
export const away =
  'Eine E-Mail, sobald dieses Stück wieder zu haben ist. Wird es verkauft, dann eine, wenn ein ähnliches kommt. Nur eine, innerhalb von 6 Monaten.';
export const button = 'Bescheid sagen';
export const sending = 'Wird gesendet …';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const spam = 'Nichts angekommen? Dann schauen Sie bitte auch im Spam-Ordner nach.';
/** In its place, if this tab has ordered the piece and not paid yet. */
export const own = {
  heading: 'Für Sie reserviert',
  text: 'Das Stück gehört zu Ihrer Bestellung, die noch nicht bezahlt ist.',
  link: 'Zu Ihrer Bestellung',
} as const;
/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Sollen wir Ihnen Bescheid sagen?',
    text: 'Noch ein Klick, und wir schreiben Ihnen, sobald es etwas Neues gibt: eine E-Mail, innerhalb von 6 Monaten.',
    button: 'Ja, Bescheid sagen',
    needsScript: 'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  },
  confirmed: {
    title: 'Wir sagen Ihnen Bescheid',
    text: 'Vielen Dank! Wir schreiben Ihnen einmal, wenn das Stück wieder zu haben ist oder, falls es verkauft ist, wenn ein ähnliches kommt. Danach löschen wir Ihre Adresse hierfür.',
  },
  stop: {
    title: 'Benachrichtigungen beenden',
    text: 'Möchten Sie zu keinem Stück mehr Bescheid bekommen? Dann löschen wir alle Benachrichtigungen, um die mit Ihrer Adresse gebeten wurde.',
    button: 'Benachrichtigungen beenden',
    needsScript:
      'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu, oder antworten Sie auf unsere E-Mail: Dann beenden wir sie für Sie.',
  },
  stopped: {
    title: 'Benachrichtigungen beendet',
    text: 'Wir haben alles gelöscht, worum mit Ihrer Adresse gebeten wurde, und schreiben Ihnen zu Stücken nicht mehr.',
  },
  invalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Vielleicht ist er älter als sieben Tage, wurde nicht vollständig übernommen, oder die Benachrichtigung ist schon erledigt. Auf der Seite eines Stücks, das nicht zu haben ist, können Sie jederzeit noch einmal darum bitten.',
  },
} as const;
