/**
 * The countries that the shop ships to (the 25 of spec 3, and three more with freight rates), and the dialling code of
 * each.
 */
export const countries = [
  { code: 'DE', phoneCode: '+49' },
  { code: 'IT', phoneCode: '+39' },
  { code: 'IE', phoneCode: '+353' },
  { code: 'AT', phoneCode: '+43' },
  { code: 'BE', phoneCode: '+32' },
  { code: 'BG', phoneCode: '+359' },
  { code: 'CZ', phoneCode: '+420' },
  { code: 'DK', phoneCode: '+45' },
  { code: 'EE', phoneCode: '+372' },
  { code: 'FI', phoneCode: '+358' },
  { code: 'FR', phoneCode: '+33' },
  { code: 'GR', phoneCode: '+30' },
  { code: 'HU', phoneCode: '+36' },
  { code: 'LV', phoneCode: '+371' },
  { code: 'LT', phoneCode: '+370' },
  { code: 'NL', phoneCode: '+31' },
  { code: 'NO', phoneCode: '+47' },
  { code: 'PL', phoneCode: '+48' },
  { code: 'PT', phoneCode: '+351' },
  { code: 'RO', phoneCode: '+40' },
  { code: 'SK', phoneCode: '+421' },
  { code: 'ES', phoneCode: '+34' },
  { code: 'SE', phoneCode: '+46' },
  { code: 'CH', phoneCode: '+41' },
  { code: 'GB', phoneCode: '+44' },
  { code: 'HR', phoneCode: '+385' },
  { code: 'LU', phoneCode: '+352' },
  { code: 'SI', phoneCode: '+386' },
] as const;

export type Country = (typeof countries)[number];
export type CountryCode = Country['code'];

export const defaultCountry: CountryCode = 'DE';

/** The country with this code, or Germany if the code is unknown. */
export function countryOf(code: string): Country {
  return countries.find((country) => country.code === code) ?? countries[0];
}
