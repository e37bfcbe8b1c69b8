import { describe, expect, test } from 'vitest';
import type { AccountAddress } from '../account/account-order.ts';
import { readCheckout, type Checkout, type CheckoutForm } from './checkout-store.ts';
import { addressIn, chosenFields, filledFromAccount } from './fill-from-account.browser.ts';
import { internationalPhone } from './phone-number.ts';

const person = {
  email_address: 'ada@example.org',
  phone_number: '+49 30 23125 001',
  firstName: 'Ada',
  lastName: 'Beispiel',
};
const home: AccountAddress = {
  id: 'home',
  firstName: 'Ada',
  lastName: 'Muster',
  company: '',
  street: 'Rigaer Straße 1',
  apartment: '3. OG',
  postalCode: '10247',
  city: 'Berlin',
  country: 'DE',
  isDelivery: true,
  isBilling: false,
};
const office: AccountAddress = {
  ...home,
  id: 'office',
  company: 'Muster GmbH',
  street: 'Mariahilfer Straße 2',
  apartment: '',
  postalCode: '1060',
  city: 'Wien',
  country: 'AT',
  isDelivery: false,
  isBilling: true,
};
const fields = { firstName: 'Ada', lastName: 'Muster', company: '', apartment: '3. OG', city: 'Berlin' };

function typed(form: Partial<CheckoutForm>, more: Partial<Checkout> = {}): Checkout {
  const empty = readCheckout();
  return { ...empty, ...more, formData: { ...empty.formData, ...form } };
}

describe('empty fields', () => {
  test('get e-mail, telephone and the address that is suggested for deliveries', () => {
    const filled = filledFromAccount(typed({}), { person, addresses: [office, home] });
    expect(filled).toMatchObject({
      formData: { ...fields, email: 'ada@example.org', address: 'Rigaer Straße 1', postalCode: '10247' },
      phone: '+49 30 23125 001',
      phoneCountry: null,
      selectedCountry: 'DE',
      otherBilling: false,
      billing: { company: 'Muster GmbH', address: 'Mariahilfer Straße 2' },
      billingCountry: 'AT',
    });
  });

  test('get the one for invoices where nothing is sent, with its country', () => {
    const pickedUp = typed({}, { deliveryOption: 'pickup' });
    expect(filledFromAccount(pickedUp, { person, addresses: [home, office] })).toMatchObject({
      formData: { address: 'Mariahilfer Straße 2', company: 'Muster GmbH' },
      selectedCountry: 'AT',
    });
  });

  test('get the name of the account where no address is saved or none is suggested', () => {
    const none = { ...home, isDelivery: false };
    for (const addresses of [[], [none, { ...office, isBilling: false }]]) {
      expect(filledFromAccount(typed({}), { person, addresses }).formData).toMatchObject({
        firstName: 'Ada',
        lastName: 'Beispiel',
        address: '',
      });
    }
    // A single address is suggested for everything.
    expect(filledFromAccount(typed({}), { person, addresses: [none] }).formData.city).toBe('Berlin');
  });
});

test('whoever overwrites the account’s number overwrites its code with it', () => {
  const french = { ...person, phone_number: '+33 1 42 68 53 00' };
  const filled = filledFromAccount(typed({}), { person: french, addresses: [home] });
  expect(internationalPhone(filled)).toBe('+33 1 42 68 53 00');
  expect(internationalPhone({ ...filled, phone: '030 / 23125-000' })).toBe('+49 30 / 23125-000');
  // Another country for the delivery does not change the account's.
  expect(internationalPhone({ ...filled, selectedCountry: 'IT' })).toBe('+33 1 42 68 53 00');
});

describe('typed values', () => {
  test('stays, and no address is made of two halves', () => {
    const before = typed({ email: 'x@example.org', firstName: 'Bea', city: 'Potsdam' }, { phone: '0331 1' });
    const { formData, phone } = filledFromAccount(before, { person, addresses: [home] });
    expect(formData).toEqual(before.formData);
    expect(phone).toBe('0331 1');
  });

  test('is completed where it says the same', () => {
    const before = typed({ lastName: 'Muster', postalCode: '10247', city: 'Berlin', company: 'Verein' });
    expect(filledFromAccount(before, { person, addresses: [home] }).formData).toMatchObject({
      ...fields,
      company: 'Verein',
      address: 'Rigaer Straße 1',
    });
  });

  test('a country that was chosen is no place for an address in another one', () => {
    const before = typed({}, { selectedCountry: 'CH' });
    expect(filledFromAccount(before, { person, addresses: [home] })).toMatchObject({
      selectedCountry: 'CH',
      formData: { address: '', firstName: 'Ada' },
    });
  });

  test('in the invoice’s address stays, too', () => {
    const billing = { ...readCheckout().billing, city: 'Graz' };
    const filled = filledFromAccount(typed({}, { billing }), { person, addresses: [home, office] });
    expect(filled.billing).toEqual(billing);
  });
});

test('a chosen address is found again in the fields; another one begins empty, with the same name', () => {
  const form = { ...readCheckout().formData, ...chosenFields(office) };
  expect(addressIn(form, 'AT', [home, office])).toBe(office);
  expect(addressIn(form, 'DE', [home, office])).toBeNull();
  expect({ ...form, ...chosenFields(null) }).toMatchObject({ lastName: 'Muster', address: '', city: '' });
});
