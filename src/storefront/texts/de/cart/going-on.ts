import { formatEuros } from '../shell/money.ts';

export const oneMoment = 'Einen Moment …';
export const noConnection =
  'Sie haben gerade keine Verbindung zu uns. Hier bleibt alles, wie es ist; bitte versuchen Sie es gleich noch einmal.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Ihr Browser erlaubt dem Shop nicht, sich den Warenkorb zu merken. Bitte erlauben Sie dieser Seite, Cookies und Daten zu speichern, und laden Sie sie neu. Oder bestellen Sie bei uns per E-Mail oder Telefon.';
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: jetzt ${count} Stück, ${formatEuros(cents)}.`;
