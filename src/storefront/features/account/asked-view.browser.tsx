import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import * as t from '#texts/account.ts';
import type { Like, ShopAnswer } from '../../asking/ask-shop.ts';
import { FailureNote } from '../../components/controls/failure-note.tsx';
import { askAsCustomer } from './ask-as-customer.ts';
import { saidOfAccount } from './use-form.browser.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

interface Asked<T> {
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
export function useAsked<T>(path: string, like: Like<T>): Asked<T> {
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

/** The requested data, or a note that it is loading, or that it has failed and how to go on. */
export function AskedView<T>({
  asked: { answer, reload },
  children,
}: {
  readonly asked: Asked<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (answer === null) {
    return (
      <div role="status" className="space-y-4">
        <span lang={quotedLanguage} className="sr-only">
          {t.loading}
        </span>
        <span aria-hidden="true" className="skeleton block h-24 bg-paper-deep" />
        <span aria-hidden="true" className="skeleton block h-24 bg-paper-deep" />
      </div>
    );
  }
  if (!answer.ok) {
    return <FailureNote message={saidOfAccount(answer)} retryLabel={t.tryAgain} onRetry={reload} />;
  }
  return children(answer.value);
}
