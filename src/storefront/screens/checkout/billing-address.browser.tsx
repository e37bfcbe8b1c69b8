import { useState } from 'react';
import { countryOf } from '../../../shared/places/country.ts';
import { countriesByName } from '../../countries-by-name.ts';
import { SelectField, TextField } from '../../components/controls/field.tsx';
import {
  changeBilling,
  changeCheckout,
  type BillingForm,
  type Checkout,
} from '../../features/checkout/checkout-store.ts';
import { NumberlessStreet } from '../../features/delivery/numberless-street.tsx';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { SavedAddresses } from './saved-addresses.browser.tsx';
import type { FieldErrors } from './contact-fields.tsx';
import type { AccountAddress } from '../../features/account/account-order.ts';

/** The address of an invoice that goes elsewhere. */
export function BillingAddress({ checkout, errors, addresses }: BillingProps) {
  const { billing, billingCountry } = checkout;
  const [isAtStreet, setAtStreet] = useState(false);
  const bind = (field: keyof BillingForm) => ({
    id: `billing-${field}`,
    name: `billing-${field}`,
    value: billing[field],
    error: errors[`billing-${field}`],
    onText: (text: string) => changeBilling({ [field]: text }),
  });
  return (
    <fieldset className="mt-4 space-y-4">
      <legend className="mb-3 font-serif text-2xl">{t.invoiceAddress}</legend>
      <SavedAddresses
        id="saved-billing"
        {...{ addresses, form: billing, country: billingCountry }}
        onChoose={(fields, country = billingCountry) => ({
          ...checkout,
          billing: { ...billing, ...fields },
          billingCountry: country,
        })}
      />
      <SelectField
        id="billing-country"
        autoComplete="billing country"
        label={t.country}
        error={errors['billing-country']}
        value={billingCountry}
        onText={(text) => changeCheckout({ billingCountry: countryOf(text).code })}
      >
        {countriesByName.map(({ code }) => (
          <option key={code} value={code}>
            {countryName[code]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('firstName')} autoComplete="billing given-name" label={t.firstName} />
        <TextField {...bind('lastName')} autoComplete="billing family-name" label={t.lastName} />
      </div>
      <TextField {...bind('company')} autoComplete="billing organization" label={t.company} isOptional />
      <TextField
        {...bind('address')}
        autoComplete="billing address-line1"
        label={t.street}
        onFocus={() => setAtStreet(true)}
        onBlur={() => setAtStreet(false)}
      />
      <NumberlessStreet
        country={billingCountry}
        street={billing.address}
        confirmed={checkout.billingNumberless}
        isTyping={isAtStreet && errors['billing-address'] === undefined}
        onConfirm={(billingNumberless) => changeCheckout({ billingNumberless })}
      />
      <TextField {...bind('apartment')} autoComplete="billing address-line2" label={t.apartment} isOptional />
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField
          {...bind('postalCode')}
          autoComplete="billing postal-code"
          inputMode={billingCountry === 'DE' ? 'numeric' : 'text'}
          label={t.postalCode}
        />
        <TextField {...bind('city')} autoComplete="billing address-level2" label={t.city} />
      </div>
    </fieldset>
  );
}

export interface BillingProps {
  readonly checkout: Checkout;
  readonly errors: FieldErrors;
  /** The account's addresses; none for guests. */
  readonly addresses: readonly AccountAddress[];
}
