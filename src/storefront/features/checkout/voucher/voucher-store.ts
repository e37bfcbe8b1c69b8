import { useSyncExternalStore } from 'react';
import { createSyncedStore } from '../../cart/store/synced-store.ts';
import { sessionStorageIfAny } from '../checkout-store.ts';
import { checkoutForgotten, voucherStorageKey } from '../tab-keys.ts';

/** A code, and what it takes off, or what is on a gift voucher. */
interface Worth {
  readonly code: string;
  readonly cents: number;
}

/** A gift voucher, which the shop knows. */
export interface GiftVoucher extends Worth {
  /** '2031-12-31' */
  readonly lastDay: string;
}

/** The vouchers of this tab's cart, and the shop's last answer about the promotional one. */
export interface Voucher {
  readonly gift: GiftVoucher | null;
  /** What applies while `code` is tried out, and stays unless that is worth more; null: nothing. */
  readonly before: Worth | null;
  /** An order has one voucher of a kind: this one was tried, or applied before, and is worth no more; null: none. */
  readonly other: (Worth & { readonly isGift: boolean }) | null;
  /** What was typed while `code` applies, and is refused by `problem`; empty: nothing. */
  readonly refused: string;
  /** As it was typed; empty: none. */
  readonly code: string;
  /** The request that was answered; empty: none yet. */
  readonly asked: string;
  readonly cents: number;
  /** Why it does not apply, or `refused` does not; empty: it does. */
  readonly problem: string;
  /** Whether the shop knows no such voucher: then nothing in the cart can make it apply. */
  readonly isUnknown: boolean;
  /** What this tab's last order has redeemed, which the shop gives back if the order comes to nothing; null: nothing. */
  readonly redeemed: (Pick<Voucher, 'code' | 'gift'> & { readonly orderId: string }) | null;
}

/** Instead of a problem: the shop could not be asked. */
export const unanswered = 'unanswered';

/** Without a promotional voucher; a gift voucher stays. */
export const noVoucher: Omit<Voucher, 'gift' | 'redeemed'> = {
  before: null,
  other: null,
  refused: '',
  code: '',
  asked: '',
  cents: 0,
  problem: '',
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
