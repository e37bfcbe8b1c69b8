import * as quoted from '../wording/quoted.ts';
import { weeks } from './delivery.ts';
import { formatEuros } from './shell.ts';

export const title = 'Finaliser la commande';
export const needsScript =
  'Pour la commande, cette page nécessite JavaScript, car votre panier ne se trouve que dans votre navigateur. Veuillez l’activer et recharger la page. Ou commandez chez nous par e-mail ou par téléphone.';
export const emptyCart = 'Votre panier est vide. Mettez-y d’abord une pièce.';
export const browse = 'Voir les pièces';
export { loading } from '../wording/quoted.ts';

export const contact = 'Coordonnées';
export const fromAccount = 'Rempli à partir de votre compte\u202f; vous pouvez tout modifier.';
export const savedAddress = 'Adresse enregistrée';
export const otherAddress = 'Autre adresse';
export const customerKind = 'Vous commandez en tant que';
export const customerKindName = {
  consumer: 'Particulier',
  business: 'Entreprise',
} as const;
export const delivery = 'Livraison';
export const address = 'Adresse';
export const deliveryTo = 'Livraison à';
export const deliveryTime = 'Délai de livraison';
export const withinOfPayment = (count: number): string => `sous ${weeks(count)} à compter du paiement`;
export const yourAddress = 'Votre adresse';
export const invoiceAddress = 'Adresse de facturation';
export const deliveryOptionName = {
  shipment: 'Livraison à domicile',
  pickup: 'Retrait en magasin',
} as const;
export const shipmentHint = 'À Berlin jusque dans votre logement, ailleurs au pied de l’immeuble';
export const pickupHint = 'Gratuit, à Berlin';
export const pickupTime = 'Retrait';
export const readyForPickup =
  'Dès réception de votre paiement, nous préparons tout et vous écrivons quand vous pouvez venir retirer votre commande.';
export const pickupFrom = 'Lieu de retrait';

export const noAssembly = {
  shipment: 'Le montage n’est proposé que pour une livraison à Berlin ou à Potsdam.',
  pickup: 'Le montage n’est pas proposé en cas de retrait.',
} as const;
export const noAssemblyHint = {
  shipment: 'Ou indiquez une adresse de livraison à Berlin ou à Potsdam.',
  pickup: 'Ou choisissez la livraison à une adresse à Berlin ou à Potsdam.',
} as const;

export const email = 'E-mail';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const company = 'Société';
export const vatId = 'N° de TVA intracommunautaire';
export const street = 'Rue et numéro';
export const apartment = 'Appartement, étage, complément';
export const postalCode = 'Code postal';
export const city = 'Ville';
export const country = 'Pays';
export const phone = 'Téléphone';
export const phoneBegins = (code: string) =>
  `Votre numéro de téléphone commence par ${code}. Si ce n’est pas le bon indicatif, changez-le plus haut.`;
export const firstPhoneCountry = 'FR';
export const phoneCountry = 'Indicatif du pays';
export const phoneCountrySearch = 'Rechercher un pays ou un indicatif';
export const countriesFound = (count: number): string =>
  count === 0 ? 'Aucun pays trouvé' : count === 1 ? 'Un pays trouvé' : `${count} pays trouvés`;
export const countryMissing = 'Votre pays n’y est pas\u202f? Demandez un tarif';
export const otherBilling = 'Facture à une autre adresse';
export const note = 'Remarque';
export const noteHint = 'Par exemple l’étage, un ascenseur ou la date souhaitée';
export const carrierContact = 'J’accepte que le transporteur reçoive mon numéro de téléphone et mon e-mail';
export const carrierContactHint =
  'Uniquement pour convenir avec vous de la date de livraison. Sinon, nous ne lui donnons que votre nom et votre adresse.';
export const newsletter = 'Je souhaite recevoir la newsletter.';
export const newsletterHint =
  'Après la commande, nous vous enverrons un e-mail pour confirmer votre inscription. Vous pouvez vous désabonner à tout moment.';

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
  firstName: 'Le prénom ne contient aucune lettre. Veuillez saisir un prénom',
  lastName: 'Le nom ne contient aucune lettre. Veuillez saisir un nom',
  address: 'Il manque le nom de la rue. Veuillez saisir la rue et le numéro',
  city: 'La ville ne contient aucune lettre. Veuillez saisir son nom',
} as const;
export const ofBilling = (message: string): string => `Adresse de facturation\u00a0: ${message}`;
export const tooLong = (most: number): string => `Veuillez vous limiter à ${most} caractères`;
export const wrongEmail = 'Veuillez saisir une adresse e-mail valide';
export const wrongPhone = 'Veuillez saisir un seul numéro de téléphone valide, sans autre mention';
export const wrongPostalCode = 'Veuillez saisir les cinq chiffres du code postal';
export const wrongPostalCodeElsewhere = 'Les codes postaux ne s’écrivent pas ainsi dans ce pays';
export const businessRequired = 'Veuillez saisir le nom de votre société';
export const wrongVatId = 'Veuillez saisir le numéro de TVA avec le code du pays, par exemple DE123456789';
export const billingRequired = {
  firstName: 'veuillez saisir le prénom',
  lastName: 'veuillez saisir le nom',
  address: 'veuillez saisir la rue et le numéro',
  postalCode: 'veuillez saisir le code postal',
  city: 'veuillez saisir la ville',
} as const;
export const unavailable = (count: number): string =>
  count === 1
    ? 'Une pièce n’est plus disponible telle que vous l’aviez choisie. Veuillez la retirer ou la modifier avant de commander.'
    : `${count} pièces ne sont plus disponibles telles que vous les aviez choisies. Veuillez les retirer ou les modifier avant de commander.`;
export const orderedJustNow = 'Vous venez de la commander\u202f? Voir votre commande et son paiement';
export const changeInCart = 'Modifier dans le panier';
export const errorSummary = 'Veuillez vérifier ces données';
export { nothingToReview } from '../wording/quoted.ts';

export const summary = 'Votre commande';
export const subtotal = 'Sous-total';
export const shipping = 'Frais de livraison';
export const total = 'Total';
export const totalNote = 'TVA comprise';
export const customsExtra =
  'Droits de douane et taxes d’importation du pays de destination non compris\u202f; ils sont perçus à l’importation.';
/** Why there is no German VAT. */
export const exempt = {
  export: 'Exportation exonérée, sans TVA allemande',
  'intra-community': 'Livraison intracommunautaire exonérée, sans TVA allemande',
  'reverse-charge': 'Sans TVA allemande\u00a0: autoliquidation par le preneur',
} as const;
export const vatInTotal = (percent: number): string =>
  `dont ${String(percent).replace('.', ',')}\u00a0% de TVA`;
export const unlessMargin = ', sauf pièces sous le régime de la marge';
export const margin =
  'Pièces d’occasion\u00a0: régime de la TVA sur la marge selon le §\u00a025a UStG, sans mention séparée de la TVA.';
const free = 'gratuit';
const shippingLater = 'selon votre adresse';
export const quantityTimes = (count: number): string => `${count}\u00a0×`;
export { calculatingShipment as calculating } from '../wording/quoted.ts';
export const review = 'Vérifier la commande';
export { noRates } from '../wording/quoted.ts';
export const tryAgain = 'Réessayer';
export const shippingOf = (cents: number | null): string =>
  cents === null ? shippingLater : cents === 0 ? free : formatEuros(cents);

export const preparedForPickup =
  'Nous préparons tout et vous écrivons dès que vous pouvez venir retirer votre commande.';
export const noPostalBox =
  'Un meuble ne peut être livré ni en boîte postale, ni en consigne, ni en point relais. Veuillez indiquer une adresse où quelqu’un le recevra';
export const houseNumberMissing = 'Veuillez ajouter le numéro de rue, ou confirmer que l’adresse n’en a pas';
export const withoutHouseNumber = 'Cette adresse n’a pas de numéro';
export const withoutHouseNumberHint =
  'Si vous l’avez seulement oublié, veuillez l’ajouter ci-dessus\u00a0: sans lui, rien n’y arrivera.';

/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Carte bancaire',
  klarna: 'Klarna',
  bank_transfer: 'Virement',
  paypal: 'PayPal',
} as const;

/** Kinds of payment in a shopper's words. */
export const paymentKindName = {
  card: 'Carte bancaire',
  instalments: 'Klarna',
  transfer: 'Virement',
  wallet: 'PayPal',
} as const;
