/** The wordings of the buttons are prescribed: § 356a (2), (3) and § 312k (2) BGB. */
export const withdrawTitle = 'Vertrag widerrufen';
export const withdrawIntro =
  'Hier widerrufen Sie einen Vertrag mit uns, ganz oder zum Teil. Einen Grund brauchen Sie nicht zu nennen.';
export const withdrawNotice = 'Widerrufsbelehrung und Muster-Formular';
export const withdrawSubmit = 'Widerruf bestätigen';
export const withdrawReceived = 'Ihr Widerruf ist eingegangen';
export const withdrawReceivedAt = (moment: string): string =>
  `Wir haben Ihren Widerruf am ${formatMoment(moment)} Uhr erhalten.`;
export const withdrawDeclaration = 'Hiermit widerrufe ich den Vertrag';

export const endTitle = 'Verträge hier kündigen';
export const endIntro = 'Hier kündigen Sie die Miete eines Stücks.';
export const endSubmit = 'jetzt kündigen';
export const endReceived = 'Ihre Kündigung ist eingegangen';
export const endReceivedAt = (moment: string): string =>
  `Wir haben Ihre Kündigung am ${formatMoment(moment)} Uhr erhalten.`;
export const endDeclaration = 'Hiermit kündige ich den Vertrag';
export const manner = 'Art der Kündigung';
export const mannerName = (name: string | undefined): string =>
  name === 'extraordinary' ? 'außerordentlich' : 'ordentlich';
export const mannerHint = {
  ordinary: 'ohne Grund, zum Ende der Mietdauer',
  extraordinary: 'aus wichtigem Grund, auch vorher',
} as const;
/** Terms 5.10 and 5.13; § 542 (2) BGB. */
export const ordinaryMeans =
  'Eine Miete endet mit der gewählten Dauer von selbst, auch ohne Kündigung. Eine ordentliche Kündigung wirkt deshalb zum Ende dieser Dauer; vorher endet die Miete nur aus wichtigem Grund oder wenn wir es mit Ihnen vereinbaren. Zu welchem Tag sie endet und wie das Stück zurückkommt, schreiben wir Ihnen.';
export const reason = 'Grund der Kündigung';
export const endsOn = 'Zu welchem Tag? Ohne Angabe zum nächstmöglichen';
export const endsOnHint =
  'Eine Kündigung wirkt nicht rückwirkend: Liegt der Tag schon zurück, gilt frühestens der Tag, an dem sie bei uns eingeht.';
export const backdated = (day: string): string => `${day} (liegt zurück; wirkt frühestens ab dem Eingang)`;
export const endsOnShort = 'Zum';
export const asSoonAsPossible = 'nächstmöglichen Zeitpunkt';

export const name = 'Ihr Name';
export const nameShort = 'Name';
export const contract = 'Bestellnummer oder Bezeichnung des Vertrags';
export const endContractHint =
  'Kündigen Sie nur eines von mehreren gemieteten Stücken, nennen Sie es hier bitte auch.';
export const contractShort = 'Vertrag';
export const pieces = 'Nur ein Teil der Bestellung?';
export const piecesHint = 'Dann nennen Sie bitte die Stücke. Sonst gilt der Widerruf für alles.';
export const piecesShort = 'Stücke';
export const allPieces = 'die ganze Bestellung';
export const email = 'E-Mail-Adresse';
export const purpose =
  'An diese Adresse senden wir sofort eine Bestätigung mit Inhalt, Datum und Uhrzeit. Ihre Angaben verwenden wir nur, um Ihre Erklärung zu bearbeiten.';
export const tooMany =
  'Von Ihrem Anschluss kamen in der letzten Stunde schon viele Erklärungen. In spätestens einer Stunde geht es hier wieder.';
/** Before the shop's address. */
export const byMail = 'Genauso wirksam ist eine E-Mail an';

export const declaration = 'Erklärung';
export const mailed = 'Diese Bestätigung geht Ihnen auch per E-Mail zu.';
export const notMailed =
  'An diese E-Mail-Adresse haben wir heute schon mehrere Bestätigungen gesandt. Bitte drucken oder speichern Sie diese Seite.';
export const print = 'Drucken oder als PDF speichern';

/** '28.11.2026' from '2026-11-28'. */
export const formatDay = (day: string): string => day.split('-').reverse().join('.');

const formatMoment = (moment: string): string => dateAndTime.format(new Date(moment));
const dateAndTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'medium',
});
