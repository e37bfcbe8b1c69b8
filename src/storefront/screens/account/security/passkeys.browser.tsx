import type { z } from 'zod';
import type { passkeysSchema } from '../../../../modules/customers/http/account.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import * as account from '#texts/account.ts';
import * as t from '#texts/passkeys.ts';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { PasswordField } from '../../../components/controls/password-field.tsx';
import { askAsCustomer } from '../../../features/account/ask-as-customer.ts';
import { AskedView, useAsked } from '../../../features/account/asked-view.browser.tsx';
import { knowsPasskeys } from '../../../features/account/knows-passkeys.ts';
import { useForm } from '../../../features/account/use-form.browser.tsx';
import { showSuccess } from '../../../features/toasts/toast-store.ts';
import { OnePasskey } from './one-passkey.browser.tsx';
import { notReached, useProof } from './proved-call.browser.tsx';
import { deviceOf } from '../../../../shared/staff/device-of.ts';

type Answer = z.output<typeof passkeysSchema>;

const path = '/account/passkeys';
const like: Answer = { passkeys: [] };
const maxPasskeys = 10;
const library = () => import('../../../features/account/passkeys.browser.ts');

/** What logs in without a password: one's own passkeys, and a new one. */
export function Passkeys() {
  const asked = useAsked<Answer>(path, like);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHere] = useState(() => knowsPasskeys(window));
  useEffect(() => {
    // Some browsers ask for the finger only soon after the press.
    if (isHere) library().catch(() => undefined);
  }, [isHere]);
  const reload = async (): Promise<void> => {
    const answer = await askAsCustomer<Answer>(path, { like });
    if (answer.ok) asked.show(answer.value);
  };
  const afterRemoval = async (): Promise<void> => {
    showSuccess(t.removed);
    await reload();
    // Its button is gone.
    heading.current?.focus();
  };
  return (
    <section className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {t.title}
      </h2>
      <p>{t.about}</p>
      <AskedView asked={asked}>
        {({ passkeys }) => (
          <>
            {passkeys.length === 0 ? (
              <p className="mt-5 text-ink-soft">{t.none}</p>
            ) : (
              <ul className="mt-5 border-t border-line">
                {passkeys.map((passkey) => (
                  <OnePasskey
                    key={passkey.id}
                    passkey={passkey}
                    onRenamed={() => void reload()}
                    onRemoved={() => void afterRemoval()}
                  />
                ))}
              </ul>
            )}
            {!isHere ? (
              <p className="mt-5">{t.notHere}</p>
            ) : passkeys.length >= maxPasskeys ? (
              <p className="mt-5">{t.full}</p>
            ) : (
              <AddPasskey onAdded={() => void reload()} />
            )}
          </>
        )}
      </AskedView>
    </section>
  );
}

function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const { isNeeded, look, required } = useProof('passkey-password');
  const suggested = deviceOf(navigator.userAgent);
  const { field, setValues, problem, isBusy, submit } = useForm(
    'passkey',
    { name: suggested, password: '' },
    { name: t.missingName, ...required },
  );
  return (
    <form
      noValidate
      className="mt-5 space-y-5"
      onSubmit={(event) =>
        void submit(
          event,
          async (values) => {
            const loaded = await library().catch(() => null);
            return loaded === null ? notReached : look(await loaded.makePasskey(values));
          },
          ({ message }) => {
            setValues({ name: suggested, password: '' });
            showSuccess(message);
            onAdded();
          },
        )
      }
    >
      <TextField {...field('name')} autoComplete="off" label={t.name} hint={t.nameHint} />
      {isNeeded && <PasswordField {...field('password')} label={account.password} isNew={false} />}
      {problem}
      <Button type="submit" look="outline" unavailable={isBusy}>
        {isBusy ? account.busy : t.add}
      </Button>
    </form>
  );
}
