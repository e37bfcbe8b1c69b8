import { expect, test } from 'vitest';
import { internationalPhone, phoneCountryOf, phoneFields } from './phone-number.ts';

test.each([
  ['030 23125 001', 'DE', '030 23125 001', 'DE'],
  ['+49 30 23125 001', 'DE', '030 23125 001', 'DE'],
  ['+49 (0) 30 23125', 'AT', '030 23125', 'DE'],
  ['0043 664 12345', 'DE', '0664 12345', 'AT'],
  ['+39 06 12345', 'DE', '06 12345', 'IT'],
  // The codes of Lithuania, Latvia and Estonia begin alike.
  ['+3726012345', 'DE', '06012345', 'EE'],
  // A number from a country that the shop does not ship to stays complete.
  ['+1 212 5550123', 'DE', '+1 212 5550123', 'DE'],
  // Of none, nothing is known: its code follows the address.
  ['', 'AT', '', null],
] as const)('%s of an account in %s', (kept, country, phone, phoneCountry) => {
  expect(phoneFields(kept, country)).toEqual({ phone, phoneCountry });
});

test.each(['+49 30 23125 001', '+43 664 12345', '+39 06 12345', '+1 212 5550123'])(
  '%s is the same number again once it is sent',
  (kept) => {
    const digits = (text: string) => text.replace(/\D/g, '');
    expect(digits(internationalPhone({ ...phoneFields(kept, 'DE'), selectedCountry: 'DE' }))).toBe(
      digits(kept),
    );
  },
);

test('what was saved and is no single number is shown whole, and can be mended', () => {
  const saved = '030 23125000 / 0171 1234567';
  expect(phoneFields(saved, 'DE')).toEqual({ phone: saved, phoneCountry: 'DE' });
});

test('digits of full width are digits', () => {
  const typed = { phone: '０３０ ２３１２５', phoneCountry: null, selectedCountry: 'DE' } as const;
  expect(internationalPhone(typed)).toBe('+49 30 23125');
});

test.each([
  ['06 12 34 56 78', null, 'FR', '+33 6 12 34 56 78'],
  ['07700 900123', null, 'GB', '+44 7700 900123'],
  ['06 1234567', null, 'IT', '+39 06 1234567'],
  // Chosen by hand, or known from the account.
  ['030 23125', 'DE', 'FR', '+49 30 23125'],
  ['+49 30 23125', null, 'FR', '+49 30 23125'],
] as const)(
  '%s with the code of %j and an address in %s is %s',
  (phone, phoneCountry, selectedCountry, number) => {
    const given = { phone, phoneCountry, selectedCountry };
    expect(internationalPhone(given)).toBe(number);
    expect(phoneCountryOf(given)).toBe(phoneCountry ?? selectedCountry);
  },
);
