import { useSyncExternalStore } from 'react';
import { createSyncedStore } from '../cart/synced-store.ts';
import { sessionStorageIfAny } from './checkout-store.ts';
import { checkoutForgotten, voucherStorageKey } from './tab-keys.ts';

/** The voucher of this tab's cart, and the shop's last answer about it. */
interface Voucher {
  /** As it was typed; empty: none. */
  readonly code: string;
  /** The request that was answered; empty: none yet. */
  readonly asked: string;
  readonly cents: number;
  /** Why it does not apply; empty: it does. */
  readonly problem: string;
}

export const noVoucher: Voucher = { code: '', asked: '', cents: 0, problem: '' };

/** Apart from the rest of the checkout, since pages without a cart that is open need none of it. */
const store = createSyncedStore<Voucher>({
  storage: sessionStorageIfAny(),
  key: voucherStorageKey,
  initial: noVoucher,
  encode: (voucher) => JSON.stringify(voucher),
  decode: (text, voucher) => {
    try {
      return text === null ? noVoucher : { ...noVoucher, ...(JSON.parse(text) as Partial<Voucher>) };
    } catch {
      return voucher;
    }
  },
});

if (typeof window !== 'undefined') window.addEventListener(checkoutForgotten, store.refresh);

export const changeVoucher = (change: Partial<Voucher>): void =>
  store.set({ ...store.getSnapshot(), ...change });

export const readVoucher = (): Voucher => store.getSnapshot();

export function useTypedVoucher(): Voucher {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
