import { useEffect, useState } from 'react';
import { mayBeOwnHold } from '../checkout/placing/checkout-key.ts';
import type { CartNews } from './line-news.ts';

const none: CartNews = new Map();

/**
 * Asks the shop about every line of the cart. What asks is loaded when it is needed; without it all stays as it was
 * known.
 */
export async function askAboutCart(known = none): Promise<CartNews> {
  const loaded = await import('./refresh-cart.browser.ts').catch(() => null);
  return loaded === null ? known : loaded.refreshCart(known);
}

/**
 * Checks the cart with the shop while it is shown, so that pieces which were sold in the meantime are marked.
 * @returns the news, and how a press asks again: what was held a moment ago may be free by now
 */
export function useCartNews(isShown: boolean): {
  readonly news: CartNews;
  readonly askAgain: () => Promise<CartNews>;
} {
  const [news, setNews] = useState(none);
  useEffect(() => {
    if (!isShown) return;
    let isWanted = true;
    void askAboutCart().then((found) => {
      if (isWanted) setNews(withoutOwnHolds(found));
    });
    return () => {
      isWanted = false;
    };
  }, [isShown]);
  const askAgain = async (): Promise<CartNews> => {
    const found = withoutOwnHolds(await askAboutCart(news));
    setNews(found);
    return found;
  };
  return { news, askAgain };
}

/** A piece may be held by this browser's own checkout; then it can be ordered. */
function withoutOwnHolds(news: CartNews): CartNews {
  return new Map([...news].filter(([, one]) => one.kind !== 'reserved' || !mayBeOwnHold(one.until)));
}
