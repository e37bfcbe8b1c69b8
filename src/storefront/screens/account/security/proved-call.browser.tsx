import * as account from '#texts/account.ts';
import { Button } from '../../../components/controls/button.tsx';
import { PasswordField } from '../../../components/controls/password-field.tsx';
import { askAsCustomer } from '../../../features/account/ask-as-customer.ts';
import { useForm } from '../../../features/account/use-form.browser.tsx';
import { useEffect, useState } from 'react';
import { unreachable } from '#texts/login.ts';
import type { Refused, ShopAnswer } from '../../../asking/ask-shop.ts';

/** In a dialog: asks whether something is really to be done, with the password unless the login was recent. */
export function ProvedCall({
  path,
  question,
  button,
  onCancel,
  onDone,
}: {
  readonly path: string;
  readonly question: string;
  readonly button: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}) {
  const { isNeeded, look, required } = useProof('proved-password');
  const { field, problem, isBusy, submit } = useForm('proved', { password: '' }, required);
  return (
    <form
      noValidate
      className="space-y-5 overflow-y-auto p-5"
      onSubmit={(event) =>
        void submit(
          event,
          async ({ password }) =>
            look(await askAsCustomer(path, { send: password === '' ? {} : { password } })),
          onDone,
        )
      }
    >
      <p className="text-lg wrap-anywhere">{question}</p>
      {isNeeded && <PasswordField {...field('password')} label={account.password} isNew={false} />}
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{account.cancel}</Button>
        <Button type="submit" look="outline" unavailable={isBusy}>
          {isBusy ? account.busy : button}
        </Button>
      </div>
    </form>
  );
}

/** The shop's own words, or that it was not reached. */
function inWords<T>(answer: ShopAnswer<T>): ShopAnswer<T> {
  return answer.ok || answer.status !== 0 ? answer : { ...answer, message: answer.message ?? unreachable };
}

export const notReached: Refused = { ok: false, status: 0, message: unreachable, code: null, body: null };

/** The password that the shop requires unless the login was recent. */
export function useProof(field: string) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) document.getElementById(field)?.focus();
  }, [isNeeded, field]);
  function look<T>(answer: ShopAnswer<T>): ShopAnswer<T> {
    if (!answer.ok && answer.code === 'fresh-login-needed') setNeeded(true);
    return inWords(answer);
  }
  return { isNeeded, look, required: isNeeded ? { password: account.missing.password } : {} };
}
