import type { DeliveryArea } from '../../../modules/shipping/index.ts';
import type { PlaceId } from '../../../shared/places/place-of.ts';

export const fees = 'Prezzi e tempi di consegna';
export const feesId = 'preise';
export const areaCaption = 'Berlino e dintorni: fin dentro casa, per consegna';
export const freightCaption = 'Germania ed Europa: su pallet a bordo strada, per ordine';
export const destination = 'Destinazione';
export const fee = 'Prezzo';
export const heavyFee = 'In quattro o in sei';
export const areaName: Record<DeliveryArea, (near: readonly string[]) => string> = {
  friedrichshain: () => 'Friedrichshain',
  'near-friedrichshain': (near) => listOf.format(near),
  berlin: () => 'Tutti gli altri quartieri di Berlino',
  potsdam: () => 'Potsdam',
  'berlin-area': () => 'Dintorni di Berlino',
};
export const weeks = (count: number): string =>
  count === 1 ? '1\u00a0settimana' : `${count}\u00a0settimane`;
export const within = (count: number): string => `in ${weeks(count)} al massimo`;
/** Without cents if there are none: three of them are side by side on a phone. */
export const shortEuros = (cents: number): string => short.format(cents / 100);
export const upTo = (kg: number): string => `fino a ${kg}\u00a0kg`;
export const freightNote =
  'Conta il peso complessivo di tutti i pezzi; i mobili ingombranti vengono calcolati in base allo spazio che occupano. Più pezzi condividono i pallet, e noi scegliamo la suddivisione più conveniente.';
export const elsewhereNote =
  'Per tutti gli altri luoghi di un paese, isole comprese, vale il prezzo del paese.';
export const berlinTime = (within: string): string =>
  `A Berlino, a Potsdam e nei dintorni consegniamo entro ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceId, string> = {
  helgoland: 'Helgoland',
  buesingen: 'Büsingen',
  'german-islands': 'isole tedesche senza strada (come Sylt o Juist)',
  'french-departments': 'dipartimenti francesi d’oltremare',
  'french-territories': 'territori francesi d’oltremare',
  'canary-islands': 'Isole Canarie',
  'ceuta-melilla': 'Ceuta e Melilla',
  madeira: 'Madeira',
  azores: 'Azzorre',
  livigno: 'Livigno',
  'san-marino': 'San Marino',
  vatican: 'Città del Vaticano',
  campione: 'Campione',
  aland: 'Åland',
  athos: 'monte Athos',
  greenland: 'Groenlandia',
  svalbard: 'Svalbard e Jan Mayen',
  'crown-dependencies': 'Jersey, Guernsey e Isola di Man',
  gibraltar: 'Gibilterra',
  'northern-ireland': 'Irlanda del Nord',
};
export const worldwide = 'Resto del mondo';
export const onRequest = 'su richiesta';
export const pickup = 'Ritiro a Berlino';
export const free = 'gratuito';
export const note = (assemblyCents: number): string =>
  `Tutti i prezzi includono l’IVA. Montaggio a Berlino e Potsdam: ${shortEuros(assemblyCents)} al pezzo. I pezzi di uno stesso ordine condividono consegna e trasporto.`;
export const gallery = 'Così arrivano i mobili';
export const closing = {
  heading: 'Quanto costa la spedizione fino a te?',
  text: 'Aggiungi un pezzo al carrello e inserisci lì il tuo indirizzo: vedi il prezzo prima di ordinare. Per destinazioni oltremare scrivici.',
  label: 'Chiedici un preventivo',
};

const listOf = /* @__PURE__ */ new Intl.ListFormat('it-IT', { type: 'conjunction' });
const short = /* @__PURE__ */ new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
