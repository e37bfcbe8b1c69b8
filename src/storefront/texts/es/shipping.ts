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

export const byPostalCode = 'Envío a (código postal alemán)';
export const calculator = 'Calcula los gastos de envío';
export { calculate } from '../wording/quoted.ts';
export const idle = 'Bastan la calle, el código postal y la localidad: aquí verás el precio hasta tu puerta.';
export const calculating = 'Calculando los gastos de envío…';
export const deliveryTo = (place: Place): string => `Entrega en ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}: ${price}`;
const vat = { with: ', IVA incl', without: ', sin IVA alemán', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string =>
  `En un plazo de ${weeks(count)}${vat[is]}.`;
/** For pieces that are exported. */
export const piecesThere = (price: string): string =>
  `Los muebles cuestan allí ${price}, también sin IVA alemán.`;
export const toTheDoor = 'Dentro de tu casa, sea cual sea el piso.';
export const toTheKerb = 'Con transportista, en palé y a pie de calle.';
export const saved = (amount: string): string =>
  `Con el descuento por varias piezas ya aplicado: ${amount} menos que por separado.`;
export const assembly = 'Allí podemos montarlo.';
export const noAssembly = 'Solo hacemos montajes en Berlín y Potsdam.';
export const remembered =
  'Tu navegador recuerda la dirección para las próximas piezas y para cuando finalices la compra.';
export const forget = 'Borrar la dirección';
export const checkPlace = 'Revisa el código postal y la localidad.';
export const change = 'Cambiar la dirección';

/** Word for word: section 8 of the specification. */
export { notConfigured } from '../wording/quoted.ts';
export { noRates } from '../wording/quoted.ts';
export { calculationFailed as failed } from '../wording/quoted.ts';

export const elsewhere = 'Otro país (bajo consulta)';

export const requestIntro =
  'Enviamos a todo el mundo, con seguro. Pedimos precio por ti a varias empresas de transporte y te escribimos.';
export const requestPiece = (count: number, title: string): string => `${count} × ${title}`;
export const requestName = 'Nombre';
export const requestMessage = 'Mensaje';
export const requestMessageHint = 'Por ejemplo, el piso, la fecha que prefieres o una caja de madera';
export const sendRequest = 'Consultar el envío';
export const sendingRequest = 'Enviando…';
export const requestNumber = (count: number): string => `Número de tu consulta: ${count}`;
