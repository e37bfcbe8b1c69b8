import { SelectField } from '../../components/controls/field.tsx';
import type { AccountAddress } from '../../features/account/account-order.ts';
import * as t from '#texts/checkout.ts';

/** The choice among the account's addresses, if there are several. */
export function SavedAddresses({
  id,
  addresses,
  current,
  onChoose,
}: {
  readonly id: string;
  readonly addresses: readonly AccountAddress[];
  /** The one in the fields; null: none of them. */
  readonly current: AccountAddress | null;
  /** Null: another one is typed. */
  readonly onChoose: (address: AccountAddress | null) => void;
}) {
  if (addresses.length === 0 || (addresses.length === 1 && current !== null)) return null;
  return (
    <SelectField
      id={id}
      label={t.savedAddress}
      value={current?.id ?? ''}
      onText={(chosen) => onChoose(addresses.find((address) => address.id === chosen) ?? null)}
    >
      <option value="">{t.otherAddress}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[
            address.company || `${address.firstName} ${address.lastName}`,
            address.street,
            `${address.postalCode} ${address.city}`,
          ].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
