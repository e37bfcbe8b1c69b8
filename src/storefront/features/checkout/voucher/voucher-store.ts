import { useSyncExternalStore } from 'react';
import { createSyncedStore } from '../../cart/store/synced-store.ts';
import { sessionStorageIfAny } from '../checkout-store.ts';
import { checkoutForgotten, voucherStorageKey } from '../tab-keys.ts';

/** A gift voucher, which the shop knows: what is on it. */
interface GiftVoucher {
  readonly code: string;
  readonly cents: number;
  /** '2031-12-31' */
  readonly lastDay: string;
}

/** The vouchers of this tab's cart, and the shop's last answer about the promotional one. */
interface Voucher {
  readonly gift: GiftVoucher | null;
  /** What is tried out now takes the place of this code, unless it is a gift voucher's; empty: of none. */
  readonly instead: string;
  /** As it was typed; empty: none. */
  readonly code: string;
  /** The request that was answered; empty: none yet. */
  readonly asked: string;
  readonly cents: number;
  /** Why it does not apply; empty: it does. */
  readonly problem: string;
  /** Whether the shop knows no such voucher: then nothing in the cart can make it apply. */
  readonly isUnknown: boolean;
  /** What this tab's last order has redeemed, which the shop gives back if the order comes to nothing; null: nothing. */
  readonly redeemed: (Pick<Voucher, 'code' | 'gift'> & { readonly orderId: string }) | null;
}

/** Without a promotional voucher; a gift voucher stays. */
export const noVoucher: Omit<Voucher, 'gift' | 'redeemed'> = {
  ...{ instead: '', code: '', asked: '', cents: 0, problem: '' },
  isUnknown: false,
};
export const noVouchers: Voucher = { ...noVoucher, gift: null, redeemed: null };

/** Apart from the rest of the checkout, since pages without a cart that is open need none of it. */
const store = createSyncedStore<Voucher>({
  storage: sessionStorageIfAny(),
  key: voucherStorageKey,
  initial: noVouchers,
  encode: (voucher) => JSON.stringify(voucher),
  decode: (text, voucher) => (text === null ? noVouchers : (voucherIn(text) ?? voucher)),
});

/** What a tab has kept; null: it cannot be read. */
export function voucherIn(text: string): Voucher | null {
  try {
    return { ...noVouchers, ...(JSON.parse(text) as Partial<Voucher>) };
  } catch {
    return null;
  }
}

if (typeof window !== 'undefined') window.addEventListener(checkoutForgotten, store.refresh);

export const changeVoucher = (change: Partial<Voucher>): void =>
  store.set({ ...store.getSnapshot(), ...change });

export const readVoucher = (): Voucher => store.getSnapshot();

export function useTypedVoucher(): Voucher {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
