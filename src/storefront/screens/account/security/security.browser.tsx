import type { z } from 'zod';
import type { sessionsSchema } from '../../../../modules/customers/http/account.schemas.ts';
import { useRef, useState } from 'react';
import * as t from '#texts/account.ts';
import { colon } from '#texts/shell.ts';
import { Tag } from '../../../components/controls/tag.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { TextField } from '../../../components/controls/field.tsx';
import { Modal } from '../../../components/controls/modal.tsx';
import { PasswordField } from '../../../components/controls/password-field.tsx';
import { askAsCustomer } from '../../../features/account/ask-as-customer.ts';
import { AskedView, useAsked } from '../../../features/account/asked-view.browser.tsx';
import type { AccountPerson } from '../../../features/account/account-person.browser.ts';
import { forgetQuietly } from '../../../features/account/stored-login.ts';
import { forgetCheckout } from '../../../features/checkout/forget-checkout.browser.ts';
import { leaveAccountWishlist } from '../../../features/wishlist/account-wishlist.browser.ts';
import { to } from '../../../to.ts';
import { useForm } from '../../../features/account/use-form.browser.tsx';
import { showAlert } from '../../../features/overlays/overlay-store.ts';
import { showOnNextPage, showSuccess } from '../../../features/toasts/toast-store.ts';
import { ConfirmNotice } from '../confirm-notice.browser.tsx';
import { Passkeys } from './passkeys.browser.tsx';
import { ProvedCall } from './proved-call.browser.tsx';

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
  return (
    <>
      <p className="break-words">{t.emailText(email)}</p>
      {!emailConfirmed && (
        <div className="mt-4">
          <ConfirmNotice text={t.unconfirmed} />
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

type SessionList = z.output<typeof sessionsSchema>;
type SessionOfAccount = SessionList['sessions'][number];

const sessionsPath = '/account/sessions';
const noSessions: SessionList = { sessions: [] };

function Sessions() {
  const asked = useAsked<SessionList>(sessionsPath, noSessions);
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<SessionOfAccount | 'all' | null>(null);
  // Without an error if it fails: the other device may have logged out itself.
  const close = async (): Promise<void> => {
    setEnding(null);
    const answer = await askAsCustomer<SessionList>(sessionsPath, { like: noSessions });
    if (answer.ok) asked.show(answer.value);
  };
  const afterEnd = async (): Promise<void> => {
    if (ending === 'all') {
      leaveAccountWishlist();
      showOnNextPage(t.everywhereDone);
      forgetQuietly();
      forgetCheckout();
      // Here the login would be asked for, and the message be gone by then.
      location.replace(to('/'));
      return;
    }
    showSuccess(t.sessionEnded);
    await close();
    // Its button is gone.
    heading.current?.focus();
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl">
        {t.sessions}
      </h2>
      <AskedView asked={asked}>
        {({ sessions }) => (
          <ul className="border-t border-line">
            {sessions.map((session) => {
              const { id, lastUsedAt, isThis } = session;
              const name = nameOf(session);
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
                      aria-label={`${t.endSession}${colon}${name}, ${t.lastUsed(t.formatMoment(lastUsedAt))}`}
                      onClick={() => setEnding(session)}
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
      <Button look="outline" className="mt-3" onClick={() => setEnding('all')}>
        {t.everywhere}
      </Button>
      <Modal
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={ending === 'all' ? t.everywhere : t.endSessionTitle}
        kind="small-dialog"
      >
        {ending !== null && (
          <ProvedCall
            path={ending === 'all' ? `${sessionsPath}/removal` : `${sessionsPath}/${ending.id}/removal`}
            question={ending === 'all' ? t.everywhereAsk : t.endSessionAsk(nameOf(ending))}
            button={ending === 'all' ? t.everywhere : t.endSession}
            onCancel={() => void close()}
            onDone={() => void afterEnd()}
          />
        )}
      </Modal>
    </section>
  );
}

function nameOf({ device }: SessionOfAccount): string {
  return device === '' ? t.unknownDevice : device;
}
