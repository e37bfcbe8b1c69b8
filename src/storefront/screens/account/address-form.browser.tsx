import { useEffect, useRef, useState } from 'react';
import * as t from '#texts/account.ts';
import { countryName } from '#texts/countries.ts';
import { countryOf, defaultCountry } from '../../../shared/places/country.ts';
import { countriesByName } from '../../countries-by-name.ts';
import { Button } from '../../components/controls/button.tsx';
import { Checkbox, SelectField, TextField } from '../../components/controls/field.tsx';
import type { AccountAddress } from '../../features/account/account-order.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { houseNumberProblem, NumberlessStreet } from '../../features/delivery/numberless-street.tsx';
import { postalCodeProblem } from '../../features/delivery/place-refusal.ts';
import { useForm } from '../../features/account/use-form.browser.tsx';

const empty = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  apartment: '',
  postalCode: '',
  city: '',
  country: defaultCountry as string,
};

/** How the names of addresses' drafts begin; what follows is the address's id, or this. */
export const addressDraft = 'address ';
export const newAddress = 'new';

/** A new address, or one that is changed. */
export function AddressForm({
  address,
  onSaved,
  onCancel,
}: {
  /** Null: a new one. */
  readonly address: AccountAddress | null;
  /** Gets the id of what was saved. */
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}) {
  const [numberless, setNumberless] = useState('');
  const [isAtStreet, setAtStreet] = useState(false);
  const { values, field, problem, isBusy, submit } = useForm(
    'address',
    address === null ? empty : textsOf(address),
    {
      firstName: t.missing.firstName,
      lastName: t.missing.lastName,
      street: t.missing.street,
      postalCode: t.missing.postalCode,
      city: t.missing.city,
    },
    ({ country, street, postalCode }) => {
      const problem = houseNumberProblem(country, street, numberless);
      const wrongCode = postalCodeProblem(country, postalCode);
      return {
        ...(problem === null ? {} : { street: problem }),
        ...(wrongCode === null ? {} : { postalCode: wrongCode }),
      };
    },
    `${addressDraft}${address?.id ?? newAddress}`,
  );
  const [isDelivery, setDelivery] = useState(address?.isDelivery ?? false);
  const [isBilling, setBilling] = useState(address?.isBilling ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const path = address === null ? '/account/addresses' : `/account/addresses/${address.id}`;
  return (
    <form
      noValidate
      className="max-w-xl space-y-5 bg-paper-deep p-5 sm:p-6"
      onSubmit={(event) =>
        void submit(
          event,
          (texts) =>
            askAsCustomer<AccountAddress>(path, {
              method: address === null ? 'POST' : 'PUT',
              send: { ...texts, country: countryOf(texts.country).code, isDelivery, isBilling },
              like: { id: '' },
            }),
          ({ id }) => onSaved(id),
        )
      }
    >
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {address === null ? t.addAddress : t.editAddressTitle}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="given-name" label={t.firstName} />
        <TextField {...field('lastName')} autoComplete="family-name" label={t.lastName} />
      </div>
      <TextField {...field('company')} autoComplete="organization" isOptional label={t.company} />
      <TextField
        {...field('street')}
        autoComplete="address-line1"
        label={t.street}
        onFocus={() => setAtStreet(true)}
        onBlur={() => setAtStreet(false)}
      />
      <NumberlessStreet
        country={values.country}
        street={values.street}
        confirmed={numberless}
        isTyping={isAtStreet && field('street').error === undefined}
        onConfirm={setNumberless}
      />
      <TextField {...field('apartment')} autoComplete="address-line2" isOptional label={t.apartment} />
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField
          {...field('postalCode')}
          autoComplete="postal-code"
          inputMode={values.country === defaultCountry ? 'numeric' : 'text'}
          label={t.postalCode}
        />
        <TextField {...field('city')} autoComplete="address-level2" label={t.city} />
      </div>
      <SelectField {...field('country')} autoComplete="country" label={t.country}>
        {countriesByName.map(({ code }) => (
          <option key={code} value={code}>
            {countryName[code]}
          </option>
        ))}
      </SelectField>
      <div>
        <Checkbox label={t.asDelivery} checked={isDelivery} onChecked={setDelivery} />
        <Checkbox label={t.asBilling} checked={isBilling} onChecked={setBilling} />
      </div>
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" unavailable={isBusy}>
          {isBusy ? t.saving : t.save}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function textsOf(address: AccountAddress): typeof empty {
  const { firstName, lastName, company, street, apartment, postalCode, city, country } = address;
  return { firstName, lastName, company, street, apartment, postalCode, city, country };
}
