import * as quoted from '../wording/quoted.ts';
import { weeks } from './delivery.ts';
import { formatEuros } from './shell.ts';

export const title = 'Cassa';
export const needsScript =
  'Per l’ordine questa pagina richiede JavaScript, perché il tuo carrello si trova solo nel tuo browser. Attivalo e ricarica la pagina. Oppure ordina per email o per telefono.';
export const emptyCart = 'Il tuo carrello è vuoto. Aggiungi prima un pezzo.';
export const browse = 'Scopri i pezzi';
export { loading } from '../wording/quoted.ts';

export const contact = 'Contatti';
export const fromAccount = 'Dati presi dal tuo account; puoi modificarli tutti.';
export const savedAddress = 'Indirizzo salvato';
export const otherAddress = 'Altro indirizzo';
export const customerKind = 'Ordini come';
export const customerKindName = {
  consumer: 'Privato',
  business: 'Azienda',
} as const;
export const delivery = 'Consegna';
export const address = 'Indirizzo';
export const deliveryTo = 'Consegna a';
export const deliveryTime = 'Tempi di consegna';
export const withinOfPayment = (count: number): string => `entro ${weeks(count)} dal pagamento`;
export const yourAddress = 'Il tuo indirizzo';
export const invoiceAddress = 'Indirizzo di fatturazione';
export const deliveryOptionName = {
  shipment: 'Spedizione',
  pickup: 'Ritiro in negozio',
} as const;
export const shipmentHint = 'A Berlino fin dentro casa, altrove a bordo strada';
export const pickupHint = 'Gratuito, a Berlino';
export const pickupTime = 'Ritiro';
export const readyForPickup =
  'Appena arriva il pagamento prepariamo tutto e ti scriviamo quando puoi passare a ritirarlo.';
export const pickupFrom = 'Ritiri qui';

export const noAssembly = {
  shipment: 'Il montaggio è disponibile solo con consegna a Berlino e Potsdam.',
  pickup: 'Con il ritiro in negozio il montaggio non è disponibile.',
} as const;
export const noAssemblyHint = {
  shipment: 'Oppure indica un indirizzo di consegna a Berlino o Potsdam.',
  pickup: 'Oppure scegli la spedizione a un indirizzo di Berlino o Potsdam.',
} as const;

export const email = 'Email';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const company = 'Azienda';
export const vatId = 'Partita IVA';
export const street = 'Via e numero civico';
export const apartment = 'Interno, piano, altri dati';
export const postalCode = 'CAP';
export const city = 'Località';
export const country = 'Paese';
export const phone = 'Telefono';
export const phoneBegins = (code: string) =>
  `Il tuo numero di telefono inizia con ${code}. Se non è giusto, scegli sopra un altro prefisso.`;
export const firstPhoneCountry = 'IT';
export const phoneCountry = 'Prefisso internazionale';
export const phoneCountrySearch = 'Cerca paese o prefisso';
export const countriesFound = (count: number): string =>
  count === 0 ? 'Nessun paese trovato' : count === 1 ? 'Un paese trovato' : `${count} paesi trovati`;
export const countryMissing = 'Il tuo paese non c’è? Chiedici un preventivo';
export const otherBilling = 'Fattura a un altro indirizzo';
export const note = 'Note';
export const noteHint = 'Per esempio il piano, l’ascensore o una data preferita';
export const carrierContact = 'Il corriere può ricevere il mio numero di telefono e la mia email';
export const carrierContactHint =
  'Solo per concordare con te la data di consegna. Altrimenti gli comunichiamo soltanto nome e indirizzo.';
export const newsletter = 'Vorrei ricevere la newsletter.';
export const newsletterHint =
  'Dopo l’ordine ti inviamo un’email con cui confermi l’iscrizione. Puoi disiscriverti quando vuoi.';

/** Word for word: section 5 of the specification. */
export const required = {
  email: quoted.emailRequired,
  firstName: quoted.firstNameRequired,
  lastName: quoted.lastNameRequired,
  address: quoted.addressRequired,
  city: quoted.cityRequired,
  postalCode: quoted.postalCodeRequired,
  phone: quoted.phoneRequired,
} as const;
/** Digits alone most likely belong into another field. */
export const withoutLetters = {
  firstName: 'Il nome non contiene lettere. Inserisci un nome',
  lastName: 'Il cognome non contiene lettere. Inserisci un cognome',
  address: 'Manca il nome della via. Inserisci via e numero civico',
  city: 'La località non contiene lettere. Inserisci il suo nome',
} as const;
export const ofBilling = (message: string): string => `Indirizzo di fatturazione: ${message}`;
export const tooLong = (most: number): string => `Usa al massimo ${most} caratteri`;
export const wrongEmail = 'Inserisci un indirizzo email valido';
export const wrongPhone = 'Inserisci un solo numero di telefono valido, senza altro';
export const wrongPostalCode = 'Inserisci il CAP con le sue cinque cifre';
export const wrongPostalCodeElsewhere = 'In questo paese i CAP non si scrivono così';
export const businessRequired = 'Inserisci il nome della tua azienda';
export const wrongVatId = 'Inserisci la partita IVA con il codice del paese, per esempio DE123456789';
export const billingRequired = {
  firstName: 'inserisci il nome',
  lastName: 'inserisci il cognome',
  address: 'inserisci via e numero civico',
  postalCode: 'inserisci il CAP',
  city: 'inserisci la località',
} as const;
export const unavailable = (count: number): string =>
  count === 1
    ? 'Un pezzo non è più disponibile così come lo avevi scelto. Rimuovilo o modificalo prima di ordinare.'
    : `${count} pezzi non sono più disponibili così come li avevi scelti. Rimuovili o modificali prima di ordinare.`;
export const orderedJustNow = 'L’hai appena ordinato? Vai al tuo ordine e al pagamento';
export const changeInCart = 'Modifica nel carrello';
export const errorSummary = 'Controlla questi dati';
export { nothingToReview } from '../wording/quoted.ts';

export const summary = 'Il tuo ordine';
export const subtotal = 'Subtotale';
export const shipping = 'Spese di spedizione';
export const total = 'Totale';
export const totalNote = 'IVA inclusa';
export const customsExtra =
  'Dazi e imposte di importazione del paese di destinazione non sono inclusi: si pagano all’importazione.';
/** Why there is no German VAT. */
export const exempt = {
  export: 'Esportazione non imponibile, senza IVA tedesca',
  'intra-community': 'Cessione intracomunitaria non imponibile, senza IVA tedesca',
  'reverse-charge': 'Senza IVA tedesca: inversione contabile',
} as const;
export const vatInTotal = (percent: number): string => `di cui IVA ${String(percent).replace('.', ',')}%`;
export const unlessMargin = ', salvo pezzi in regime del margine';
export const margin =
  'Pezzi usati: regime del margine ai sensi del §\u00a025a\u00a0UStG, IVA non esposta separatamente.';
const free = 'gratuito';
const shippingLater = 'in base al tuo indirizzo';
export const quantityTimes = (count: number): string => `${count} ×`;
export { calculatingShipment as calculating } from '../wording/quoted.ts';
export const review = 'Controlla l’ordine';
export { noRates } from '../wording/quoted.ts';
export const tryAgain = 'Riprova';
export const shippingOf = (cents: number | null): string =>
  cents === null ? shippingLater : cents === 0 ? free : formatEuros(cents);

export const preparedForPickup = 'Prepariamo tutto e ti scriviamo quando puoi passare a ritirarlo.';
export const noPostalBox =
  'Un mobile non si può consegnare a una casella postale, a un armadietto o a un punto di ritiro. Indica un indirizzo dove qualcuno lo possa ricevere';
export const houseNumberMissing = 'Aggiungi il numero civico o conferma che l’indirizzo non ne ha uno';
export const withoutHouseNumber = 'Questo indirizzo non ha numero civico';
export const withoutHouseNumberHint =
  'Se è solo una dimenticanza, aggiungilo qui sopra: altrimenti lì non arriva nulla.';

/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Carta di credito',
  klarna: 'Klarna',
  bank_transfer: 'Bonifico',
  paypal: 'PayPal',
} as const;

/** Kinds of payment in a shopper's words. */
export const paymentKindName = {
  card: 'Carta di credito',
  instalments: 'Klarna',
  transfer: 'Bonifico',
  wallet: 'PayPal',
} as const;
