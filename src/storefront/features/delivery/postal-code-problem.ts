import { wrongPostalCode, wrongPostalCodeElsewhere } from '#texts/checkout/checkout.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';

/** What is wrong with a postal code of that country, as the shop's own check says it; null: nothing. */
export function postalCodeProblem(country: string, postalCode: string): string | null {
  if (hasPostalCodeForm(country, postalCode)) return null;
  return country === defaultCountry ? wrongPostalCode : wrongPostalCodeElsewhere;
}
