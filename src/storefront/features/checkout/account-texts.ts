import { defaultCountry } from '../../../shared/places/country.ts';
import type { BillingForm, Checkout, CheckoutForm } from './checkout-store.ts';

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

export type FilledIn<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * What an account has filled into a checkout. It goes when the login has ended: the next order may be somebody else's, at
 * the same computer.
 */
export interface AccountTexts {
  /** Whose account it is, as `loginOwner` says. */
  readonly owner: string;
  readonly formData: FilledIn<keyof CheckoutForm>;
  readonly billing: FilledIn<keyof BillingForm>;
  readonly phone: string;
}

/** A checkout without them, which a guest goes on with. A field that somebody has typed into since is theirs. */
export function withoutAccount(checkout: Checkout, known: AccountTexts): Checkout {
  const formData = withoutFilledIn(checkout.formData, known.formData);
  const billing = withoutFilledIn(checkout.billing, known.billing);
  return {
    ...checkout,
    formData,
    billing,
    ...(checkout.phone === known.phone ? { phone: '', phoneCountry: null } : {}),
    selectedCountry:
      formData.postalCode === checkout.formData.postalCode ? checkout.selectedCountry : defaultCountry,
    billingCountry:
      billing.postalCode === checkout.billing.postalCode ? checkout.billingCountry : defaultCountry,
    numberless: '',
    billingNumberless: '',
    otherBilling: checkout.otherBilling && Object.values(billing).join('') !== '',
    refused: [],
    fromAccount: null,
  };
}

function withoutFilledIn<Field extends string>(texts: Texts<Field>, filled: FilledIn<Field>): Texts<Field> {
  const left = Object.entries<string>(texts).map(([field, text]) => [
    field,
    filled[field as Field] === text ? '' : text,
  ]);
  return Object.fromEntries(left) as Texts<Field>;
}
