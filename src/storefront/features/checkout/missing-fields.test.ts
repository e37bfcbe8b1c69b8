import { expect, test } from 'vitest';
import * as t from '#texts/checkout.ts';
import { readCheckout, type Checkout } from './checkout-store.ts';
import { missingFields } from './missing-fields.ts';

const filled: Checkout = {
  ...readCheckout(),
  phone: '030 1234567',
  formData: {
    ...readCheckout().formData,
    email: 'lena@example.org',
    firstName: 'Lena',
    lastName: 'Muster',
    address: 'Rigaer Straße 1',
    postalCode: '10247',
    city: 'Berlin',
  },
};
const wrong = (form: Partial<Checkout['formData']>, more: Partial<Checkout> = {}) =>
  missingFields({ ...filled, ...more, formData: { ...filled.formData, ...form } });

test('a form that is filled lacks nothing; an empty field has the words of the specification', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ email: ' ', postalCode: '' })).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'postalCode', message: 'Postal code is required' },
  ]);
});

test('all that is faulty is listed in the order of the form, also what the shop says of the place', () => {
  const all = { email: 'lena@', firstName: '', lastName: '', vatId: 'x', address: '', city: '' };
  const noPlace = 'Diese Postleitzahl gibt es nicht.';
  const faulty = missingFields(
    {
      ...filled,
      phone: '1',
      customerKind: 'business',
      otherBilling: true,
      formData: { ...filled.formData, ...all },
    },
    noPlace,
  );
  expect(faulty.map(({ field }) => field)).toEqual([
    'email',
    'phone',
    'firstName',
    'lastName',
    'company',
    'vatId',
    'address',
    'postalCode',
    'city',
    'billing-firstName',
    'billing-lastName',
    'billing-address',
    'billing-postalCode',
    'billing-city',
  ]);
  expect(faulty.find(({ field }) => field === 'postalCode')?.message).toBe(noPlace);
  const empty = { ...filled, formData: { ...filled.formData, postalCode: '' } };
  expect(missingFields(empty, noPlace)).toEqual([
    { field: 'postalCode', message: 'Postal code is required' },
  ]);
});

test('what is longer than the shop takes is told at its field before it is sent', () => {
  const long = (most: number) => 'ß'.repeat(most + 1);
  const form = { firstName: long(100), address: `${long(200)} 1`, apartment: long(100), city: long(100) };
  expect(wrong({ ...form, company: long(200) }, { note: long(1000) })).toEqual([
    { field: 'firstName', message: t.tooLong(100) },
    { field: 'company', message: t.tooLong(200) },
    { field: 'address', message: t.tooLong(200) },
    { field: 'apartment', message: t.tooLong(100) },
    { field: 'city', message: t.tooLong(100) },
    { field: 'note', message: t.tooLong(1000) },
  ]);
  expect(wrong({ firstName: ` ${'ß'.repeat(100)} `, apartment: 'Hinterhaus\t3. OG' })).toEqual([]);
  const billing = { ...filled.formData, lastName: long(100), company: long(200), apartment: long(100) };
  expect(wrong({}, { otherBilling: true, billing })).toEqual([
    { field: 'billing-lastName', message: t.ofBilling(t.tooLong(100)) },
    { field: 'billing-company', message: t.ofBilling(t.tooLong(200)) },
    { field: 'billing-apartment', message: t.ofBilling(t.tooLong(100)) },
  ]);
});

test.each(['.', '–', '!'])('%s is told to have no letter', (text) => {
  expect(wrong({ lastName: text })).toEqual([{ field: 'lastName', message: t.withoutLetters.lastName }]);
  expect(t.withoutLetters.lastName).not.toMatch(/Ziffer/);
});

test('a name, a town or a street of digits alone is none, which is said', () => {
  expect(wrong({ lastName: '123', city: '12', address: '5' })).toEqual([
    { field: 'lastName', message: t.withoutLetters.lastName },
    { field: 'address', message: t.withoutLetters.address },
    { field: 'city', message: t.withoutLetters.city },
  ]);
  expect(wrong({ city: 'Łódź', lastName: '李', address: 'Q7, 24' })).toEqual([]);
});

test('an undeliverable address is reported at its field', () => {
  expect(wrong({ email: 'lena@gmial' })).toEqual([{ field: 'email', message: t.wrongEmail }]);
});

test('an unusable number is reported at its field', () => {
  expect(wrong({}, { phone: '12' })).toEqual([{ field: 'phone', message: t.wrongPhone }]);
  expect(wrong({}, { phone: '030/12 34' })).toEqual([]);
  expect(wrong({}, { phone: '０３０ ２３１２５０００' })).toEqual([]);
  for (const phone of ['030 23125000 / 0171 1234567', '030 23125000 App. 12', '+4930231250001234567']) {
    expect(wrong({}, { phone })).toEqual([{ field: 'phone', message: t.wrongPhone }]);
  }
});

test('a postal code is one of its country, also for pickup and for the invoice', () => {
  const tooShort = { postalCode: '8080' };
  expect(wrong(tooShort)).toEqual([{ field: 'postalCode', message: t.wrongPostalCode }]);
  for (const code of [' 10247 ', 'D-10247', '10 247']) expect(wrong({ postalCode: code })).toEqual([]);
  expect(wrong(tooShort, { selectedCountry: 'AT' })).toEqual([]);
  expect(wrong(tooShort, { deliveryOption: 'pickup' })).toEqual([
    { field: 'postalCode', message: t.wrongPostalCode },
  ]);
  expect(wrong({}, { selectedCountry: 'AT' })).toEqual([
    { field: 'postalCode', message: t.wrongPostalCodeElsewhere },
  ]);
  const billed = (postalCode: string, billingCountry: Checkout['billingCountry']) =>
    wrong({}, { otherBilling: true, billingCountry, billing: { ...filled.formData, postalCode } });
  expect(billed('10247', 'DE')).toEqual([]);
  expect(billed('123', 'DE')).toEqual([
    { field: 'billing-postalCode', message: t.ofBilling(t.wrongPostalCode) },
  ]);
  expect(billed('10247', 'AT')).toEqual([
    { field: 'billing-postalCode', message: t.ofBilling(t.wrongPostalCodeElsewhere) },
  ]);
});

test('a street without a number is asked about until somebody confirms that it has none', () => {
  const street = { address: 'Sandwall ' };
  const asked = [{ field: 'address', message: t.houseNumberMissing }];
  expect(wrong(street)).toEqual(asked);
  expect(wrong(street, { numberless: 'Sandwall' })).toEqual([]);
  expect(wrong({ address: 'Am Markt' }, { numberless: 'Sandwall' })).toEqual(asked);
  const billing = { ...filled.formData, address: 'Sandwall', company: '' };
  const other = { otherBilling: true, billing };
  expect(wrong({}, other)).toEqual([
    { field: 'billing-address', message: t.ofBilling(t.houseNumberMissing) },
  ]);
  expect(wrong({}, { ...other, billingNumberless: 'Sandwall' })).toEqual([]);
});

test('furniture is sent to no box, locker or counter, in whichever line it stands; an invoice may go there', () => {
  expect(wrong({ address: 'Packstation 145' })).toEqual([{ field: 'address', message: t.noPostalBox }]);
  expect(wrong({ address: 'Postfach 10 12 34' })).toEqual([{ field: 'address', message: t.noPostalBox }]);
  const french = { selectedCountry: 'FR', phone: '+33 1 2345678' } as const;
  expect(wrong({ address: 'BP 123', postalCode: '75001' }, french)).toEqual([
    { field: 'address', message: t.noPostalBox },
  ]);
  const billing = { ...filled.formData, address: 'Postfach 10 12 34' };
  expect(wrong({}, { otherBilling: true, billing })).toEqual([]);
  expect(wrong({ apartment: 'DHL Postfiliale 512' })).toEqual([
    { field: 'apartment', message: t.noPostalBox },
  ]);
  expect(wrong({ address: 'Packstation 145' }, { deliveryOption: 'pickup' })).toEqual([]);
});

test('who picks up may leave out the telephone, but not give a wrong one', () => {
  const noPhone = { field: 'phone', message: t.required.phone };
  expect(wrong({}, { phone: '' })).toEqual([noPhone]);
  expect(wrong({}, { phone: '', deliveryOption: 'pickup' })).toEqual([]);
  expect(wrong({}, { phone: '1', deliveryOption: 'pickup' })).toEqual([
    { field: 'phone', message: t.wrongPhone },
  ]);
});

test('what is too long is kept, and told at its field', () => {
  const long = { firstName: 'x'.repeat(101), city: 'x'.repeat(101) };
  expect(wrong(long, { note: `${'x'.repeat(1001)} ` })).toEqual([
    { field: 'firstName', message: t.tooLong(100) },
    { field: 'city', message: t.tooLong(100) },
    { field: 'note', message: t.tooLong(1000) },
  ]);
  expect(wrong({}, { note: `${'x'.repeat(1000)} ` })).toEqual([]);
});
