import * as t from '#texts/checkout.ts';
import { countryOf, type CountryCode } from '../../../shared/places/country.ts';
import { SelectField } from '../../components/controls/field.tsx';
import type { AccountAddress } from '../../features/account/account-order.ts';
import { loginOwner } from '../../features/account/stored-login.ts';
import type { BillingForm, Checkout } from '../../features/checkout/checkout-store.ts';
import { addressIn, chosenFields, fillIn } from '../../features/checkout/fill-from-account.browser.ts';
import { fullName } from '../../../shared/text/full-name.ts';

/** The choice among the account's addresses, if there are several. */
export function SavedAddresses({
  id,
  addresses,
  form,
  country,
  onChoose,
}: {
  readonly id: string;
  readonly addresses: readonly AccountAddress[];
  /** The texts in the fields. */
  readonly form: BillingForm;
  readonly country: CountryCode;
  /** The checkout with these fields; without a country if another address is typed. */
  readonly onChoose: (fields: Partial<BillingForm>, country?: CountryCode) => Checkout;
}) {
  const current = addressIn(form, country, addresses);
  if (addresses.length === 0 || (addresses.length === 1 && current !== null)) return null;
  return (
    <SelectField
      id={id}
      label={t.savedAddress}
      value={current?.id ?? ''}
      onText={(chosen) => {
        const address = addresses.find((one) => one.id === chosen) ?? null;
        fillIn(
          loginOwner() ?? '',
          onChoose(chosenFields(address), address === null ? undefined : countryOf(address.country).code),
        );
      }}
    >
      <option value="">{t.otherAddress}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[
            address.company || fullName(address),
            address.street,
            `${address.postalCode} ${address.city}`,
          ].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
