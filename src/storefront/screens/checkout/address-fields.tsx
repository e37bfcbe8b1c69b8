import { lazy, Suspense, useState } from 'react';
import * as t from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { countryOf } from '../../../shared/places/country.ts';
import { SelectField, TextField } from '../../components/controls/field.tsx';
import { countriesByName } from '../../countries-by-name.ts';
import type { AccountAddress } from '../../features/account/account-order.ts';
import {
  changeCheckout,
  changeForm,
  type Checkout,
  type CheckoutForm,
} from '../../features/checkout/checkout-store.ts';
import { codeElsewhere } from '../../features/checkout/phone-number.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { NumberlessStreet } from '../../features/delivery/numberless-street.tsx';
import { StreetList } from '../../features/delivery/street-list.tsx';
import { TownList } from '../../features/delivery/town-list.tsx';
import type { FieldErrors } from './contact-fields.tsx';

/** Loaded for those who have some. */
const SavedAddresses = lazy(
  loadablePart(async () => ({ default: (await import('./saved-addresses.browser.tsx')).SavedAddresses })),
);

/** The delivery address, or the invoice address. */
export function AddressFields({
  checkout,
  errors,
  addresses,
  onElsewhere,
}: {
  readonly checkout: Checkout;
  readonly errors: FieldErrors;
  /** The account's addresses; none for guests. */
  readonly addresses: readonly AccountAddress[];
  /** Requests a price to a country that is not in the list. */
  readonly onElsewhere: () => void;
}) {
  const { formData, customerKind, selectedCountry } = checkout;
  const phoneCode = codeElsewhere(checkout);
  const [isAtStreet, setAtStreet] = useState(false);
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
      {addresses.length > 0 && (
        <Suspense>
          <SavedAddresses
            id="saved-address"
            {...{ addresses, form: formData, country: selectedCountry }}
            onChoose={(fields, country = selectedCountry) => ({
              ...checkout,
              formData: { ...formData, ...fields },
              selectedCountry: country,
            })}
          />
        </Suspense>
      )}
      <SelectField
        id="country"
        name="country"
        autoComplete="country"
        label={t.country}
        error={errors.country}
        // The number stands far above, and was typed before.
        hint={phoneCode === null ? undefined : t.phoneBegins(phoneCode)}
        value={selectedCountry}
        onText={(text) => changeCheckout({ selectedCountry: countryOf(text).code })}
      >
        {countriesByName.map(({ code }) => (
          <option key={code} value={code}>
            {countryName[code]}
          </option>
        ))}
      </SelectField>
      {checkout.deliveryOption === 'shipment' && (
        <button
          type="button"
          onClick={onElsewhere}
          className="min-h-11 text-[0.9375rem] text-ink-soft underline underline-offset-4"
        >
          {t.countryMissing}
        </button>
      )}
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
      <TextField
        {...bind('company')}
        autoComplete="organization"
        label={t.company}
        error={errors.company}
        isOptional={customerKind === 'consumer'}
      />
      {customerKind === 'business' && (
        <TextField
          {...bind('vatId')}
          label={t.vatId}
          error={errors.vatId}
          isOptional
          autoCapitalize="characters"
        />
      )}
      <TextField
        {...bind('address')}
        autoComplete="address-line1"
        list="streets"
        label={t.street}
        error={errors.address}
        onFocus={() => setAtStreet(true)}
        onBlur={() => setAtStreet(false)}
      />
      <StreetList
        id="streets"
        country={selectedCountry}
        address={formData.address}
        onAddress={(found) => changeForm(found)}
      />
      <NumberlessStreet
        country={selectedCountry}
        street={formData.address}
        confirmed={checkout.numberless}
        isTyping={isAtStreet && errors.address === undefined}
        onConfirm={(numberless) => changeCheckout({ numberless })}
      />
      <TextField
        {...bind('apartment')}
        autoComplete="address-line2"
        label={t.apartment}
        error={errors.apartment}
        isOptional
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow-2 basis-24">
          <TextField
            {...bind('postalCode')}
            autoComplete="postal-code"
            // Some countries use letters in theirs.
            inputMode={selectedCountry === 'DE' ? 'numeric' : 'text'}
            list="towns"
            label={t.postalCode}
            error={errors.postalCode}
          />
        </div>
        <div className="grow-3 basis-36">
          <TextField {...bind('city')} autoComplete="address-level2" label={t.city} error={errors.city} />
        </div>
      </div>
      <TownList
        id="towns"
        country={selectedCountry}
        postalCode={formData.postalCode}
        townField="city"
        onTown={(city) => {
          if (formData.city.trim() === '') changeForm({ city });
        }}
      />
    </fieldset>
  );
}
