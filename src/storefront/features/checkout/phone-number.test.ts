import { expect, test } from 'vitest';
import { codeElsewhere, internationalPhone, phoneCountryOf, withCodeOf, withNumber } from './phone-number.ts';

test.each([
  ['030 23125 001', 'AT', '030 23125 001', '+43 30 23125 001'],
  ['+49 30 23125 001', 'AT', '030 23125 001', '+43 30 23125 001'],
  ['+49 (0) 30 23125', 'DE', '030 23125', '+49 30 23125'],
  ['0043 664 12345', 'DE', '0664 12345', '+49 664 12345'],
  ['+39 06 12345', 'IT', '06 12345', '+39 06 12345'],
  // The codes of Lithuania, Latvia and Estonia begin alike.
  ['+3726012345', 'LV', '06012345', '+371 6012345'],
  // A number from a country that the shop does not ship to stays complete.
  ['+1 212 5550123', 'DE', '+1 212 5550123', '+1 212 5550123'],
  ['', 'AT', '', ''],
] as const)(
  '%j, for which the code of %s is chosen, is %j in its field, and %j',
  (typed, code, phone, number) => {
    const chosen = withCodeOf(code, { phone: typed });
    expect(chosen).toEqual({ phone, phoneCountry: code });
    expect(internationalPhone({ ...chosen, selectedCountry: 'FR' })).toBe(number);
  },
);

test('digits of full width are digits', () => {
  const typed = { phone: '０３０ ２３１２５', phoneCountry: null, selectedCountry: 'DE' } as const;
  expect(internationalPhone(typed)).toBe('+49 30 23125');
});

test.each([
  ['06 12 34 56 78', null, 'FR', 'FR', '+33 6 12 34 56 78'],
  ['07700 900123', null, 'GB', 'GB', '+44 7700 900123'],
  ['06 1234567', null, 'IT', 'IT', '+39 06 1234567'],
  // Chosen by hand.
  ['030 23125', 'DE', 'FR', 'DE', '+49 30 23125'],
  // With its own code, as an account has it: no other stands before it, and none is left behind by it.
  ['+33 1 42 68 53 00', null, 'DE', 'FR', '+33 1 42 68 53 00'],
  ['0033 1 42 68 53 00', 'IT', 'DE', 'FR', '+33 1 42 68 53 00'],
  ['030 / 23125-000', null, 'DE', 'DE', '+49 30 / 23125-000'],
  ['+1 212 5550123', null, 'DE', 'DE', '+1 212 5550123'],
] as const)(
  '%s with the code of %j and an address in %s is of %s: %s',
  (phone, phoneCountry, selectedCountry, country, number) => {
    const given = { phone, phoneCountry, selectedCountry };
    expect(internationalPhone(given)).toBe(number);
    expect(phoneCountryOf(given)).toBe(country);
  },
);

test.each([
  ['', 'DE', 'FR', '+49'],
  ['', 'FR', 'DE', '+33'],
  // One that brought its own code is overwritten with it, as if the field had been emptied before.
  ['+33 1 42', 'DE', 'CH', '+49'],
] as const)(
  'after %j a number is typed for an address in %s, which then is in %s: its code stays %s',
  (phone, selectedCountry, then, code) => {
    const before = { phone, phoneCountry: null, selectedCountry };
    const typed = { ...withNumber('0171 234567', before), selectedCountry: then };
    expect(internationalPhone(typed)).toBe(`${code} 171 234567`);
    expect(codeElsewhere(typed)).toBe(code);
  },
);

test('an emptied field leaves the choice of its code as it was', () => {
  const nothing = { phone: '', phoneCountry: null, selectedCountry: 'FR' } as const;
  expect(withNumber(' ', nothing)).toEqual({ phone: ' ', phoneCountry: null });
  expect(withNumber('', { ...nothing, phone: '1', phoneCountry: 'CH' })).toMatchObject({
    phoneCountry: 'CH',
  });
});

test.each([
  ['0171 234567', 'DE', 'FR', '+49'],
  ['0171 234567', 'FR', 'FR', null],
  ['0171 234567', null, 'FR', null],
  ['0049 171 234567', 'FR', 'FR', null],
  [' ', 'DE', 'FR', null],
] as const)(
  '%j with the code of %s for an address in %s: to be asked about is %j',
  (phone, phoneCountry, selectedCountry, code) => {
    expect(codeElsewhere({ phone, phoneCountry, selectedCountry })).toBe(code);
  },
);
