import * as quoted from '../wording/quoted.ts';
import { weeks } from './delivery.ts';
import { formatEuros } from './shell.ts';

export const title = 'Checkout';
export const needsScript =
  'To take your order, this page needs JavaScript, because your basket is kept only in your browser. Please switch it on and reload the page. Or order by email or telephone.';
export const emptyCart = 'Your basket is empty. Put a piece into it first.';
export const browse = 'Browse';
export { loading } from '../wording/quoted.ts';

export const contact = 'Contact';
export const fromAccount = 'Filled in from your account; you can change everything.';
export const savedAddress = 'Saved address';
export const otherAddress = 'Another address';
export const customerKind = 'You are ordering';
export const customerKindName = {
  consumer: 'Privately',
  business: 'For a business',
} as const;
export const delivery = 'Delivery';
export const address = 'Address';
export const deliveryTo = 'Delivery to';
export const deliveryTime = 'Delivery time';
export const withinOfPayment = (count: number): string => `within ${weeks(count)} of payment`;
export const yourAddress = 'Your address';
export const invoiceAddress = 'Billing address';
export const deliveryOptionName = {
  shipment: 'Delivery to you',
  pickup: 'Collection from our store',
} as const;
export const shipmentHint = 'Into your home in Berlin, elsewhere to the kerb';
export const pickupHint = 'Free, in Berlin';
export const pickupTime = 'Collection';
export const readyForPickup =
  'As soon as your payment has arrived, we will get everything ready and write to you when you can collect it.';
export const preparedForPickup = 'We get everything ready and write to you when you can collect it.';
export const pickupFrom = 'Collect it here';

export const noAssembly = {
  shipment: 'Assembly is available with delivery to Berlin and Potsdam only.',
  pickup: 'There is no assembly with collection.',
} as const;
export const noAssemblyHint = {
  shipment: 'Or give a delivery address in Berlin or Potsdam.',
  pickup: 'Or choose delivery to an address in Berlin or Potsdam.',
} as const;

export const email = 'Email';
export const firstName = 'First name';
export const lastName = 'Last name';
export const company = 'Company';
export const vatId = 'VAT number';
export const street = 'Street and number';
export const apartment = 'Flat, floor, details';
export const postalCode = 'Postcode';
export const city = 'Town or city';
export const country = 'Country';
export const phone = 'Phone';
export const phoneBegins = (code: string) =>
  `Your phone number begins with ${code}. If that is wrong, choose another code above.`;
export const firstPhoneCountry = 'DE';
export const phoneCountry = 'Country code';
export const phoneCountrySearch = 'Search country or code';
export const countriesFound = (count: number): string =>
  count === 0 ? 'No country found' : count === 1 ? 'One country found' : `${count} countries found`;
export const countryMissing = 'Is your country missing? Ask about delivery';
export const otherBilling = 'Invoice to another address';
export const note = 'Note';
export const noteHint = 'For example the floor, a lift or a preferred date';
export const carrierContact = 'The carrier may have my phone number and email address';
export const carrierContactHint =
  'Only to arrange a delivery date with you. Otherwise we pass on just your name and address.';
export const newsletter = 'I would like to receive the newsletter.';
export const newsletterHint =
  'After your order we send you an email in which you confirm your subscription. You can unsubscribe at any time.';

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
  firstName: 'The first name has no letters. Please enter a name',
  lastName: 'The last name has no letters. Please enter a name',
  address: 'The name of the street is missing. Please enter street and house number',
  city: 'The town has no letters. Please enter its name',
} as const;
export const ofBilling = (message: string): string => `Billing address: ${message}`;
export const tooLong = (most: number): string => `Please use ${most} characters at most`;
export const wrongEmail = 'Please enter a valid email address';
export const wrongPhone = 'Please enter one valid phone number and nothing else';
export const noPostalBox =
  'Furniture does not fit into a PO box, a parcel locker or a post office. Please give an address where someone can take delivery';
export const houseNumberMissing = 'Please add the house number, or confirm that the address has none';
export const withoutHouseNumber = 'This address has no house number';
export const withoutHouseNumberHint =
  'If you just left it out, please add it above, so that what we send arrives.';
export const wrongPostalCode = 'Please enter the postcode with its five digits';
export const wrongPostalCodeElsewhere = 'This is not how postcodes are written in this country';
export const businessRequired = 'Please enter the name of your company';
export const wrongVatId = 'Please enter the VAT number with its country code, for example DE123456789';
export const billingRequired = {
  firstName: 'please enter the first name',
  lastName: 'please enter the last name',
  address: 'please enter street and house number',
  postalCode: 'please enter the postcode',
  city: 'please enter the town',
} as const;
export const unavailable = (count: number): string =>
  count === 1
    ? 'One piece is no longer available like this. Please remove or change it before you order.'
    : `${count} pieces are no longer available like this. Please remove or change them before you order.`;
export const orderedJustNow = 'Did you just order this yourself? Go to your order and its payment';
export const changeInCart = 'Change in the basket';
export const errorSummary = 'Please check these details';
export { nothingToReview } from '../wording/quoted.ts';

export const summary = 'Your order';
export const subtotal = 'Subtotal';
export const shipping = 'Delivery';
export const total = 'Total';
export const totalNote = 'incl. VAT';
export const customsExtra =
  'Customs duties and import taxes of the destination are not included; they are charged on import.';
/** Why there is no German VAT. */
export const exempt = {
  export: 'Exempt export, without German VAT',
  'intra-community': 'Exempt intra-Community supply, without German VAT',
  'reverse-charge': 'Without German VAT: reverse charge',
} as const;
export const vatInTotal = (percent: number): string => `including ${percent}% VAT`;
export const unlessMargin = ', unless under the margin scheme';
export const margin = 'Used pieces: margin scheme under §\u00a025a\u00a0UStG, VAT not shown separately.';
const free = 'free';
const shippingLater = 'depends on your address';
export const quantityTimes = (count: number): string => `${count} ×`;
export { calculatingShipment as calculating } from '../wording/quoted.ts';
export const review = 'Review order';
export { noRates } from '../wording/quoted.ts';
export const tryAgain = 'Try again';
export const shippingOf = (cents: number | null): string =>
  cents === null ? shippingLater : cents === 0 ? free : formatEuros(cents);

/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Credit card',
  klarna: 'Klarna',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
} as const;

/** Kinds of payment in a shopper's words. */
export const paymentKindName = {
  card: 'Credit card',
  instalments: 'Klarna',
  transfer: 'Bank transfer',
  wallet: 'PayPal',
} as const;
