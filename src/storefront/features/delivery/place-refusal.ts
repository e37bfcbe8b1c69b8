import { noRates, wrongPostalCode, wrongPostalCodeElsewhere } from '#texts/checkout.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import type { Refused } from '../../asking/ask-shop.ts';

/** What is wrong with a postal code of that country, as the shop's own check says it; null: nothing. */
export function postalCodeProblem(country: string, postalCode: string): string | null {
  if (hasPostalCodeForm(country, postalCode)) return null;
  return country === defaultCountry ? wrongPostalCode : wrongPostalCodeElsewhere;
}

/** What the shop says is wrong, and with which field of the request; undefined: it names none. */
export function issueOf({ body }: Refused) {
  const { issues } = (body ?? {}) as {
    readonly issues?: readonly { readonly field?: string; readonly message?: string }[];
  };
  return issues?.[0];
}

/** What the shop says of a place to which it has no price; null: it is refused for another reason. */
export function placeRefusal(answer: Refused) {
  const isOnRequest = answer.code === 'no-shipping-rate' || answer.code === 'sale-on-request';
  if (answer.code !== 'no-such-place' && !isOnRequest) return null;
  const issue = issueOf(answer);
  const isNoPlace = !isOnRequest || issue?.field === 'Useraddress.postalCode';
  return { message: issue?.message ?? answer.message ?? noRates, isNoPlace, isOnRequest };
}
