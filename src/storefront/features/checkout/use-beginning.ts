import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AccountAddress, AccountAddresses } from '../account/account-order.ts';
import type { AccountPerson } from '../account/account-person.browser.ts';
import { askAsCustomer } from '../account/ask-as-customer.ts';
import { subscribeToLogin } from '../account/session.ts';
import { loginOwner } from '../account/stored-login.ts';
import {
  forgetOnceMore,
  readCheckout,
  changeCheckout,
  checkoutIn,
  isUntouched,
  changeForm,
  changeBilling,
} from './checkout-store.ts';
import type { KnownOwner } from './fill-from-account.browser.ts';
import { deliveryAddress } from '../delivery/address-store.ts';
import { changeVoucher, readVoucher, voucherIn } from './voucher/voucher-store.ts';
import { answerOtherTabs, otherTabs, type ToOtherTabs } from './answer-other-tabs.ts';
import { countries, defaultCountry, type CountryCode } from '../../../shared/places/country.ts';

/**
 * The initial contents of a checkout: first from another tab, then from the address that the delivery was calculated
 * for, and then, once, from the customer's account for fields that are still empty.
 * @returns the addresses saved in the account; none for guests
 */
export function useBeginning(): readonly AccountAddress[] {
  const [saved, setSaved] = useState(noAddresses);
  const loggedIn = useSyncExternalStore(subscribeToLogin, loginOwner, () => null);
  useEffect(() => {
    let isWanted = true;
    const stop = takeFromOtherTabs();
    const owner = loginOwner();
    const asked = owner === null ? null : readOwner();
    const timer = setTimeout(() => {
      startWithAddress();
      void asked?.then((begun) => {
        // Nobody's any more, or somebody else's.
        if (!isWanted || begun === null || owner === null || owner !== loginOwner()) return;
        const { known, filling } = begun;
        if (readCheckout().fromAccount === null)
          filling.fillAroundTheFocus(owner, filling.filledFromAccount(readCheckout(), known));
        setSaved({ owner, addresses: known.addresses });
      });
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return saved.owner === loggedIn ? saved.addresses : noAddresses.addresses;
}

const noAddresses: { readonly owner: string | null; readonly addresses: readonly AccountAddress[] } = {
  owner: null,
  addresses: [],
};

/** Null: the login is over, or the shop cannot be reached; then everything is typed. */
async function readOwner() {
  // Guests never need this module.
  const filling = import('./fill-from-account.browser.ts').catch(() => null);
  // One after the other: an expired login is renewed only once.
  const person = await askAsCustomer<AccountPerson>('/account/profile', { like: { firstName: '' } });
  if (!person.ok) return null;
  const saved = await askAsCustomer<AccountAddresses>('/account/addresses', {
    like: { addresses: [] },
  });
  const loaded = await filling;
  if (!saved.ok || loaded === null) return null;
  const known: KnownOwner = { person: person.value, addresses: saved.value.addresses };
  return { known, filling: loaded };
}

/**
 * A second tab begins with the values typed in the first, which sends them: nothing of it is kept beyond the tabs.
 * @returns a function that ends it
 */
function takeFromOtherTabs(): () => void {
  const endAnswers = answerOtherTabs();
  const channel = otherTabs();
  channel?.addEventListener('message', ({ data }: MessageEvent<ToOtherTabs>) => {
    if (data === null || !isUntouched()) return;
    const checkout = checkoutIn(data.checkout);
    // A checkout that became an order in another tab no longer belongs to this tab.
    if (checkout?.placed !== null) return;
    changeCheckout(checkout);
    const { code, gift } = readVoucher();
    const others = data.voucher === null ? null : voucherIn(data.voucher);
    changeVoucher({ code: code || (others?.code ?? ''), gift: gift ?? others?.gift ?? null });
  });
  if (isUntouched()) channel?.postMessage(null satisfies ToOtherTabs);
  return () => {
    endAnswers();
    channel?.close();
  };
}

/** A checkout without an address, or a country that was chosen, begins with what the delivery was calculated for. */
export function startWithAddress(): void {
  const known = deliveryAddress.getSnapshot();
  const { formData, selectedCountry } = readCheckout();
  const { address, postalCode, city } = formData;
  const isBegun =
    selectedCountry !== defaultCountry || [address, postalCode, city].some((text) => text !== '');
  if (known === null || isBegun) return;
  changeForm({ address: known.address, postalCode: known.postalCode, city: known.city });
  changeCheckout({ selectedCountry: known.country });
}

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
  forgetOnceMore();
}

function countryIn(code: string | undefined): CountryCode | null {
  return countries.find((country) => country.code === code)?.code ?? null;
}
