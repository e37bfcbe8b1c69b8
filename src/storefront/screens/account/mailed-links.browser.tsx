import type { z } from 'zod';
import type { refusedLinkSchema } from '../../../modules/customers/http/account.schemas.ts';
import { useState } from 'react';
import type { claimedSchema } from '../../../modules/ordering/http/account-orders.schemas.ts';
import * as t from '#texts/account.ts';
import { askShop, type ShopAnswer } from '../../asking/ask-shop.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { FormProblem } from '../../components/controls/form-problem.tsx';
import { PasswordField } from '../../components/controls/password-field.tsx';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { saidOfAccount, useForm } from '../../features/account/use-form.browser.tsx';
import { stored, tokenKey, useLoggedIn } from '../../features/account/session.ts';
import { keepProfile, type AccountPerson } from '../../features/account/account-person.browser.ts';
import { forgetLogin } from '../../features/account/stored-login.ts';
import { showOnNextPage } from '../../features/toasts/toast-store.ts';
import { to } from '../../to.ts';
import { Worded } from '../../components/worded.tsx';

type RefusedLink = z.output<typeof refusedLinkSchema>;

/** What follows '#token=' in a mailed link, which no server has seen. */
export function tokenOfLink(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  return token === '' ? null : token;
}

/** One press, not the visit, uses a link up: mail programs visit links by themselves. */
function useLink<T>(send: (token: string) => Promise<ShopAnswer<T>>) {
  const [token] = useState(tokenOfLink);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ShopAnswer<T> | null>(null);
  const press = async (): Promise<void> => {
    if (token === null || isBusy) return;
    setBusy(true);
    setAnswer(await send(token));
    setBusy(false);
  };
  return { hasToken: token !== null, isBusy, answer, press };
}

/** Takes over an order that was placed without an account. */
export function ClaimOrder() {
  const { hasToken, isBusy, answer, press } = useLink(async (token) => {
    const redeemed = await askAsCustomer<z.output<typeof claimedSchema>>('/account/order-claims/redeem', {
      send: { token },
      like: { orderNumber: '' },
    });
    if (redeemed.ok) {
      showOnNextPage(t.redeemed(redeemed.value.orderNumber));
      location.replace(to(`/account/orders/${redeemed.value.orderNumber}`));
    }
    return redeemed;
  });
  const refusal = answer?.ok === false ? answer : null;
  const problem = !hasToken
    ? t.noToken
    : refusal !== null && refusal.status !== 0
      ? refusal.status === 410
        ? t.redeemFailed
        : saidOfAccount(refusal)
      : null;
  return problem === null ? (
    <>
      <FormProblem text={refusal === null ? null : saidOfAccount(refusal)} />
      <Button unavailable={isBusy} onClick={() => void press()}>
        {isBusy ? t.busy : t.redeem}
      </Button>
    </>
  ) : (
    <Problem text={problem} path="/account/orders" label={t.toOrders} />
  );
}

/** Why a link leads nowhere, and where to go instead. */
export function Problem({
  text,
  path,
  label,
}: {
  readonly text: string;
  readonly path: `/${string}`;
  readonly label: string;
}) {
  return (
    <div role="alert">
      <p className="mb-6 max-w-prose text-lg">
        <Worded>{text}</Worded>
      </p>
      <ButtonLink href={to(path)} look="outline">
        {label}
      </ButtonLink>
    </div>
  );
}

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
  const { field, problem, isBusy, submit } = useForm(
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
    if (
      !followed.ok &&
      ['mail-link-expired', 'email-confirmed-already', 'email-taken'].includes(followed.code ?? '')
    )
      onExpired(saidOfAccount(followed));
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
      {problem}
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

/** Says that a link was never asked for. From the account's own mailbox, that closes the account to strangers. */
export function RefuseLink({
  token,
  text,
  label,
  look = 'solid',
}: {
  readonly token: string;
  readonly text: string | null;
  readonly label: string;
  readonly look?: 'solid' | 'outline';
}) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ShopAnswer<RefusedLink> | null>(null);
  const refuse = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const refused = await askShop<RefusedLink>('/account/email/refuse', {
      send: { token },
      like: { locked: true },
    });
    // This browser's login was one of those that ended.
    if (refused.ok && refused.value.locked) forgetLogin();
    setAnswer(refused);
    setBusy(false);
  };
  if (answer?.ok === true) {
    return (
      <div role="status">
        <p className="mb-6 text-lg">{answer.value.locked ? t.accountLocked : t.linkRefused}</p>
        {answer.value.locked && <ButtonLink href={to('/passwort-vergessen')}>{t.setPassword}</ButtonLink>}
      </div>
    );
  }
  if (answer?.ok === false && answer.code === 'mail-link-over')
    return <Problem text={saidOfAccount(answer)} path="/passwort-vergessen" label={t.setPassword} />;
  if (answer?.ok === false && answer.status !== 0)
    return <Problem text={saidOfAccount(answer)} path="/account/security" label={t.toAccount} />;
  return (
    <>
      {text !== null && <p className="mb-5">{text}</p>}
      {answer !== null && (
        <p role="alert" className="mb-5">
          <Worded>{saidOfAccount(answer)}</Worded>
        </p>
      )}
      <Button look={look} unavailable={isBusy} onClick={() => void refuse()}>
        {isBusy ? t.busy : label}
      </Button>
    </>
  );
}
