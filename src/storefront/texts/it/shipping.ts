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

export const calculator = 'Calcola le spese di spedizione';
export { calculate } from '../wording/quoted.ts';
export const idle = 'Bastano via, CAP e località: qui vedrai il prezzo fino a casa tua.';
export const calculating = 'Calcolo delle spese di spedizione…';
export const deliveryTo = (place: Place): string => `Consegna a ${placeName(place)}`;
export const priceTo = (place: Place, price: string): string => `${deliveryTo(place)}: ${price}`;
const vat = { with: ', prezzo IVA inclusa', without: ', senza IVA tedesca', unsaid: '' };
export const within = (count: number, is: keyof typeof vat): string => `Entro ${weeks(count)}${vat[is]}.`;
/** For pieces that are exported. */
export const piecesThere = (price: string): string =>
  `I mobili costano lì ${price}, anch’essi senza IVA tedesca.`;
export const toTheDoor = 'Fin dentro casa, a qualsiasi piano.';
export const toTheKerb = 'Con corriere, su pallet, a bordo strada.';
export const saved = (amount: string): string =>
  `Sconto quantità già applicato: ${amount} in meno rispetto ai pezzi singoli.`;
export const assembly = 'Lì il montaggio è possibile.';
export const noAssembly = 'Il montaggio è disponibile solo a Berlino e Potsdam.';
export const remembered = 'Il tuo browser ricorda l’indirizzo per i prossimi pezzi e per la cassa.';
export const forget = 'Cancella l’indirizzo';
export const checkPlace = 'Controlla CAP e località.';
export const change = 'Cambia indirizzo';

/** Word for word: section 8 of the specification. */
export { notConfigured } from '../wording/quoted.ts';
export { noRates } from '../wording/quoted.ts';
export { calculationFailed as failed } from '../wording/quoted.ts';

export const elsewhere = 'Altro paese (su richiesta)';
export const byPostalCode = 'Consegna a (CAP tedesco)';

export const requestIntro =
  'Spediamo in tutto il mondo, con assicurazione. Chiediamo noi il prezzo alle ditte di trasporto e ti scriviamo.';
export const requestPiece = (count: number, title: string): string => `${count} × ${title}`;
export const requestName = 'Nome';
export const requestMessage = 'Messaggio';
export const requestMessageHint = 'Per esempio il piano, una data preferita o una cassa di legno';
export const sendRequest = 'Richiedi un preventivo';
export const sendingRequest = 'Invio in corso…';
export const requestNumber = (count: number): string => `Numero della tua richiesta: ${count}`;
