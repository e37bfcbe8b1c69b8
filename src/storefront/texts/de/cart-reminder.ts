/** The offer in the cart, and its form. */
export const offer = 'Später weiter? Per E-Mail erinnern lassen';
export const title = 'Warenkorb merken';
export const about =
  'Wir schicken Ihnen zuerst eine E-Mail zum Bestätigen und danach genau eine Erinnerung: einen Tag später, wenn die Stücke noch zu haben sind und Sie nicht bestellt haben. Dafür speichern wir Ihre Adresse und die Stücke. Beenden können Sie das jederzeit über den Link in beiden E-Mails. Reserviert wird nichts.';
export const email = 'E-Mail-Adresse';
export const send = 'Erinnerung anfordern';
export const sending = 'Wird gesendet …';
export const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.';
export const privacy = 'Hinweise zum Datenschutz';

/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Erinnerung bestätigen',
    text: 'Noch ein Klick, und wir erinnern Sie morgen einmal an Ihren Warenkorb.',
    button: 'Erinnerung bestätigen',
    needsScript: 'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  },
  confirmed: {
    title: 'Ihr Warenkorb ist vorgemerkt',
    text: 'Vielen Dank! Sind die Stücke morgen noch zu haben und haben Sie bis dahin nicht bestellt, schicken wir Ihnen eine E-Mail. Danach löschen wir den Warenkorb bei uns.',
  },
  stop: {
    title: 'Erinnerung beenden',
    text: 'Möchten Sie keine Erinnerung an Ihren Warenkorb bekommen?',
    button: 'Keine Erinnerung',
    needsScript:
      'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu, oder antworten Sie auf unsere E-Mail: Dann tragen wir Sie aus.',
  },
  stopped: {
    title: 'Erinnerung beendet',
    text: 'Sie bekommen keine Erinnerung an Ihren Warenkorb. Was Sie in Ihrem Browser hineingelegt haben, bleibt dort.',
  },
  invalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Vielleicht ist er älter als drei Tage, oder er wurde nicht vollständig übernommen. Für eine neue Erinnerung öffnen Sie einfach Ihren Warenkorb; das Angebot steht unter den Stücken.',
  },
  cart: {
    title: 'Ihr vorgemerkter Warenkorb',
    text: 'Die Stücke aus unserer Erinnerung liegen wieder in Ihrem Warenkorb. Was schon darin lag, bleibt.',
    needsScript:
      'Ihr Warenkorb liegt nur in Ihrem Browser; um ihn zu füllen, braucht diese Seite JavaScript.',
  },
} as const;
export const restoring = 'Einen Moment, wir legen die Stücke in Ihren Warenkorb …';
export const there = 'In Ihrem Warenkorb';
export const gone = 'Zurzeit nicht zu haben';
export const unknown = (count: number): string =>
  count === 1 ? 'Ein Stück ist nicht mehr im Laden.' : `${count} Stücke sind nicht mehr im Laden.`;
export const unreached = 'Nicht alle Stücke ließen sich abfragen. Bitte laden Sie die Seite neu.';
export const nothing = 'Von den vorgemerkten Stücken ist zurzeit keines zu haben.';
export const openCart = 'Warenkorb ansehen';
export const browse = 'Weiter stöbern';
