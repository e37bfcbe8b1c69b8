export const intro =
  'Wir versenden versichert in die ganze Welt. Den Preis dafür fragen wir für Sie bei Speditionen an und schreiben Ihnen.';
export const piece = (count: number, title: string): string => `${count} × ${title}`;
export const name = 'Name';
export const message = 'Nachricht';
export const messageHint = 'Zum Beispiel Etage, Wunschtermin oder Holzkiste';
export const send = 'Versand anfragen';
export const busy = 'Wird gesendet …';
export const number = (count: number): string => `Nummer Ihrer Anfrage: ${count}`;
