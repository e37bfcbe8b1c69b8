import { useEffect, useRef, useState } from 'react';
import * as t from '#texts/account.ts';
import { countryName } from '#texts/countries.ts';
import { Tag } from '../../components/controls/tag.tsx';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { AccountAddress, AccountAddresses } from '../../features/account/account-order.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { saidOfAccount } from '../../features/account/use-form.browser.tsx';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { ofAccount } from '../../features/account/stored-login.ts';
import { draftAfter, keepDraft } from '../../features/drafts.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { showSuccess } from '../../features/toasts/toast-store.ts';
import { AddressForm, addressDraft, newAddress } from './address-form.browser.tsx';
import { fullName } from '../../../shared/text/full-name.ts';
import { countryOf } from '../../../shared/places/country.ts';

/** The addresses of an account, each with a word on what it is suggested for. */
export function Addresses() {
  const asked = useAsked<AccountAddresses>('/account/addresses', {
    addresses: [],
  });
  /** Null: none is edited; `newAddress`: one is added. After a reload, the one that was being edited. */
  const [edited, setEdited] = useState<string | null>(() => draftAfter(ofAccount(addressDraft)));
  /** What was saved last: on a phone the form was longer than what is left of it, and its card is out of sight. */
  const [saved, setSaved] = useState<string | null>(null);
  const reload = async (): Promise<void> => {
    const answer = await askAsCustomer<AccountAddresses>('/account/addresses', { like: { addresses: [] } });
    if (answer.ok) asked.show(answer.value);
  };
  const afterwards = (id: string): void => {
    setEdited(null);
    setSaved(id);
    showSuccess(t.saved);
    void reload();
  };
  const giveUp = (): void => {
    keepDraft(ofAccount(`${addressDraft}${edited}`), null);
    setEdited(null);
  };
  const remove = async ({ id, ...address }: AccountAddress): Promise<void> => {
    const gone = await askAsCustomer(`/account/addresses/${id}`, { method: 'DELETE' });
    if (!gone.ok) {
      showAlert(saidOfAccount(gone));
      return;
    }
    await reload();
    showSuccess(t.addressDeleted, {
      label: t.undo,
      takesFocus: true,
      act: () => void askAsCustomer('/account/addresses', { send: address }).then(reload),
    });
  };
  return (
    <AskedView asked={asked}>
      {({ addresses }) => (
        <div className="space-y-8">
          {addresses.length === 0 && edited === null && <EmptyState title={t.noAddresses} />}
          <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.id} className={edited === address.id ? 'md:col-span-2' : ''}>
                {edited === address.id ? (
                  <AddressForm address={address} onSaved={afterwards} onCancel={giveUp} />
                ) : (
                  <AddressCard
                    address={address}
                    takesFocus={address.id === saved}
                    onEdit={() => setEdited(address.id)}
                    onDelete={() => void remove(address)}
                  />
                )}
              </li>
            ))}
          </ul>
          {edited === newAddress ? (
            <AddressForm address={null} onSaved={afterwards} onCancel={giveUp} />
          ) : (
            <Button look="outline" onClick={() => setEdited(newAddress)}>
              {t.addAddress}
            </Button>
          )}
        </div>
      )}
    </AskedView>
  );
}

function AddressCard({
  address,
  takesFocus,
  onEdit,
  onDelete,
}: {
  readonly address: AccountAddress;
  /** When it appears. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const name = fullName(address);
  const short = `${name}, ${address.street}`;
  const lines = [address.company, address.street, address.apartment].filter((line) => line !== '');
  return (
    <div ref={card} tabIndex={-1} className="flex h-full flex-col border border-line p-5">
      <p className="mb-2 flex min-h-7 flex-wrap gap-2">
        {address.isDelivery && <Tag>{t.deliveryBadge}</Tag>}
        {address.isBilling && <Tag>{t.billingBadge}</Tag>}
      </p>
      <address className="grow break-words not-italic">
        <span className="font-semibold">{name}</span>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="block">
          {address.postalCode} {address.city}
        </span>
        <span className="block">{countryName[countryOf(address.country).code]}</span>
      </address>
      <p className="mt-3 flex gap-x-6">
        <TextButton label={t.ofAddress(t.editAddress, short)} onPress={onEdit}>
          {t.editAddress}
        </TextButton>
        <TextButton label={t.ofAddress(t.deleteAddress, short)} onPress={onDelete}>
          {t.deleteAddress}
        </TextButton>
      </p>
    </div>
  );
}

function TextButton({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="min-h-11 underline underline-offset-4"
    >
      {children}
    </button>
  );
}
