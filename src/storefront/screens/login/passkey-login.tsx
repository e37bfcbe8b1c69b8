import { useEffect, useEffectEvent, useState } from 'react';
import * as t from '#texts/login.ts';
import { Button } from '../../components/button.tsx';
import type { ShopAnswer } from '../../ask-shop.ts';
import type { LoginAnswer } from '../../features/account/keep-login.ts';
import { knowsPasskeys } from '../../features/account/knows-passkeys.ts';
import { useHydrated } from '../../value-store.ts';

/** Logs in without address and password, where the browser can: by a button, and at the field for the address. */
export function PasskeyLogin({
  onDone,
  onProblem,
}: {
  readonly onDone: (answer: LoginAnswer) => void;
  /** What the form is to say; null: what it said holds no more. */
  readonly onProblem: (text: string | null) => void;
}) {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const onChosen = useEffectEvent((answer: ShopAnswer<LoginAnswer>) => {
    if (answer.ok) onDone(answer.value);
    else onProblem(answer.message ?? t.unreachable);
  });
  useEffect(() => {
    // The button asks for one by itself; there is only one request at a time.
    if (isBusy || !knowsPasskeys(window)) return undefined;
    const offer = new AbortController();
    void loadPasskeys().then((loaded) => loaded?.offerPasskeys(offer.signal, (answer) => onChosen(answer)));
    return () => offer.abort();
  }, [isBusy]);
  const show = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    onProblem(null);
    const loaded = await loadPasskeys();
    const answer = loaded === null ? null : await loaded.logInByPasskey();
    if (answer?.ok === true) {
      onDone(answer.value);
      return;
    }
    setBusy(false);
    onProblem(answer?.message ?? t.unreachable);
  };
  // On the server it is there: nearly every browser knows them, and nothing moves.
  if (isHydrated && !knowsPasskeys(window)) return null;
  return (
    <Button
      look="outline"
      className="mt-4 w-full noscript:hidden"
      unavailable={isBusy}
      onClick={() => void show()}
    >
      {isBusy ? t.busy : t.byPasskey}
    </Button>
  );
}

/** The library comes after the page, and not at all without a connection. */
const loadPasskeys = () => import('../../features/account/passkeys.browser.ts').catch(() => null);
