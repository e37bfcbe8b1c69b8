import { useState } from 'react';
import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/controls/button-link.tsx';
import { Button } from '../../components/controls/button.tsx';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { keepProfile, type AccountPerson } from '../../features/account/account-person.browser.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { stored, tokenKey, useLoggedIn } from '../../features/account/session.ts';
import { useForm } from '../../features/account/use-form.browser.tsx';
import { to } from '../../to.ts';
import { Problem, tokenOfLink } from './mailed-links.browser.tsx';
import { RefuseLink } from './refuse-link.browser.tsx';

/**
 * Confirms an address, wherever the mail is read. Where nobody is logged in, or somebody else is, the account's password
 * shows that the account belongs to the reader of the mail.
 */
export function ConfirmEmail() {
  const [token] = useState(tokenOfLink);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(token === null ? t.noToken : null);
  if (confirmed !== null) {
    return (
      <div role="status">
        <p className="mb-6 text-lg break-words">{t.confirmed(confirmed)}</p>
        <ButtonLink href={to('/account')}>{t.toAccount}</ButtonLink>
      </div>
    );
  }
  if (token === null || problem !== null)
    return <Problem text={problem ?? t.noToken} path="/account/security" label={t.toAccount} />;
  return (
    <div className="max-w-xl space-y-14">
      <ConfirmForm token={token} onConfirmed={setConfirmed} onExpired={setProblem} />
      <section>
        <h2 className="mb-4 text-2xl">{t.notMe}</h2>
        <RefuseLink token={token} text={t.notMeText} label={t.notMe} look="outline" />
      </section>
    </div>
  );
}

function ConfirmForm({
  token,
  onConfirmed,
  onExpired,
}: {
  readonly token: string;
  readonly onConfirmed: (email: string) => void;
  readonly onExpired: (text: string) => void;
}) {
  const isLoggedIn = useLoggedIn();
  const [isOfAnother, setOfAnother] = useState(false);
  const needsPassword = isOfAnother || !isLoggedIn;
  const { field, isBusy, submit } = useForm(
    'confirm',
    { password: '' },
    needsPassword ? { password: t.missing.password } : {},
  );
  const send = async ({ password }: { readonly password: string }) => {
    const followed = await askAsCustomer<AccountPerson>('/account/email/confirm', {
      send: { token, ...(needsPassword ? { password } : {}) },
      like: { email_address: '' },
    });
    if (!followed.ok && ['link-needs-password', 'session-over'].includes(followed.code ?? ''))
      setOfAnother(true);
    if (!followed.ok && ['mail-link-expired', 'email-taken'].includes(followed.code ?? ''))
      onExpired(followed.message ?? t.failed);
    return followed;
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) =>
        void submit(event, send, ({ email_address: email }) => {
          onConfirmed(email);
          void showInHeader();
        })
      }
    >
      {needsPassword && (
        <>
          <p>{t.confirmWithPassword}</p>
          <PasswordField {...field('password')} label={t.accountPassword} isNew={false} />
          <p>
            <a href={to('/passwort-vergessen')} className="underline underline-offset-4">
              {t.forgotten}
            </a>
          </p>
        </>
      )}
      <Button type="submit" unavailable={isBusy}>
        {isBusy ? t.busy : t.confirm}
      </Button>
    </form>
  );
}

/** In the browser of somebody who is logged in, the popup follows. */
async function showInHeader(): Promise<void> {
  if (stored(tokenKey) === null) return;
  const mine = await askAsCustomer<AccountPerson>('/account/profile', { like: { email_address: '' } });
  if (mine.ok) keepProfile(mine.value);
}
