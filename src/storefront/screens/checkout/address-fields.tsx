import { countries, countryOf } from '../../../shared/country.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import {
  changeCheckout,
  changeForm,
  type Checkout,
  type CheckoutForm,
} from '../../features/checkout/checkout-store.ts';
import * as t from '../../texts/de/checkout.ts';
import type { FieldErrors } from './contact-fields.tsx';

/** Where it goes, or where the invoice goes. */
export function AddressFields({
  checkout,
  errors,
}: {
  readonly checkout: Checkout;
  readonly errors: FieldErrors;
}) {
  const { formData, customerKind, selectedCountry, phone } = checkout;
  const bind = (field: keyof CheckoutForm) => ({
    id: field,
    name: field,
    value: formData[field],
    onText: (text: string) => changeForm({ [field]: text }),
  });
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-serif text-2xl">
        {checkout.deliveryOption === 'pickup' ? t.invoiceAddress : t.address}
      </legend>
      <SelectField
        id="country"
        name="country"
        autoComplete="country"
        label={t.country}
        value={selectedCountry}
        onText={(text) => {
          const { code } = countryOf(text);
          // As long as no number was typed, its country follows.
          changeCheckout({ selectedCountry: code, ...(phone === '' ? { phoneCountry: code } : {}) });
        }}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...bind('firstName')}
          autoComplete="given-name"
          label={t.firstName}
          error={errors.firstName}
        />
        <TextField
          {...bind('lastName')}
          autoComplete="family-name"
          label={t.lastName}
          error={errors.lastName}
        />
      </div>
      <TextField {...bind('company')} autoComplete="organization" label={t.company} isOptional />
      {customerKind === 'business' && (
        <TextField {...bind('vatId')} label={t.vatId} isOptional autoCapitalize="characters" />
      )}
      <TextField {...bind('address')} autoComplete="address-line1" label={t.street} error={errors.address} />
      <TextField {...bind('apartment')} autoComplete="address-line2" label={t.apartment} isOptional />
      <div className="grid grid-cols-[2fr_3fr] gap-4">
        <TextField
          {...bind('postalCode')}
          autoComplete="postal-code"
          // Some countries have letters in theirs.
          inputMode={selectedCountry === 'DE' ? 'numeric' : 'text'}
          label={t.postalCode}
          error={errors.postalCode}
        />
        <TextField {...bind('city')} autoComplete="address-level2" label={t.city} error={errors.city} />
      </div>
    </fieldset>
  );
}
