import * as t from '#texts/account.ts';
import { Tag } from '../../components/tag.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { AccountPerson } from '../../features/account/account-person.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { AskedView } from '../../features/account/asked-view.tsx';
import { logOut } from '../../features/account/log-out.ts';
import { useAsked } from '../../features/account/use-asked.ts';
import { useForm } from '../../features/account/use-form.tsx';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { showSuccess } from '../../features/toasts/toast-store.ts';
import { Passkeys } from './passkeys.tsx';

interface Said {
  readonly message: string;
}

/** How somebody gets in: password, passkeys, address, and the devices that are. */
export function Security() {
  return (
    <div className="space-y-14">
      <ChangePassword />
      <Passkeys />
      <Email />
      <Sessions />
    </div>
  );
}

function ChangePassword() {
  const { field, setValues, problem, isBusy, submit } = useForm(
    'password',
    { password: '', newPassword: '' },
    { password: t.missing.password, newPassword: t.missing.newPassword },
  );
  return (
    <section className="max-w-xl">
      <h2 className="mb-4 text-2xl">{t.changePassword}</h2>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) =>
          void submit(
            event,
            (send) => askAsCustomer<Said>('/account/password', { send, like: { message: '' } }),
            ({ message }) => {
              setValues({ password: '', newPassword: '' });
              showSuccess(message);
            },
          )
        }
      >
        <PasswordField {...field('password')} label={t.currentPassword} isNew={false} />
        <PasswordField {...field('newPassword')} label={t.newPassword} isNew />
        {problem}
        <Button type="submit" unavailable={isBusy}>
          {isBusy ? t.busy : t.changePassword}
        </Button>
      </form>
    </section>
  );
}

function Email() {
  const asked = useAsked<AccountPerson>('/account/profile', { email_address: '' });
  return (
    <section className="max-w-xl">
      <h2 className="mb-4 text-2xl">{t.emailChange}</h2>
      <AskedView asked={asked}>{(person) => <EmailForm person={person} />}</AskedView>
    </section>
  );
}

function EmailForm({ person: { email_address: email, emailConfirmed } }: { readonly person: AccountPerson }) {
  const { field, setValues, problem, isBusy, submit } = useForm(
    'email',
    { email: '', password: '' },
    { email: t.missing.email, password: t.missing.password },
  );
  const confirm = async (): Promise<void> => {
    const answer = await askAsCustomer<Said>('/account/email/confirmation', {
      method: 'POST',
      like: { message: '' },
    });
    showAlert(answer.ok ? answer.value.message : (answer.message ?? t.failed));
  };
  return (
    <>
      <p className="break-words">{t.emailText(email)}</p>
      {!emailConfirmed && (
        <div className="mt-4 border border-line-strong p-5">
          <p>{t.unconfirmed}</p>
          <Button look="outline" className="mt-4" onClick={() => void confirm()}>
            {t.confirmThis}
          </Button>
        </div>
      )}
      <form
        noValidate
        className="mt-5 space-y-5"
        onSubmit={(event) =>
          void submit(
            event,
            (send) => askAsCustomer<Said>('/account/email', { send, like: { message: '' } }),
            ({ message }) => {
              setValues({ email: '', password: '' });
              showAlert(message);
            },
          )
        }
      >
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t.newEmail}
        />
        <PasswordField {...field('password')} label={t.currentPassword} isNew={false} />
        {problem}
        <Button type="submit" unavailable={isBusy}>
          {isBusy ? t.busy : t.sendLink}
        </Button>
      </form>
    </>
  );
}

interface SessionOfAccount {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}

function Sessions() {
  const asked = useAsked<{ readonly sessions: readonly SessionOfAccount[] }>('/account/sessions', {
    sessions: [],
  });
  const end = async (id: string): Promise<void> => {
    const ended = await askAsCustomer(`/account/sessions/${id}`, { method: 'DELETE' });
    if (ended.ok) showSuccess(t.sessionEnded);
    else showAlert(ended.message ?? t.failed);
    asked.reload();
  };
  return (
    <section>
      <h2 className="mb-4 text-2xl">{t.sessions}</h2>
      <AskedView asked={asked}>
        {({ sessions }) => (
          <ul className="border-t border-line">
            {sessions.map(({ id, device, lastUsedAt, isThis }) => {
              const name = device === '' ? t.unknownDevice : device;
              return (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
                >
                  <div>
                    <p className="flex flex-wrap items-center gap-3">
                      {name} {isThis && <Tag>{t.thisDevice}</Tag>}
                    </p>
                    <p className="text-ink-soft">{t.lastUsed(t.formatMoment(lastUsedAt))}</p>
                  </div>
                  {!isThis && (
                    <Button
                      look="quiet"
                      padding="px-5"
                      aria-label={`${t.endSession}: ${name}, ${t.lastUsed(t.formatMoment(lastUsedAt))}`}
                      onClick={() => void end(id)}
                    >
                      {t.endSession}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </AskedView>
      <p className="mt-6 text-ink-soft">{t.everywhereText}</p>
      <Button look="outline" className="mt-3" onClick={() => void logOut({ everywhere: true })}>
        {t.everywhere}
      </Button>
    </section>
  );
}
