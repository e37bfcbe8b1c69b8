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
  // Goes up when a passkey was refused that was chosen at the field: another may be chosen.
  const [round, setRound] = useState(0);
  const onChosen = useEffectEvent((answer: ShopAnswer<LoginAnswer>) => {
    if (answer.ok) {
      onDone(answer.value);
      return;
    }
    onProblem(answer.message ?? t.unreachable);
    setRound((before) => before + 1);
  });
  useEffect(() => {
    // The button asks for one by itself; there is only one request at a time.
    if (isBusy || !knowsPasskeys(window)) return undefined;
    const offer = new AbortController();
    const end = (): void => offer.abort();
    void offerAtField(offer.signal).then((answer) => {
      if (answer !== null && !offer.signal.aborted) onChosen(answer);
    });
    // Kept in memory by the browser, the page would come back with an ended request: then it begins another.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setRound((before) => before + 1);
    };
    addEventListener('pagehide', end);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', end);
      removeEventListener('pageshow', comeBack);
      end();
    };
  }, [isBusy, round]);
  const show = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    onProblem(null);
    const loaded = await import('../../features/account/passkeys.browser.ts').catch(() => null);
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

/** Loads the library only where the browser can offer passkeys at a field. */
async function offerAtField(signal: AbortSignal): Promise<ShopAnswer<LoginAnswer> | null> {
  const can = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false);
  if (can !== true || signal.aborted) return null;
  const loaded = await import('../../features/account/passkeys.browser.ts').catch(() => null);
  return loaded === null ? null : loaded.offerPasskeys(signal);
}
