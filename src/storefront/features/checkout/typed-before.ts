import { countries, type CountryCode } from '../../../shared/country.ts';
import { changeBilling, changeCheckout, changeForm, readCheckout } from './checkout-store.ts';

/**
 * Reads what was typed, chosen or filled in by the browser before the page's scripts had loaded: it is in the fields,
 * and would be lost when they show the stored checkout. Called once, before that.
 */
export function keepWhatWasTyped(form: HTMLFormElement): void {
  const { formData, billing } = readCheckout();
  const typed = new Map(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    ),
  );
  const textsOf = <Field extends string>(
    fields: readonly Field[],
    prefix = '',
  ): Partial<Record<Field, string>> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = typed.get(prefix + field);
        return text === undefined ? [] : [[field, text]];
      }),
    ) as Partial<Record<Field, string>>;
  const isTicked = (name: string): boolean => typed.has(name);
  const country = countryIn(typed.get('country'));

  changeForm(textsOf(Object.keys(formData) as (keyof typeof formData)[]));
  changeBilling(textsOf(Object.keys(billing) as (keyof typeof billing)[], 'billing-'));
  changeCheckout({
    ...textsOf(['phone', 'note']),
    // A value preselected by the server says nothing about the shopper.
    ...(country === null || country === 'DE' ? {} : { selectedCountry: country }),
    ...(typed.get('customerKind') === 'business' ? { customerKind: 'business' } : {}),
    ...(typed.get('deliveryOption') === 'pickup' ? { deliveryOption: 'pickup' } : {}),
    ...(isTicked('newsletter') ? { newsletter: true } : {}),
    ...(isTicked('carrierContact') ? { carrierContact: true } : {}),
    ...(isTicked('otherBilling') ? { otherBilling: true } : {}),
  });
}

function countryIn(code: string | undefined): CountryCode | null {
  return countries.find((country) => country.code === code)?.code ?? null;
}
