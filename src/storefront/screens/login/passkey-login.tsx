import { useState } from 'react';
import * as t from '#texts/login.ts';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import type { LoginAnswer } from '../../features/account/keep-login.ts';
import { knowsPasskeys } from '../../features/account/knows-passkeys.ts';
import { useHydrated } from '../../value-store.ts';

/** Logs in without address and password, where the browser can. */
export function PasskeyLogin({ onDone }: { readonly onDone: (answer: LoginAnswer) => void }) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const loaded = await import('../../features/account/passkeys.ts').catch(() => null);
    const answer = loaded === null ? null : await loaded.logInByPasskey();
    if (answer?.ok === true) {
      onDone(answer.value);
      return;
    }
    setBusy(false);
    setProblem(answer?.message ?? t.unreachable);
  };
  // On the server it is there: nearly every browser knows them, and nothing moves.
  if (isHydrated && !knowsPasskeys(window)) return null;
  return (
    <div className="mt-4 space-y-4 noscript:hidden">
      <Button look="outline" className="w-full" unavailable={isBusy} onClick={() => void show()}>
        {isBusy ? t.busy : t.byPasskey}
      </Button>
      <FormProblem text={problem} />
    </div>
  );
}
