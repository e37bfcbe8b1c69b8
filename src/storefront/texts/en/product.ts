import type { ListedField, OuterDimensions } from '../../../shared/pieces/piece-fields.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const variants = 'Version';
export const assemblyBox = (cents: number): string => `Assembly (+ ${formatEuros(cents)} per piece)`;
export const assemblyHint = 'Berlin and Potsdam only.';
export const unavailable = {
  sold: 'This piece is sold.',
  reserved:
    'Someone has reserved this piece. If they do not pay for it, it will be available again. Put it on your wishlist to keep an eye on it.',
  rented:
    'This piece is rented out at the moment and will be available again afterwards. Put it on your wishlist to keep an eye on it.',
  showroom: 'In our showroom at present and not for sale online. Please call us or drop by.',
  workshop: 'In our workshop at present and not for sale online. Please give us a call.',
  elsewhere: 'Not for sale online at present. Please call us or drop by.',
} as const;

export { refreshFailed } from '../wording/quoted.ts';
export const facts = 'Measurements and features';
/** Before the German title, on pages in another language whose title nobody wrote. */
export const originalTitle = 'Made from the facts about the piece; in German it is called';
/** The same for a title that a translation service wrote and nobody has checked. */
export const machineTitle = 'The title was translated by machine; in German it is called';
/** Above a description that names one colour of several. */
export const describedVariant = (name: string): string => `The description is of the version ‘${name}’.`;
/** Above German texts on pages in another language. */
export const describedInGerman = 'Our description is in German.';
export { machineTranslated } from '#texts/lists.ts';
export const description = 'Description';
export const condition = 'Condition';
export const story = 'Story';
export const shopInfo = 'Good to know';
export const aboutUs = 'About us';
export const productSafety = 'Product safety';
/** The names of the fields in the list of facts. */
export const fieldNames: Record<ListedField, string> = {
  widthMm: 'Width',
  heightMm: 'Height',
  depthMm: 'Depth',
  diameterMm: 'Diameter',
  seatHeightMm: 'Seat height',
  weightGrams: 'Weight',
  materials: 'Material',
  colour: 'Colour',
  maker: 'Maker',
  origin: 'Origin',
};
export const era = 'Made in';
export const sku = 'Item number';
export const pictures = 'Pictures';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const position = (index: number, count: number): string => `${index} / ${count}`;
export const enlarge = (index: number, count: number): string =>
  count === 1 ? 'Enlarge picture' : `Enlarge picture ${index} of ${count}`;
export const zoomOf = (title: string): string => `Large view: ${title}`;
export const loadingPicture = 'Loading picture …';
export const closeZoom = 'Close large view';
export const availableOnce = 'One of a kind, available now';
export const available = (count: number): string => `${count} available now`;
export const availableInVariants = (count: number, variants: number): string =>
  `${count} available now in ${variants} versions`;
export const variantNumber = (index: number): string => `${index}.`;
export const plus = 'plus ';
export const shippingCosts = 'delivery';
export const rentFrom = (cents: number, option: RentOption): string =>
  `or rent it, from ${formatEuros(cents)} for ${termName[option]}`;
export const conditionOf = (condition: string): string => `Condition: ${condition}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? `${from}s` : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Responsible';
export const contact = 'Contact';
export const warnings = 'Warnings';
export const exemption = {
  antique: 'Antique, exempt from Regulation (EU) 2023/988.',
  'for-repair': 'Expressly sold for repair or restoration (Art. 2 (3) Regulation (EU) 2023/988).',
  'older-lawful-goods':
    'Used one-off piece, lawfully placed on the market before Regulation (EU) 2023/988 applied.',
} as const;

export const drawingCaption = 'Drawn to scale, next to a person of 1.75\u00a0m.';
export const personHeight = '1.75\u00a0m';
export const widthShort = (mm: number): string => `W\u00a0${centimetres(mm)}`;
export const heightShort = (mm: number): string => `H\u00a0${centimetres(mm)}`;
export const depthShort = (mm: number): string => `D\u00a0${centimetres(mm)}`;
export const diameterShort = (mm: number): string => `Ø\u00a0${centimetres(mm)}`;
export const drawingAlt = (size: OuterDimensions): string => {
  const measures = [
    [fieldNames.widthMm, size.widthMm],
    [fieldNames.depthMm, size.depthMm],
    [fieldNames.diameterMm, size.diameterMm],
    [fieldNames.heightMm, size.heightMm],
  ] as const;
  const known = measures.flatMap(([name, mm]) => (mm === null ? [] : [`${name} ${centimetres(mm)}`]));
  return `Drawn to scale next to a person 1.75 m tall: ${known.join(', ')}.`;
};

export const services = 'Delivery and returns';
export const deliveryTitle = 'Delivery';
export const deliveryText =
  'Berlin within 1 week into your home, Germany within 3 weeks and Europe within 5 weeks by freight to the kerb.';
export const deliveryLink = 'Delivery and costs';
export const pickupTitle = 'Collection';
interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}
export const addressOf = (name: string, { street, postalCode, city }: Place): string =>
  `${name}, ${street}, ${postalCode} ${city}`;
export const pickupText = (store: Place & { readonly name: string }): string =>
  `Free: ${addressOf(store.name, store)}.`;
export const assemblyTitle = 'Assembly';
export const assemblyText = (cents: number): string =>
  `Assembly for ${formatEuros(cents)} per piece, in Berlin and Potsdam only.`;
export const returnTitle = 'Returns';
export const returnText = 'Consumers may withdraw within 14 days of receipt without giving a reason.';
export const returnLink = 'Withdrawal notice';
export const question = 'Ask about this piece';
export const share = 'Share';
export const matching = 'Goes well with it';
export const needsScript = 'The basket and wishlist need JavaScript. Or order from us by telephone:';
export const similar = 'Similar pieces';
export const toSimilar = 'See similar pieces';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
