import { checkoutStorageKey, voucherStorageKey } from './tab-keys.ts';

/** What a tab says to others: nothing, to ask for theirs, or what it keeps of its checkout and of its vouchers. */
export type ToOtherTabs = null | { readonly checkout: string; readonly voucher: string | null };

export const otherTabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('checkout');

/**
 * Sends what was typed and chosen in this tab to others that ask for it, where it shows the checkout or a piece:
 * lists, which most visitors see first, load none of this.
 * @returns a function that ends it
 */
export function answerOtherTabs(): () => void {
  let answering: BroadcastChannel | null = null;
  const begin = (): void => {
    const channel = otherTabs();
    answering = channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<ToOtherTabs>) => {
      const checkout = sessionStorage.getItem(checkoutStorageKey);
      if (data !== null || checkout === null) return;
      const voucher = sessionStorage.getItem(voucherStorageKey);
      channel.postMessage({ checkout, voucher } satisfies ToOtherTabs);
    });
  };
  // Browsers do not keep a page for 'back' that has an open channel.
  const end = (): void => answering?.close();
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) begin();
  };
  begin();
  addEventListener('pagehide', end);
  addEventListener('pageshow', comeBack);
  return () => {
    end();
    removeEventListener('pagehide', end);
    removeEventListener('pageshow', comeBack);
  };
}
