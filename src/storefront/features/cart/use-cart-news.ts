import { useEffect, useState } from 'react';
import { mayBeOwnHold } from '../checkout/checkout-key.ts';
import { refreshCart, type CartNews } from './refresh-cart.ts';

const none: CartNews = new Map();

/** Checks the cart with the shop while it is shown, so that pieces which were sold in the meantime are marked. */
export function useCartNews(isShown: boolean): CartNews {
  const [news, setNews] = useState(none);
  useEffect(() => {
    if (!isShown) return;
    let isWanted = true;
    void refreshCart().then((found) => {
      if (isWanted) setNews(withoutOwnHolds(found));
    });
    return () => {
      isWanted = false;
    };
  }, [isShown]);
  return news;
}

/** A piece may be held by this browser's own checkout; then it can be ordered. */
function withoutOwnHolds(news: CartNews): CartNews {
  return new Map([...news].filter(([, one]) => one.kind !== 'reserved' || !mayBeOwnHold(one.until)));
}
