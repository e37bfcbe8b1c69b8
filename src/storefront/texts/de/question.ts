export const title = 'Schreiben Sie uns';
export const intro =
  'Fragen zu einem Möbel, zu einer Bestellung, zum Versand oder zur Miete: Wir melden uns bei Ihnen.';
export const about = (piece: string): string => `Ihre Frage ist zu „${piece}“.`;
export const email = 'E-Mail';
export const phone = 'Telefon';
export const phoneHint = 'Falls wir Sie lieber anrufen sollen.';
export const message = 'Ihre Nachricht';
export const messageHint = 'Geht es um eine Bestellung, nennen Sie bitte ihre Nummer.';
export const purpose =
  'Wir verwenden Ihre Angaben nur für die Antwort und löschen sie nach einem halben Jahr. Mehr dazu steht in der Datenschutzerklärung.';
export const send = 'Nachricht senden';
export const busy = 'Wird gesendet …';
export const received = 'Ihre Nachricht ist angekommen';
export const receivedText = (count: number): string =>
  `Sie hat die Nummer ${count}. Wir haben Ihnen eine Bestätigung geschickt und melden uns bei Ihnen.`;
export const another = 'Noch etwas fragen';
export const refused =
  'Von dieser E-Mail-Adresse oder aus Ihrem Netz kamen heute schon viele Nachrichten. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.';
