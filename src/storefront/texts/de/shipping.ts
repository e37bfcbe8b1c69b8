import type { CountryCode } from '../../../shared/places/country.ts';
import { countryName } from './countries.ts';
import { weeks } from './delivery.ts';

interface Place {
  readonly country: CountryCode;
  readonly postalCode: string;
  readonly city: string;
}

const placeName = ({ country, postalCode, city }: Place): string =>
  `${`${postalCode} ${city}`.trim()}${country === 'DE' ? '' : `, ${countryName[country]}`}`;

export const byPostalCode = 'Lieferung nach (Postleitzahl)';
export const calculator = 'Versandkosten berechnen';
export { calculate } from '../wording/quoted.ts';
export const idle = 'Straße, Postleitzahl und Ort genügen: Dann steht hier der Preis bis zu Ihnen.';
export const calculating = 'Versandkosten werden berechnet …';
export const deliveryTo = (place: Place): string => `Lieferung nach ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}: ${price}`;
const vat = { with: ', Preis inkl. MwSt', without: ', ohne deutsche Umsatzsteuer', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string =>
  `Innerhalb von ${weeks(count)}${vat[is]}.`;
/** For pieces that are exported. */
export const piecesThere = (price: string): string =>
  `Die Stücke kosten dorthin ${price}, ebenfalls ohne deutsche Umsatzsteuer.`;
export const toTheDoor = 'Bis in die Wohnung, gleich in welchem Stock.';
export const toTheKerb = 'Mit der Spedition auf Palette bis zur Bordsteinkante.';
export const saved = (amount: string): string =>
  `Mengenrabatt schon abgezogen: ${amount} günstiger als einzeln.`;
export const assembly = 'Aufbau ist dort möglich.';
export const noAssembly = 'Aufbau gibt es nur in Berlin und Potsdam.';
export const remembered =
  'Ihr Browser merkt sich die berechnete Adresse für die nächsten Stücke und die Kasse.';
export const forget = 'Adresse löschen';
export const checkPlace = 'Bitte prüfen Sie Postleitzahl und Ort.';
export const change = 'Adresse ändern';

/** Word for word: section 8 of the specification. */
export { notConfigured } from '../wording/quoted.ts';
export { noRates } from '../wording/quoted.ts';
export { calculationFailed as failed } from '../wording/quoted.ts';

export const elsewhere = 'Anderes Land (auf Anfrage)';

export const requestIntro =
  'Wir versenden versichert in die ganze Welt. Den Preis dafür fragen wir für Sie bei Speditionen an und schreiben Ihnen.';
export const requestPiece = (count: number, title: string): string => `${count} × ${title}`;
export const requestName = 'Name';
export const requestMessage = 'Nachricht';
export const requestMessageHint = 'Zum Beispiel Etage, Wunschtermin oder Holzkiste';
export const sendRequest = 'Versand anfragen';
export const sendingRequest = 'Wird gesendet …';
export const requestNumber = (count: number): string => `Nummer Ihrer Anfrage: ${count}`;
