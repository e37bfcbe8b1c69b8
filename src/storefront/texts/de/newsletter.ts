export const heading = 'Newsletter';
export const invitation =
  'Neue Stücke, bevor sie im Laden stehen. Etwa zwei Mal im Monat, jederzeit abbestellbar.';
export const email = 'E-Mail-Adresse';
export const subscribe = 'ABONNIEREN';
export const sending = 'WIRD GESENDET...';
export const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const failed = 'Anmeldung fehlgeschlagen';
export const serverError = 'Serverfehler. Bitte versuchen Sie es später erneut';
export const thanks = 'Vielen Dank!';
export const privacy = 'Hinweise zum Datenschutz';
/** The pages that the mails' links and the form without script lead to. */
export const steps = {
  asked: {
    title: 'Fast geschafft',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie darin Ihre Anmeldung zum Newsletter. Nichts angekommen? Dann schauen Sie bitte auch im Spam-Ordner nach.',
  },
  confirm: {
    title: 'Newsletter bestätigen',
    text: 'Noch ein Klick, und Sie bekommen unseren Newsletter.',
    button: 'Anmeldung bestätigen',
    needsScript: 'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  },
  confirmed: {
    title: 'Ihre Anmeldung ist bestätigt',
    text: 'Vielen Dank! Wir schreiben Ihnen, wenn neue Stücke im Laden stehen. In jeder E-Mail steht ein Link, mit dem Sie den Newsletter wieder abbestellen können.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: 'Möchten Sie keinen Newsletter mehr von uns bekommen?',
    button: 'Newsletter abbestellen',
    needsScript:
      'Dieser Schritt braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu, oder antworten Sie auf unsere E-Mail: Dann tragen wir Sie aus.',
  },
  unsubscribed: {
    title: 'Newsletter abbestellt',
    text: 'Sie bekommen keinen Newsletter mehr von uns. Schade, dass Sie gehen; unsere neuen Stücke finden Sie weiterhin im Laden.',
  },
  invalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Vielleicht ist er älter als sieben Tage, oder er wurde nicht vollständig übernommen. Zum Anmelden tragen Sie sich einfach noch einmal ein; das Formular steht am Ende jeder Seite. Zum Abbestellen nehmen Sie bitte den Link in unserer neuesten E-Mail, oder schreiben Sie uns.',
  },
} as const;
export const toNewArrivals = 'Zu den Neuheiten';
