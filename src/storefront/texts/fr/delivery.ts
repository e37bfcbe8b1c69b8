import type { DeliveryArea } from '../../../modules/shipping/index.ts';
import type { PlaceId } from '../../../shared/places/place-of.ts';

export const fees = 'Tarifs et délais de livraison';
export const feesId = 'preise';
export const areaCaption = 'Berlin et environs\u00a0: jusque dans votre logement, par livraison';
export const freightCaption = 'Allemagne et Europe\u00a0: sur palette au pied de l’immeuble, par commande';
export const destination = 'Destination';
export const fee = 'Prix';
export const heavyFee = 'À quatre ou à six porteurs';
export const areaName: Record<DeliveryArea, (near: readonly string[]) => string> = {
  friedrichshain: () => 'Friedrichshain',
  'near-friedrichshain': (near) => listOf.format(near),
  berlin: () => 'Tous les autres quartiers de Berlin',
  potsdam: () => 'Potsdam',
  'berlin-area': () => 'Environs de Berlin',
};
export const weeks = (count: number): string => (count === 1 ? '1\u00a0semaine' : `${count}\u00a0semaines`);
export const within = (count: number): string => `sous ${weeks(count)}`;
/** Without cents if there are none: three of them are side by side on a phone. */
export const shortEuros = (cents: number): string => short.format(cents / 100);
export const upTo = (kg: number): string => `max. ${kg}\u00a0kg`;
export const freightNote =
  'C’est le poids de toutes les pièces réunies qui compte\u202f; les transporteurs facturent les meubles encombrants selon la place qu’ils occupent. Plusieurs pièces se partagent les palettes, et nous choisissons la répartition la plus avantageuse.';
export const elsewhereNote =
  'Pour tous les autres lieux d’un pays, îles comprises, le prix du pays s’applique.';
export const berlinTime = (within: string): string =>
  `À Berlin, à Potsdam et dans les environs, nous livrons sous ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceId, string> = {
  helgoland: 'Helgoland',
  buesingen: 'Büsingen',
  'german-islands': 'îles allemandes sans route (comme Sylt ou Juist)',
  'french-departments': 'départements français d’outre-mer',
  'french-territories': 'territoires français d’outre-mer',
  'canary-islands': 'îles Canaries',
  'ceuta-melilla': 'Ceuta et Melilla',
  madeira: 'Madère',
  azores: 'Açores',
  livigno: 'Livigno',
  'san-marino': 'Saint-Marin',
  vatican: 'la Cité du Vatican',
  campione: 'Campione',
  aland: 'Åland',
  athos: 'mont Athos',
  greenland: 'Groenland',
  svalbard: 'Svalbard et Jan Mayen',
  'crown-dependencies': 'Jersey, Guernesey et île de Man',
  gibraltar: 'Gibraltar',
  'northern-ireland': 'Irlande du Nord',
};
export const worldwide = 'Reste du monde';
export const onRequest = 'sur demande';
export const pickup = 'Retrait à Berlin';
export const free = 'gratuit';
export const note = (assemblyCents: number): string =>
  `Tous les prix s’entendent TVA comprise. Montage à Berlin et à Potsdam\u00a0: ${shortEuros(assemblyCents)} par pièce. Les pièces d’une même commande se partagent la livraison et le transport.`;
export const gallery = 'C’est ainsi qu’arrivent les meubles';
export const closing = {
  heading: 'Combien coûte la livraison chez vous\u202f?',
  text: 'Mettez une pièce dans le panier et saisissez-y votre adresse\u00a0: le prix s’affiche avant la commande. Pour l’outre-mer, écrivez-nous.',
  label: 'Demander un tarif de livraison',
};

const listOf = /* @__PURE__ */ new Intl.ListFormat('fr-FR', { type: 'conjunction' });
const short = /* @__PURE__ */ new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
