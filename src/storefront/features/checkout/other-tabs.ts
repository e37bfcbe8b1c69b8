import { changeCheckout, isUntouched, readCheckout, type Checkout } from './checkout-store.ts';

const channelName = 'checkout';

type Message = { readonly kind: 'ask' } | { readonly kind: 'answer'; readonly checkout: Checkout };

/**
 * A second tab begins with the values typed in the first, which sends them: nothing of it is kept beyond the tabs.
 * @returns a function that ends it
 */
export function shareWithOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (!isUntouched()) channel.postMessage({ kind: 'answer', checkout: readCheckout() } satisfies Message);
    } else if (isUntouched()) {
      // A checkout that became an order in another tab no longer belongs to this tab.
      if (data.checkout.placed === null) changeCheckout(data.checkout);
    }
  };
  if (isUntouched()) channel.postMessage({ kind: 'ask' } satisfies Message);
  return () => channel.close();
}
