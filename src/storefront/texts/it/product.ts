import type { ListedField, OuterDimensions } from '../../../shared/pieces/piece-fields.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { decadeOf, formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const variants = 'Variante';
export const assemblyBox = (cents: number): string => `Montaggio (+ ${formatEuros(cents)} al pezzo)`;
export const assemblyHint = 'Solo a Berlino e Potsdam.';
export const unavailable = {
  sold: 'Questo pezzo è venduto.',
  reserved:
    'Qualcuno ha riservato questo pezzo per sé. Se non viene pagato, torna disponibile. Con la lista dei desideri non lo perdi di vista.',
  rented:
    'Al momento questo pezzo è noleggiato. Dopo torna disponibile. Con la lista dei desideri non lo perdi di vista.',
  showroom: 'Al momento è nel nostro showroom e non è acquistabile online. Chiamaci o passa a trovarci.',
  workshop: 'Al momento è nel nostro laboratorio e non è acquistabile online. Se ti interessa, chiamaci.',
  elsewhere: 'Al momento non è acquistabile online. Chiamaci o passa a trovarci.',
} as const;

export { refreshFailed } from '../wording/quoted.ts';
export const facts = 'Misure e caratteristiche';
/** Before the German title, on pages in another language whose title nobody wrote. */
export const originalTitle = 'Titolo composto dai dati del pezzo; in tedesco si chiama';
/** The same for a title that a translation service wrote and nobody has checked. */
export const machineTitle = 'Il titolo è stato tradotto automaticamente; in tedesco si chiama';
/** Above a description that names one colour of several. */
export const describedVariant = (name: string): string => `La descrizione riguarda la variante «${name}».`;
/** Above German texts on pages in another language. */
export const describedInGerman = 'La nostra descrizione è in tedesco.';
export { machineTranslated } from '#texts/lists.ts';
export const description = 'Descrizione';
export const condition = 'Stato';
export const story = 'Storia';
export const shopInfo = 'Buono a sapersi';
export const aboutUs = 'Chi siamo';
export const productSafety = 'Sicurezza del prodotto';
/** The names of the fields in the list of facts. */
export const fieldNames: Record<ListedField, string> = {
  widthMm: 'Larghezza',
  heightMm: 'Altezza',
  depthMm: 'Profondità',
  diameterMm: 'Diametro',
  seatHeightMm: 'Altezza seduta',
  weightGrams: 'Peso',
  materials: 'Materiale',
  colour: 'Colore',
  maker: 'Produttore',
  origin: 'Provenienza',
};
export const era = 'Epoca';
export const sku = 'Codice articolo';
export const pictures = 'Foto';
export const previousPicture = 'Foto precedente';
export const nextPicture = 'Foto successiva';
export const position = (index: number, count: number): string => `${index} / ${count}`;
export const enlarge = (index: number, count: number): string =>
  count === 1 ? 'Ingrandisci la foto' : `Ingrandisci la foto ${index} di ${count}`;
export const zoomOf = (title: string): string => `Vista ingrandita: ${title}`;
export const loadingPicture = 'Caricamento della foto…';
export const closeZoom = 'Chiudi la vista ingrandita';
export const availableOnce = 'Pezzo unico, subito disponibile';
export const available = (count: number): string =>
  count === 1 ? '1 subito disponibile' : `${count} subito disponibili`;
export const availableInVariants = (count: number, variants: number): string =>
  `${available(count)} in ${variants} varianti`;
export const variantNumber = (index: number): string => `${index}.`;
export const plus = 'più ';
export const shippingCosts = 'spese di spedizione';
export const rentFrom = (cents: number, option: RentOption): string =>
  `o a noleggio, da ${formatEuros(cents)} per ${termName[option]}`;
export const conditionOf = (condition: string): string => `Stato: ${condition}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? decadeOf(from) : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Responsabile';
export const contact = 'Contatti';
export const warnings = 'Avvertenze';
export const exemption = {
  antique: 'Pezzo d’antiquariato, escluso dal regolamento (UE) 2023/988.',
  'for-repair':
    'Venduto espressamente per essere riparato o restaurato (art. 2, par. 3, regolamento (UE) 2023/988).',
  'older-lawful-goods':
    'Pezzo usato, immesso legalmente sul mercato prima dell’applicazione del regolamento (UE) 2023/988.',
} as const;

export const drawingCaption = 'In scala, accanto a una persona alta 1,75\u00a0m.';
export const personHeight = '1,75\u00a0m';
export const widthShort = (mm: number): string => `L\u00a0${centimetres(mm)}`;
export const heightShort = (mm: number): string => `H\u00a0${centimetres(mm)}`;
export const depthShort = (mm: number): string => `P\u00a0${centimetres(mm)}`;
export const diameterShort = (mm: number): string => `Ø\u00a0${centimetres(mm)}`;
export const drawingAlt = (size: OuterDimensions): string => {
  const measures = [
    [fieldNames.widthMm, size.widthMm],
    [fieldNames.depthMm, size.depthMm],
    [fieldNames.diameterMm, size.diameterMm],
    [fieldNames.heightMm, size.heightMm],
  ] as const;
  const known = measures.flatMap(([name, mm]) => (mm === null ? [] : [`${name} ${centimetres(mm)}`]));
  return `Disegno in scala accanto a una persona alta 1,75\u00a0m: ${known.join(', ')}.`;
};

export const services = 'Consegna e reso';
export const deliveryTitle = 'Consegna';
export const deliveryText =
  'A Berlino entro 1 settimana fin dentro casa; in Germania entro 3 settimane e in Europa entro 5 settimane, con corriere a bordo strada.';
export const deliveryLink = 'Consegna e costi';
export const pickupTitle = 'Ritiro';
interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}
export const addressOf = (name: string, { street, postalCode, city }: Place): string =>
  `${name}, ${street}, ${postalCode} ${city}`;
export const pickupText = (store: Place & { readonly name: string }): string =>
  `Gratuito: ${addressOf(store.name, store)}.`;
export const assemblyTitle = 'Montaggio';
export const assemblyText = (cents: number): string =>
  `Servizio di montaggio a ${formatEuros(cents)} al pezzo, solo a Berlino e Potsdam.`;
export const returnTitle = 'Reso';
export const returnText =
  'I consumatori possono recedere entro 14 giorni dalla ricezione, senza indicare un motivo.';
export const returnLink = 'Diritto di recesso';
export const question = 'Fai una domanda su questo pezzo';
export const share = 'Condividi';
export const similar = 'Pezzi simili';
export const toSimilar = 'Vedi pezzi simili';

export const matching = 'Si abbina a questo pezzo';
export const needsScript =
  'Il carrello e la lista dei desideri richiedono JavaScript. Oppure ordina per telefono:';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
