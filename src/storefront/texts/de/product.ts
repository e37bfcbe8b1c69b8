import type { ListedField, OuterDimensions } from '../../../shared/pieces/piece-fields.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const variants = 'Ausführung';
export const assemblyBox = (cents: number): string => `Aufbauservice (+ ${formatEuros(cents)} je Stück)`;
export const assemblyHint = 'Nur in Berlin und Potsdam.';
export const unavailable = {
  sold: 'Dieses Stück ist verkauft.',
  reserved:
    'Jemand hat dieses Stück für sich reserviert. Wird es nicht bezahlt, ist es danach wieder zu haben. Auf der Wunschliste verlieren Sie es nicht aus den Augen.',
  rented:
    'Dieses Stück ist zurzeit vermietet. Danach ist es wieder zu haben. Auf der Wunschliste verlieren Sie es nicht aus den Augen.',
  showroom:
    'Zurzeit in unserem Showroom und nicht online zu kaufen. Rufen Sie uns an oder kommen Sie vorbei.',
  workshop: 'Zurzeit in unserer Werkstatt und nicht online zu kaufen. Rufen Sie uns gern an.',
  elsewhere: 'Zurzeit nicht online zu kaufen. Rufen Sie uns gern an oder kommen Sie vorbei.',
} as const;

export { refreshFailed } from '../wording/quoted.ts';
export const facts = 'Maße und Merkmale';
/** Before the German title, on pages in another language whose title nobody wrote. */
export const originalTitle = 'Aus den Angaben zum Stück; auf Deutsch heißt es';
/** The same for a title that a translation service wrote and nobody has checked. */
export const machineTitle = 'Der Titel ist maschinell übersetzt; auf Deutsch heißt das Stück';
/** Above a description that names one colour of several. */
export const describedVariant = (name: string): string => `Beschrieben ist die Ausführung „${name}“.`;
/** Above German texts on pages in another language. */
export const describedInGerman = 'Unsere Beschreibung ist auf Deutsch.';
export { machineTranslated } from '#texts/lists.ts';
export const description = 'Beschreibung';
export const condition = 'Zustand';
export const story = 'Geschichte';
export const shopInfo = 'Gut zu wissen';
export const aboutUs = 'Über uns';
export const productSafety = 'Produktsicherheit';
/** The names of the fields in the list of facts. */
export const fieldNames: Record<ListedField, string> = {
  widthMm: 'Breite',
  heightMm: 'Höhe',
  depthMm: 'Tiefe',
  diameterMm: 'Durchmesser',
  seatHeightMm: 'Sitzhöhe',
  weightGrams: 'Gewicht',
  materials: 'Material',
  colour: 'Farbe',
  maker: 'Hersteller',
  origin: 'Herkunft',
};
export const era = 'Entstehung';
export const sku = 'Artikelnummer';
export const pictures = 'Bilder';
export const previousPicture = 'Vorheriges Bild';
export const nextPicture = 'Nächstes Bild';
export const position = (index: number, count: number): string => `${index} / ${count}`;
export const enlarge = (index: number, count: number): string =>
  count === 1 ? 'Bild vergrößern' : `Bild ${index} von ${count} vergrößern`;
export const zoomOf = (title: string): string => `Große Ansicht: ${title}`;
export const loadingPicture = 'Bild wird geladen …';
export const closeZoom = 'Große Ansicht schließen';
export const availableOnce = 'Einzelstück, sofort verfügbar';
export const available = (count: number): string => `${count} sofort verfügbar`;
export const availableInVariants = (count: number, variants: number): string =>
  `${count} sofort verfügbar in ${variants} Ausführungen`;
export const variantNumber = (index: number): string => `${index}.`;
export const plus = 'zzgl. ';
export const shippingCosts = 'Versandkosten';
export const rentFrom = (cents: number, option: RentOption): string =>
  `oder mieten, ab ${formatEuros(cents)} für ${termName[option]}`;
export const conditionOf = (condition: string): string => `Zustand: ${condition}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? `${from}er` : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Verantwortlich';
export const contact = 'Kontakt';
export const warnings = 'Warnhinweise';
export const exemption = {
  antique: 'Antiquität, von der Verordnung (EU) 2023/988 ausgenommen.',
  'for-repair':
    'Wird ausdrücklich zur Reparatur oder Aufarbeitung verkauft (Art. 2 Abs. 3 Verordnung (EU) 2023/988).',
  'older-lawful-goods':
    'Gebrauchtes Stück, vor Geltung der Verordnung (EU) 2023/988 rechtmäßig in Verkehr gebracht.',
} as const;

export const drawingCaption = 'Maßstabsgetreu neben einem Menschen von 1,75\u00a0m.';
export const personHeight = '1,75\u00a0m';
export const widthShort = (mm: number): string => `B\u00a0${centimetres(mm)}`;
export const heightShort = (mm: number): string => `H\u00a0${centimetres(mm)}`;
export const depthShort = (mm: number): string => `T\u00a0${centimetres(mm)}`;
export const diameterShort = (mm: number): string => `Ø\u00a0${centimetres(mm)}`;
export const drawingAlt = (size: OuterDimensions): string => {
  const measures = [
    [fieldNames.widthMm, size.widthMm],
    [fieldNames.depthMm, size.depthMm],
    [fieldNames.diameterMm, size.diameterMm],
    [fieldNames.heightMm, size.heightMm],
  ] as const;
  const known = measures.flatMap(([name, mm]) => (mm === null ? [] : [`${name} ${centimetres(mm)}`]));
  return `Zeichnung im Maßstab neben einem 1,75 m großen Menschen: ${known.join(', ')}.`;
};

export const services = 'Lieferung und Rückgabe';
export const deliveryTitle = 'Lieferung';
export const deliveryText =
  'Berlin innerhalb von 1 Woche bis in die Wohnung, Deutschland innerhalb von 3 Wochen und Europa innerhalb von 5 Wochen per Spedition frei Bordsteinkante.';
export const deliveryLink = 'Lieferung und Kosten';
export const pickupTitle = 'Abholung';
interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}
export const addressOf = (name: string, { street, postalCode, city }: Place): string =>
  `${name}, ${street}, ${postalCode} ${city}`;
export const pickupText = (store: Place & { readonly name: string }): string =>
  `Kostenlos: ${addressOf(store.name, store)}.`;
export const assemblyTitle = 'Aufbau';
export const assemblyText = (cents: number): string =>
  `Aufbauservice für ${formatEuros(cents)} je Stück, nur in Berlin und Potsdam.`;
export const returnTitle = 'Rückgabe';
export const returnText = 'Verbraucher können 14 Tage ab Erhalt ohne Angabe von Gründen widerrufen.';
export const returnLink = 'Widerrufsbelehrung';
export const question = 'Frage zum Stück';
export const share = 'Teilen';
export const matching = 'Das passt dazu';
export const needsScript =
  'Warenkorb und Wunschliste brauchen JavaScript. Oder bestellen Sie bei uns am Telefon:';
export const similar = 'Ähnliche Stücke';
export const toSimilar = 'Ähnliche Stücke ansehen';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
