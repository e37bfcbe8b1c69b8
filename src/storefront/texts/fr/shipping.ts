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

export const calculator = 'Calculer les frais de livraison';
export { calculate } from '../wording/quoted.ts';
export const idle =
  'La rue, le code postal et la ville suffisent\u00a0: le prix jusque chez vous s’affiche alors ici.';
export const calculating = 'Calcul des frais de livraison…';
export const deliveryTo = (place: Place): string => `Livraison à ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}\u00a0: ${price}`;
const vat = { with: ', prix TTC', without: ', sans TVA allemande', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string => `Sous ${weeks(count)}${vat[is]}.`;
/** For pieces that are exported. */
export const piecesThere = (price: string): string =>
  `Les meubles y coûtent ${price}, également hors TVA allemande.`;
export const toTheDoor = 'Jusque dans votre logement, quel que soit l’étage.';
export const toTheKerb = 'Par transporteur, sur palette, au pied de l’immeuble.';
export const saved = (amount: string): string =>
  `Remise sur quantité déjà déduite\u00a0: ${amount} de moins que séparément.`;
export const assembly = 'Le montage y est possible.';
export const noAssembly = 'Le montage n’est proposé qu’à Berlin et à Potsdam.';
export const remembered =
  'Votre navigateur retient cette adresse pour les prochaines pièces et pour la commande.';
export const forget = 'Effacer l’adresse';
export const checkPlace = 'Veuillez vérifier le code postal et la ville.';
export const change = 'Modifier l’adresse';

/** Word for word: section 8 of the specification. */
export { notConfigured } from '../wording/quoted.ts';
export { noRates } from '../wording/quoted.ts';
export { calculationFailed as failed } from '../wording/quoted.ts';

export const elsewhere = 'Autre pays (sur demande)';
export const byPostalCode = 'Livraison à (code postal allemand)';

export const requestIntro =
  'Nous expédions dans le monde entier, avec assurance. Nous nous renseignons pour vous auprès de transporteurs et vous communiquons un prix.';
export const requestPiece = (count: number, title: string): string => `${count}\u00a0× ${title}`;
export const requestName = 'Nom';
export const requestMessage = 'Message';
export const requestMessageHint = 'Par exemple l’étage, la date souhaitée ou une caisse en bois';
export const sendRequest = 'Demander un tarif de livraison';
export const sendingRequest = 'Envoi en cours…';
export const requestNumber = (count: number): string => `Numéro de votre demande\u00a0: ${count}`;
