import { checkoutStorageKey, voucherStorageKey } from './tab-keys.ts';

/** What a tab says to others: nothing, to ask for theirs, or what it keeps of its checkout and of its vouchers. */
export type ToOtherTabs = null | { readonly checkout: string; readonly voucher: string | null };

export const otherTabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('checkout');

let answering: BroadcastChannel | null = null;

/**
 * Sends what was typed and chosen in this tab to others that ask for it, where it shows the checkout or a piece:
 * lists, which most visitors see first, load none of this.
 */
function answer(): void {
  const channel = otherTabs();
  answering = channel;
  channel?.addEventListener('message', ({ data }: MessageEvent<ToOtherTabs>) => {
    const checkout = sessionStorage.getItem(checkoutStorageKey);
    if (data !== null || checkout === null) return;
    const voucher = sessionStorage.getItem(voucherStorageKey);
    channel.postMessage({ checkout, voucher } satisfies ToOtherTabs);
  });
}

// From its import on, in the browser alone.
if (typeof window !== 'undefined') {
  answer();
  // Browsers do not keep a page for 'back' that has an open channel.
  addEventListener('pagehide', () => answering?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) answer();
  });
}
