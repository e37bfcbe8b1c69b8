import { useEffect, useState } from 'react';
import type { AccountAddress } from '../account/account-address.ts';
import { askAsCustomer } from '../account/ask-as-customer.ts';
import { stored, tokenKey } from '../account/session.ts';
import { replaceCheckout, readCheckout } from './checkout-store.ts';
import { filledFromAccount, type KnownOwner } from './fill-from-account.ts';
import { shareWithOtherTabs } from './other-tabs.ts';
import { startWithDoor } from './start-with-door.ts';

/**
 * The initial contents of a checkout: first from another tab, then from the address that the delivery was calculated
 * for, and then, once, from the customer's account for fields that are still empty.
 * @returns the addresses saved in the account; none for guests
 */
export function useBeginning(): readonly AccountAddress[] {
  const [addresses, setAddresses] = useState<readonly AccountAddress[]>([]);
  useEffect(() => {
    let isWanted = true;
    const stop = shareWithOtherTabs();
    const owner = stored(tokenKey) === null ? null : readOwner();
    const timer = setTimeout(() => {
      startWithDoor();
      void owner?.then((known) => {
        if (!isWanted || known === null) return;
        if (!readCheckout().fromAccount) replaceCheckout(filledFromAccount(readCheckout(), known));
        setAddresses(known.addresses);
      });
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return addresses;
}

/** Null: the login is over, or the shop cannot be reached; then everything is typed. */
async function readOwner(): Promise<KnownOwner | null> {
  // One after the other: an expired login is renewed only once.
  const person = await askAsCustomer<KnownOwner['person']>('/account/profile', { like: { firstName: '' } });
  if (!person.ok) return null;
  const saved = await askAsCustomer<Pick<KnownOwner, 'addresses'>>('/account/addresses', {
    like: { addresses: [] },
  });
  return saved.ok ? { person: person.value, addresses: saved.value.addresses } : null;
}
