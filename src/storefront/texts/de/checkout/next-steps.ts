import { weeks } from '../pages/delivery.ts';

export const title = 'So geht es weiter';
export const paid = 'Ihre Zahlung ist da. Zu tun ist für Sie gerade nichts.';
export const promised =
  'Ihre Zahlung ist zugesagt und wird erst beim Versand eingezogen. Zu tun ist für Sie gerade nichts.';
export const pay = 'Bitte bezahlen Sie; so lange sind die Stücke für Sie reserviert.';
export const transfer = 'Bitte überweisen Sie den Betrag; so lange sind die Stücke für Sie reserviert.';
export const delivery = (count: number, isPaid: boolean): string =>
  `Ihre Lieferung kommt innerhalb von ${weeks(count)}${isPaid ? '' : ' nach Ihrer Zahlung'}.`;
export const appointment = 'Wir melden uns vorher und stimmen den Tag mit Ihnen ab.';
export const prepare = (isPaid: boolean): string =>
  `${isPaid ? 'Wir' : 'Sobald Ihre Zahlung da ist,'} stellen ${isPaid ? '' : 'wir '}alles für Sie bereit und schreiben Ihnen, sobald Sie es abholen können.`;
export const ready = 'Ihre Stücke stehen für Sie bereit.';
export const collect = (orderNumber: string): string =>
  `Zum Abholen genügt Ihre Bestellnummer ${orderNumber}. Wir helfen beim Einladen.`;
export const collectHere = 'Hier holen Sie ab';
export const invoice = 'Die Rechnung bekommen Sie per E-Mail; sie liegt dann auch auf dieser Seite.';
