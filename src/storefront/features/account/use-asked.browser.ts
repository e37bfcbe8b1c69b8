import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopAnswer } from '../../ask-shop.ts';
import { askAsCustomer } from './ask-as-customer.ts';

export interface Asked<T> {
  /** Null while it is being fetched. */
  readonly answer: ShopAnswer<T> | null;
  readonly reload: () => void;
  /** The shop's answer to a change. */
  readonly show: (value: T) => void;
}

/**
 * The shop's data about the logged-in customer.
 * @param like the required fields of an answer, as in `askShop`; only its initial value counts
 */
export function useAsked<T>(path: string, like: Partial<T>): Asked<T> {
  const wanted = useRef(like);
  const [answer, setAnswer] = useState<ShopAnswer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void askAsCustomer<T>(path, { like: wanted.current }).then((next) => {
      if (isWanted) setAnswer(next);
    });
    return () => {
      isWanted = false;
    };
  }, [path, attempt]);
  const reload = useCallback(() => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  }, []);
  const show = useCallback((value: T) => setAnswer({ ok: true, value }), []);
  return { answer, reload, show };
}
