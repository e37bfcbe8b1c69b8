/** The countries that the shop sends to (spec 3), with their German names and what a telephone number there begins with. */
export const countries = [
  { code: 'DE', name: 'Deutschland', phoneCode: '+49' },
  { code: 'IT', name: 'Italien', phoneCode: '+39' },
  { code: 'IE', name: 'Irland', phoneCode: '+353' },
  { code: 'AT', name: 'Österreich', phoneCode: '+43' },
  { code: 'BE', name: 'Belgien', phoneCode: '+32' },
  { code: 'BG', name: 'Bulgarien', phoneCode: '+359' },
  { code: 'CZ', name: 'Tschechien', phoneCode: '+420' },
  { code: 'DK', name: 'Dänemark', phoneCode: '+45' },
  { code: 'EE', name: 'Estland', phoneCode: '+372' },
  { code: 'FI', name: 'Finnland', phoneCode: '+358' },
  { code: 'FR', name: 'Frankreich', phoneCode: '+33' },
  { code: 'GR', name: 'Griechenland', phoneCode: '+30' },
  { code: 'HU', name: 'Ungarn', phoneCode: '+36' },
  { code: 'LV', name: 'Lettland', phoneCode: '+371' },
  { code: 'LT', name: 'Litauen', phoneCode: '+370' },
  { code: 'NL', name: 'Niederlande', phoneCode: '+31' },
  { code: 'NO', name: 'Norwegen', phoneCode: '+47' },
  { code: 'PL', name: 'Polen', phoneCode: '+48' },
  { code: 'PT', name: 'Portugal', phoneCode: '+351' },
  { code: 'RO', name: 'Rumänien', phoneCode: '+40' },
  { code: 'SK', name: 'Slowakei', phoneCode: '+421' },
  { code: 'ES', name: 'Spanien', phoneCode: '+34' },
  { code: 'SE', name: 'Schweden', phoneCode: '+46' },
  { code: 'CH', name: 'Schweiz', phoneCode: '+41' },
  { code: 'GB', name: 'Vereinigtes Königreich', phoneCode: '+44' },
] as const;

export type Country = (typeof countries)[number];
export type CountryCode = Country['code'];

export const defaultCountry: CountryCode = 'DE';

/** The country with this code; Germany for a code that is none of them. */
export function countryOf(code: string): Country {
  return countries.find((country) => country.code === code) ?? countries[0];
}
