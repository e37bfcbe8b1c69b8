import type { DeliveryArea } from '../../../modules/shipping/index.ts';
import type { PlaceId } from '../../../shared/places/place-of.ts';

export const fees = 'Precios y plazos de entrega';
export const feesId = 'preise';
export const areaCaption = 'Berlín y alrededores: dentro de casa, por entrega';
export const freightCaption = 'Alemania y Europa: en palé a pie de calle, por pedido';
export const destination = 'Destino';
export const fee = 'Precio';
export const heavyFee = 'Con cuatro o seis personas';
export const areaName: Record<DeliveryArea, (near: readonly string[]) => string> = {
  friedrichshain: () => 'Friedrichshain',
  'near-friedrichshain': (near) => listOf.format(near),
  berlin: () => 'Los demás barrios de Berlín',
  potsdam: () => 'Potsdam',
  'berlin-area': () => 'Alrededores de Berlín',
};
export const weeks = (count: number): string => (count === 1 ? '1\u00a0semana' : `${count}\u00a0semanas`);
export const within = (count: number): string => `en ${weeks(count)} como máximo`;
/** Without cents if there are none: three of them are side by side on a phone. */
export const shortEuros = (cents: number): string => short.format(cents / 100);
export const upTo = (kg: number): string => `hasta ${kg}\u00a0kg`;
export const freightNote =
  'Cuenta el peso de todas las piezas juntas; los muebles voluminosos se cobran según el espacio que ocupan. Si hay varias piezas, comparten los palés, y elegimos el reparto más barato.';
export const elsewhereNote =
  'Para todos los demás lugares de un país vale el precio de ese país, también en sus islas.';
export const berlinTime = (within: string): string =>
  `En Berlín, Potsdam y alrededores entregamos en un plazo de ${within}.`;
export const countryList = (names: readonly string[]): string => listOf.format(names);
/** Staff may enter others, which are shown as they wrote them. */
export const placeName: Record<PlaceId, string> = {
  helgoland: 'Heligoland',
  buesingen: 'Büsingen',
  'german-islands': 'islas alemanas sin carretera (como Sylt o Juist)',
  'french-departments': 'departamentos franceses de ultramar',
  'french-territories': 'territorios franceses de ultramar',
  'canary-islands': 'Canarias',
  'ceuta-melilla': 'Ceuta y Melilla',
  madeira: 'Madeira',
  azores: 'Azores',
  livigno: 'Livigno',
  'san-marino': 'San Marino',
  vatican: 'Ciudad del Vaticano',
  campione: 'Campione',
  aland: 'Åland',
  athos: 'monte Athos',
  greenland: 'Groenlandia',
  svalbard: 'Svalbard y Jan Mayen',
  'crown-dependencies': 'Jersey, Guernsey y la isla de Man',
  gibraltar: 'Gibraltar',
  'northern-ireland': 'Irlanda del Norte',
};
export const worldwide = 'Resto del mundo';
export const onRequest = 'bajo consulta';
export const pickup = 'Recogida en Berlín';
export const free = 'gratis';
export const note = (assemblyCents: number): string =>
  `Todos los precios incluyen el IVA. Montaje en Berlín y Potsdam: ${shortEuros(assemblyCents)} por pieza. Las piezas de un mismo pedido comparten la entrega y el transporte.`;
export const gallery = 'Así llegan los muebles';
export const closing = {
  heading: '¿Cuánto cuesta el envío a tu casa?',
  text: 'Añade una pieza a la cesta y escribe allí tu dirección: verás el precio antes de hacer el pedido. Si es a ultramar, escríbenos.',
  label: 'Consultar el envío',
};

const listOf = /* @__PURE__ */ new Intl.ListFormat('es-ES', { type: 'conjunction' });
const short = /* @__PURE__ */ new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
