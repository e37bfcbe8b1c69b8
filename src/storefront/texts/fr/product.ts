import type { ListedField, OuterDimensions } from '../../../shared/pieces/piece-fields.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const variants = 'Version';
export const assemblyBox = (cents: number): string => `Montage (+ ${formatEuros(cents)} par pièce)`;
export const assemblyHint = 'Seulement à Berlin et à Potsdam.';
export const unavailable = {
  sold: 'Cette pièce est vendue.',
  reserved:
    'Quelqu’un a réservé cette pièce. Si elle n’est pas payée, elle redeviendra disponible. Dans votre liste d’envies, vous ne la perdez pas de vue.',
  rented:
    'Cette pièce est louée actuellement. Elle sera ensuite de nouveau disponible. Dans votre liste d’envies, vous ne la perdez pas de vue.',
  showroom:
    'Elle se trouve actuellement dans notre showroom et n’est pas en vente en ligne. Appelez-nous ou passez nous voir.',
  workshop:
    'Elle se trouve actuellement dans notre atelier et n’est pas en vente en ligne. N’hésitez pas à nous appeler.',
  elsewhere: 'Pas en vente en ligne actuellement. N’hésitez pas à nous appeler ou à passer nous voir.',
} as const;

export { refreshFailed } from '../wording/quoted.ts';
export const facts = 'Dimensions et caractéristiques';
/** Before the German title, on pages in another language whose title nobody wrote. */
export const originalTitle =
  'Titre composé à partir des données de la pièce\u202f; en allemand, il s’agit de';
/** The same for a title that a translation service wrote and nobody has checked. */
export const machineTitle = 'Le titre est traduit automatiquement\u202f; en allemand il s’intitule';
/** Above a description that names one colour of several. */
export const describedVariant = (name: string): string =>
  `La description porte sur la version «\u00a0${name}\u00a0».`;
/** Above German texts on pages in another language. */
export const describedInGerman = 'Notre description est en allemand.';
export { machineTranslated } from '#texts/lists.ts';
export const description = 'Description';
export const condition = 'État';
export const story = 'Histoire';
export const shopInfo = 'Bon à savoir';
export const aboutUs = 'À propos de nous';
export const productSafety = 'Sécurité du produit';
/** The names of the fields in the list of facts. */
export const fieldNames: Record<ListedField, string> = {
  widthMm: 'Largeur',
  heightMm: 'Hauteur',
  depthMm: 'Profondeur',
  diameterMm: 'Diamètre',
  seatHeightMm: 'Hauteur d’assise',
  weightGrams: 'Poids',
  materials: 'Matériau',
  colour: 'Couleur',
  maker: 'Fabricant',
  origin: 'Provenance',
};
export const era = 'Époque';
export const sku = 'Référence';
export const pictures = 'Photos';
export const previousPicture = 'Photo précédente';
export const nextPicture = 'Photo suivante';
export const position = (index: number, count: number): string => `${index} / ${count}`;
export const enlarge = (index: number, count: number): string =>
  count === 1 ? 'Agrandir la photo' : `Agrandir la photo ${index} sur ${count}`;
export const zoomOf = (title: string): string => `Vue agrandie\u00a0: ${title}`;
export const loadingPicture = 'Chargement de la photo…';
export const closeZoom = 'Fermer la vue agrandie';
export const availableOnce = 'Pièce unique, disponible immédiatement';
export const available = (count: number): string =>
  count < 2 ? `${count} disponible immédiatement` : `${count} disponibles immédiatement`;
export const availableInVariants = (count: number, variants: number): string =>
  `${available(count)} en ${variants} versions`;
export const variantNumber = (index: number): string => `${index}.`;
export const plus = 'hors ';
export const shippingCosts = 'frais de livraison';
export const rentFrom = (cents: number, option: RentOption): string =>
  `ou en location, dès ${formatEuros(cents)} pour ${termName[option]}`;
export const conditionOf = (condition: string): string => `État\u00a0: ${condition}`;
export const years = (from: number, to: number): string =>
  from === to ? String(from) : from % 10 === 0 && to === from + 9 ? `années ${from}` : `${from}–${to}`;
export const centimetres = (mm: number): string => `${decimal.format(mm / 10)}\u00a0cm`;
export const kilograms = (grams: number): string => `${decimal.format(grams / 1000)}\u00a0kg`;
export const responsible = 'Responsable';
export const contact = 'Contact';
export const warnings = 'Avertissements';
export const exemption = {
  antique: 'Antiquité, exclue du règlement (UE) 2023/988.',
  'for-repair':
    'Vendue expressément pour être réparée ou restaurée (art.\u00a02, §\u00a03 du règlement (UE) 2023/988).',
  'older-lawful-goods':
    'Pièce d’occasion, mise légalement sur le marché avant l’application du règlement (UE) 2023/988.',
} as const;

export const drawingCaption = 'À l’échelle, à côté d’une personne de 1,75\u00a0m.';
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
  return `Dessin à l’échelle à côté d’une personne de 1,75\u00a0m\u00a0: ${known.join('\u202f; ')}.`;
};

export const services = 'Livraison et retours';
export const deliveryTitle = 'Livraison';
export const deliveryText =
  'À Berlin, sous 1 semaine et jusque dans votre logement\u202f; en Allemagne sous 3 semaines et en Europe sous 5 semaines, par transporteur au pied de l’immeuble.';
export const deliveryLink = 'Livraison et tarifs';
export const pickupTitle = 'Retrait';
interface Place {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}
export const addressOf = (name: string, { street, postalCode, city }: Place): string =>
  `${name}, ${street}, ${postalCode} ${city}`;
export const pickupText = (store: Place & { readonly name: string }): string =>
  `Gratuit\u00a0: ${addressOf(store.name, store)}.`;
export const assemblyTitle = 'Montage';
export const assemblyText = (cents: number): string =>
  `Montage pour ${formatEuros(cents)} par pièce, seulement à Berlin et à Potsdam.`;
export const returnTitle = 'Retours';
export const returnText =
  'Les consommateurs peuvent se rétracter dans les 14 jours suivant la réception, sans donner de motif.';
export const returnLink = 'Droit de rétractation';
export const question = 'Question sur cette pièce';
export const share = 'Partager';
export const similar = 'Pièces similaires';
export const toSimilar = 'Voir les pièces similaires';

export const matching = 'S’accorde avec cette pièce';
export const needsScript =
  'Le panier et la liste d’envies nécessitent JavaScript. Ou commandez par téléphone\u00a0:';

const decimal = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
