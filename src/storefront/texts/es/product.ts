import type { ListedField, OuterDimensions } from '../../../shared/pieces/piece-fields.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const variants = 'Versión';
export const assemblyBox = (cents: number): string => `Montaje (+ ${formatEuros(cents)} por pieza)`;
export const assemblyHint = 'Solo en Berlín y Potsdam.';
export const unavailable = {
  sold: 'Esta pieza está vendida.',
  reserved:
    'Alguien ha reservado esta pieza. Si no la paga, volverá a estar disponible. Guárdala en tu lista de deseos para no perderla de vista.',
  rented:
    'Esta pieza está alquilada. Después volverá a estar disponible. Guárdala en tu lista de deseos para no perderla de vista.',
  showroom: 'Está en nuestra exposición y por ahora no se puede comprar en línea. Llámanos o ven a vernos.',
  workshop: 'Está en nuestro taller y por ahora no se puede comprar en línea. Llámanos si te interesa.',
  elsewhere: 'Por ahora no se puede comprar en línea. Llámanos o ven a vernos.',
} as const;

export { refreshFailed } from '../wording/quoted.ts';
export const facts = 'Medidas y características';
/** Before the German title, on pages in another language whose title nobody wrote. */
export const originalTitle = 'Título formado con los datos de la pieza; en alemán se llama';
/** The same for a title that a translation service wrote and nobody has checked. */
export const machineTitle = 'El título se ha traducido automáticamente; en alemán se llama';
/** Above a description that names one colour of several. */
export const describedVariant = (name: string): string =>
  `La descripción corresponde a la versión «${name}».`;
/** Above German texts on pages in another language. */
export const describedInGerman = 'Nuestra descripción está en alemán.';
export { machineTranslated } from '#texts/lists.ts';
export const description = 'Descripción';
export const condition = 'Estado';
export const story = 'Historia';
export const shopInfo = 'Conviene saber';
export const aboutUs = 'Quiénes somos';
export const productSafety = 'Seguridad del producto';
/** The names of the fields in the list of facts. */
export const fieldNames: Record<ListedField, string> = {
  widthMm: 'Ancho',
  heightMm: 'Alto',
  depthMm: 'Fondo',
  diameterMm: 'Diámetro',
  seatHeightMm: 'Altura del asiento',
  weightGrams: 'Peso',
  materials: 'Material',
  colour: 'Color',
  maker: 'Fabricante',
  origin: 'Procedencia',
};
export const era = 'Época';
export const sku = 'Referencia';
export const pictures = 'Fotos';
export const previousPicture = 'Foto anterior';
export const nextPicture = 'Foto siguiente';
export const position = (index: number, count: number): string => `${index} / ${count}`;
export const enlarge = (index: number, count: number): string =>
  count === 1 ? 'Ampliar la foto' : `Ampliar la foto ${index} de ${count}`;
export const zoomOf = (title: string): string => `Vista ampliada: ${title}`;
export const loadingPicture = 'Cargando la foto…';
export const closeZoom = 'Cerrar la vista ampliada';
export const availableOnce = 'Pieza única, disponible ya';
export const available = (count: number): string =>
  count === 1 ? '1 disponible ya' : `${count} disponibles ya`;
export const availableInVariants = (count: number, variants: number): string =>
  `${available(count)} en ${variants} versiones`;
export const variantNumber = (index: number): string => `${index}.`;
export const plus = 'más ';
export const shippingCosts = 'gastos de envío';
export const rentFrom = (cents: number, option: RentOption): string =>
  `o en alquiler, desde ${formatEuros(cents)} por ${termName[option]}`;
export const conditionOf = (condition: string): string => `Estado: ${condition}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? `década de ${from}` : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Responsable';
export const contact = 'Contacto';
export const warnings = 'Advertencias';
export const exemption = {
  antique: 'Antigüedad, excluida del Reglamento (UE) 2023/988.',
  'for-repair':
    'Se vende expresamente para reparar o restaurar (art. 2, apdo. 3 del Reglamento (UE) 2023/988).',
  'older-lawful-goods':
    'Pieza usada, comercializada legalmente antes de aplicarse el Reglamento (UE) 2023/988.',
} as const;

export const drawingCaption = 'A escala, junto a una persona de 1,75\u00a0m.';
export const personHeight = '1,75\u00a0m';
export const widthShort = (mm: number): string => `An\u00a0${centimetres(mm)}`;
export const heightShort = (mm: number): string => `Al\u00a0${centimetres(mm)}`;
export const depthShort = (mm: number): string => `F\u00a0${centimetres(mm)}`;
export const diameterShort = (mm: number): string => `Ø\u00a0${centimetres(mm)}`;
export const drawingAlt = (size: OuterDimensions): string => {
  const measures = [
    [fieldNames.widthMm, size.widthMm],
    [fieldNames.depthMm, size.depthMm],
    [fieldNames.diameterMm, size.diameterMm],
    [fieldNames.heightMm, size.heightMm],
  ] as const;
  const known = measures.flatMap(([name, mm]) => (mm === null ? [] : [`${name}: ${centimetres(mm)}`]));
  return `Dibujo a escala junto a una persona de 1,75\u00a0m. ${known.join('; ')}.`;
};

export const services = 'Entrega y devolución';
export const deliveryTitle = 'Entrega';
export const deliveryText =
  'En Berlín, en 1 semana y dentro de casa; en Alemania, en 3 semanas y, en Europa, en 5 semanas, con transportista y a pie de calle.';
export const deliveryLink = 'Entrega y gastos de envío';
export const pickupTitle = 'Recogida';
interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}
export const addressOf = (name: string, { street, postalCode, city }: Place): string =>
  `${name}, ${street}, ${postalCode} ${city}`;
export const pickupText = (store: Place & { readonly name: string }): string =>
  `Gratis: ${addressOf(store.name, store)}.`;
export const assemblyTitle = 'Montaje';
export const assemblyText = (cents: number): string =>
  `Montaje por ${formatEuros(cents)} por pieza, solo en Berlín y Potsdam.`;
export const returnTitle = 'Devolución';
export const returnText =
  'Los consumidores pueden desistir en los 14 días siguientes a la recepción, sin indicar el motivo.';
export const returnLink = 'Derecho de desistimiento';
export const question = 'Preguntar por esta pieza';
export const share = 'Compartir';
export const matching = 'Combina bien con esta pieza';
export const needsScript =
  'La cesta y la lista de deseos necesitan JavaScript. O haz tu pedido por teléfono:';
export const similar = 'Piezas parecidas';
export const toSimilar = 'Ver piezas parecidas';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
