import { changeCheckout, isUntouched, readCheckout, type Checkout } from './checkout-store.ts';
import { changeVoucher, readVoucher } from './voucher/voucher-store.ts';

type Message =
  | { readonly kind: 'ask' }
  | {
      readonly kind: 'answer';
      readonly checkout: Checkout;
      readonly vouchers: Pick<ReturnType<typeof readVoucher>, 'code' | 'gift'>;
    };

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('checkout');

let answering: BroadcastChannel | null = null;

/** Sends what was typed and chosen in this tab to others that ask for it, whichever page of the shop it shows. */
export function answerOtherTabs(): void {
  if (answering !== null) return;
  const answer = (): void => {
    const channel = open();
    answering = channel;
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'ask' || isUntouched()) return;
      channel.postMessage({
        ...{ kind: 'answer', checkout: readCheckout(), vouchers: readVoucher() },
      } satisfies Message);
    });
  };
  answer();
  // Browsers do not keep a page for 'back' that has an open channel.
  addEventListener('pagehide', () => answering?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) answer();
  });
}

/**
 * A second tab begins with the values typed in the first, which sends them: nothing of it is kept beyond the tabs.
 * @returns a function that ends it
 */
export function takeFromOtherTabs(): () => void {
  answerOtherTabs();
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // A checkout that became an order in another tab no longer belongs to this tab.
    if (data.kind !== 'answer' || !isUntouched() || data.checkout.placed !== null) return;
    changeCheckout(data.checkout);
    const { code, gift } = readVoucher();
    changeVoucher({ code: code || data.vouchers.code, gift: gift ?? data.vouchers.gift });
  });
  if (isUntouched()) channel?.postMessage({ kind: 'ask' } satisfies Message);
  return () => channel?.close();
}
