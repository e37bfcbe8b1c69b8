import type { DeliveryArea } from '../../../modules/shipping/index.ts';
import type { PlaceId } from '../../../shared/places/place-of.ts';

export const fees = 'Preise und Lieferzeiten';
export const feesId = 'preise';
export const areaCaption = 'Berlin und Umgebung: bis in die Wohnung, je Lieferung';
export const freightCaption = 'Deutschland und Europa: auf Palette bis zur Bordsteinkante, je Bestellung';
export const destination = 'Wohin';
export const fee = 'Preis';
export const heavyFee = 'Zu viert oder zu sechst';
export const areaName: Record<DeliveryArea, (near: readonly string[]) => string> = {
  friedrichshain: () => 'Friedrichshain',
  'near-friedrichshain': (near) => listOf.format(near),
  berlin: () => 'Alle anderen Berliner Ortsteile',
  potsdam: () => 'Potsdam',
  'berlin-area': () => 'Berliner Umland',
};
export const weeks = (count: number): string => (count === 1 ? '1\u00a0Woche' : `${count}\u00a0Wochen`);
export const within = (count: number): string => `in höchstens ${weeks(count)}`;
/** Without cents if there are none: three of them are side by side on a phone. */
export const shortEuros = (cents: number): string => short.format(cents / 100);
export const upTo = (kg: number): string => `bis ${kg}\u00a0kg`;
export const freightNote =
  'Es zählt das Gewicht aller Stücke zusammen; sperrige Möbel rechnen Speditionen nach dem Raum, den sie einnehmen. Mehrere Stücke teilen sich die Paletten, und wir nehmen die günstigste Aufteilung.';
export const elsewhereNote = 'Für alle anderen Orte eines Landes gilt der Preis des Landes, auch auf Inseln.';
export const berlinTime = (within: string): string =>
  `In Berlin, Potsdam und dem Umland liefern wir innerhalb von ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceId, string> = {
  helgoland: 'Helgoland',
  buesingen: 'Büsingen',
  'german-islands': 'Deutsche Inseln ohne Straße (etwa Sylt oder Juist)',
  'french-departments': 'Französische Überseedépartements',
  'french-territories': 'Französische Überseegebiete',
  'canary-islands': 'Kanarische Inseln',
  'ceuta-melilla': 'Ceuta und Melilla',
  madeira: 'Madeira',
  azores: 'Azoren',
  livigno: 'Livigno',
  'san-marino': 'San Marino',
  vatican: 'Vatikanstadt',
  campione: 'Campione',
  aland: 'Åland',
  athos: 'Athos',
  greenland: 'Grönland',
  svalbard: 'Spitzbergen und Jan Mayen',
  'crown-dependencies': 'Jersey, Guernsey und Insel Man',
  gibraltar: 'Gibraltar',
  'northern-ireland': 'Nordirland',
};
export const worldwide = 'Übrige Welt';
export const onRequest = 'auf Anfrage';
export const pickup = 'Abholung in Berlin';
export const free = 'kostenlos';
export const note = (assemblyCents: number): string =>
  `Alle Preise inkl. MwSt. Aufbau in Berlin und Potsdam: ${shortEuros(assemblyCents)} je Stück. Mehrere Stücke einer Bestellung teilen sich Lieferung und Fracht.`;
export const gallery = 'So kommen die Möbel an';
export const closing = {
  heading: 'Was kostet der Versand zu Ihnen?',
  text: 'Legen Sie ein Stück in den Warenkorb und geben Sie dort Ihre Adresse ein: Der Preis steht da, bevor Sie bestellen. Für Übersee schreiben Sie uns.',
  label: 'Versand anfragen',
};

const listOf = /* @__PURE__ */ new Intl.ListFormat('de-DE', { type: 'conjunction' });
const short = /* @__PURE__ */ new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
