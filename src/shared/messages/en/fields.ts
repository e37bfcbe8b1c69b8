import type { fields as german } from '../de/fields.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.en;

/**
 * What is wrong with a field of a form that shoppers fill in. The first ones are said of any field whose schema has no
 * code of its own.
 */
export const fields: Translated<typeof german> = {
  missing: 'Please fill this in',
  'number-needed': 'Please enter a number',
  'choice-missing': 'Please make a choice',
  'choice-unknown': 'There is no such choice',
  'does-not-fit': 'This does not fit here',
  'email-needed': 'Please enter a valid email address',
  'format-wrong': 'The format is not right',
  'characters-too-few': ({ minimum }) => `At least ${number(minimum)} characters`,
  'entries-too-few': ({ minimum }: { readonly minimum: number }) =>
    `At least ${number(minimum)} ${minimum === 1 ? 'entry' : 'entries'}`,
  'number-too-small': ({ minimum }) => `At least ${number(minimum)}`,
  'characters-too-many': ({ maximum }) => `At most ${number(maximum)} characters`,
  'entries-too-many': ({ maximum }: { readonly maximum: number }) =>
    `At most ${number(maximum)} ${maximum === 1 ? 'entry' : 'entries'}`,
  'number-too-large': ({ maximum }) => `At most ${number(maximum)}`,
  'text-not-printable': ({ signs }) => `These characters cannot be printed: ${signs}`,
  'text-too-many-lines': ({ lines }) =>
    lines === 1 ? 'Please keep it on one line' : `Please use ${number(lines)} lines at most`,
  'text-too-long': ({ maximum }) => `Please use ${number(maximum)} characters at most`,
  'not-one-line': 'Please write everything on one line',
  'of-piece': ({ title, problem }) => `${title}: ${problem}`,
  'as-written': ({ text }) => text,
  'not-storable': 'An invisible character in it cannot be stored. Please type the text again',
  'nested-too-deeply': 'The data is nested too deeply',
  'email-invalid': 'Please enter a valid email address',
  'contact-email-invalid': 'Please give a valid email address',
  'contact-email-missing': 'Please give your email address',
  'question-missing': 'Please write what it is about',
  'contact-name-missing': 'Please give your name',
  'name-missing': 'Please enter a name',
  'name-parts-too-long': ({ maximum }) =>
    `First and last name may have ${number(maximum)} characters each at most`,
  'own-name-missing': 'Please enter your name',
  'own-first-name-missing': 'Please enter your first name',
  'own-last-name-missing': 'Please enter your last name',
  'first-name-missing': 'Please enter the first name',
  'last-name-missing': 'Please enter the last name',
  'own-phone-missing': 'Please enter your phone number',
  'own-phone-invalid': 'This is not a phone number. If you would rather not give one, leave the field empty',
  'own-postal-code-invalid':
    'This is not a postcode. If you would rather not give one, leave the field empty',
  'phone-of-other-country':
    'A phone number of that country has more digits or fewer. Please check the number and its country code',
  'phone-invalid': 'Please enter one valid phone number and nothing else',
  'own-password-missing': 'Please enter your password',
  'date-missing': 'Please give a date',
  'date-invalid': 'Please give a valid date',
  'day-out-of-range': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Please check the year: ${first} to ${last} are possible`,
  'range-ends-before': 'The end is before the beginning: nothing can be found like that',
  'birth-date-out-of-range': ({ youngest, oldest }: { readonly youngest: number; readonly oldest: number }) =>
    `Please check the date of birth: the age may be from ${number(youngest)} to ${number(oldest)} years`,
  'street-missing': 'Please enter street and house number',
  'postal-code-missing': 'Please enter the postcode',
  'town-missing': 'Please enter the town',
  'postal-code-unknown': 'There is no such postcode',
  'postal-code-form': 'This is not how postcodes are written in this country',
  'town-elsewhere': 'This postcode does not belong to this town',
  'eu-on-request': 'We currently sell to other EU countries on request. We will gladly tell you the price',
  'third-country-on-request':
    'We currently sell outside the EU and its VAT area on request. We will gladly tell you the price',
  'vat-id-refused':
    'Your VAT ID is not registered as valid with its tax office. The price therefore includes 19% VAT.',
  'vat-id-unknown':
    'Your VAT ID cannot be confirmed right now. The price therefore includes 19% VAT; try again later, or write to us.',
  'vat-id-on-request':
    'With this VAT number we currently sell on request. Without it you can order here at the price shown, including German VAT',
  'place-on-request':
    'We deliver there on request only: freight costs more than we can work out here. We will gladly tell you the price',
  'country-not-chosen': 'Please choose a country',
  'country-missing': 'Please give the country',
  'order-number-missing': 'Please enter the order number',
  'password-not-right': 'This password is wrong',
  'contract-missing': 'Please give the order number or name the contract',
  'reason-missing': 'Please give the reason',
  'manner-not-chosen': 'Please choose the type of cancellation',
  'rental-term-not-chosen': 'Please choose how long to rent',
  'not-an-amount': 'Not an amount of money',
  'picture-missing': 'A picture is missing.',
  'password-too-short': 'The password needs at least 8 characters',
  'password-too-long': 'The password may have 128 characters at most',
  'password-too-common': 'A great many people use this password. Please choose another one',
  'password-unchanged': 'This is your present password. Please choose a different one',
  'password-is-personal': 'The password must not be your name or email address',
  'password-is-of-shop': 'Your password consists almost only of names of our shop. Please add other words',
  'piece-unknown': 'Product not found',
  'variant-missing': 'Please choose a version',
  'variant-unknown': 'This version does not exist',
  'not-rentable': 'This piece is not for rent',
  'no-assembly-for-piece': 'Assembly is not offered for this piece',
  'no-assembly-at-address': 'Assembly is possible with delivery to Berlin and Potsdam only',
  'line-twice': 'This piece is in the basket twice',
  'vat-id-invalid': 'Please enter the VAT number with its country code, for example DE123456789',
  'company-missing': 'Please enter the name of your company',
  'checkout-email-missing': 'Email is required',
  'checkout-first-name-missing': 'First name is required',
  'checkout-last-name-missing': 'Last name is required',
  'checkout-address-missing': 'Address is required',
  'checkout-city-missing': 'City is required',
  'checkout-postal-code-missing': 'Postal code is required',
  'checkout-phone-missing': 'Phone number is required',
  'first-name-without-letters': 'The first name has no letters. Please enter a name',
  'last-name-without-letters': 'The last name has no letters. Please enter a name',
  'street-without-letters': 'The name of the street is missing. Please enter street and house number',
  'address-of-postal-box':
    'Furniture does not fit into a PO box, a parcel locker or a post office. Please give an address where someone can take delivery',
  'town-without-letters': 'The town has no letters. Please enter its name',
  'shipping-or-items-missing': 'Please select a shipping method and add items to your cart.',
};
