/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const name = 'Geschenkgutschein';
export const download = 'Gutschein als PDF herunterladen';
export const comesSoon = 'Er ist bezahlt und kommt in wenigen Minuten per E-Mail.';
export const comesWhenPaid = 'Er kommt per E-Mail, sobald er bezahlt ist.';
export const comesOn = (day: string): string => `Er kommt am ${formatBoughtDay(day)} per E-Mail.`;
export const wasMailed = 'Er kam per E-Mail.';
export const validUntil = (day: string): string => `Einlösbar bis ${formatBoughtDay(day)}.`;
export const ended = 'Er ist nichts mehr wert, weil die Bestellung erstattet wurde.';
export const payUntil = (until: string): string =>
  `Ihre Bestellung ist da. Bis ${clock.format(new Date(until))} Uhr können Sie bezahlen.`;
export const takeBackMeans = 'Dann haben Sie nichts zu bezahlen, und es gibt keinen Gutschein.';
/** Of a bank transfer. */
export const bankIntro = (day: string): string =>
  `Bitte überweisen Sie bis zum ${formatBoughtDay(day)}. Der Gutschein kommt, sobald der Betrag da ist.`;

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));
