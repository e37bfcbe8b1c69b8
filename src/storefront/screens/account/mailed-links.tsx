import { useState } from 'react';
import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Button } from '../../components/button.tsx';
import { askShop, type ShopAnswer } from '../../ask-shop.ts';
import { keepProfile, type AccountPerson } from '../../features/account/account-person.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { stored, tokenKey } from '../../features/account/session.ts';
import { showOnNextPage } from '../../features/toasts/toast-store.ts';
import { to } from '../../to.ts';

/** What follows '#token=' in a mailed link, which no server has seen. */
function tokenOfLink(): string | null {
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
    const redeemed = await askAsCustomer<{ orderNumber: string }>('/account/order-claims/redeem', {
      send: { token },
      like: { orderNumber: '' },
    });
    if (redeemed.ok) {
      showOnNextPage(t.redeemed(redeemed.value.orderNumber));
      location.replace(to(`/account/orders/${redeemed.value.orderNumber}`));
    }
    return redeemed;
  });
  const problem = !hasToken
    ? t.noToken
    : answer?.ok === false
      ? answer.status === 410
        ? t.redeemFailed
        : (answer.message ?? t.failed)
      : null;
  return problem === null ? (
    <Button unavailable={isBusy} onClick={() => void press()}>
      {isBusy ? t.busy : t.redeem}
    </Button>
  ) : (
    <Problem text={problem} path="/account/orders" label={t.toOrders} />
  );
}

/** Confirms an address, wherever the mail is read. */
export function ConfirmEmail() {
  const { hasToken, isBusy, answer, press } = useLink(async (token) => {
    const followed = await askShop<AccountPerson>('/account/email/confirm', {
      send: { token },
      like: { email_address: '' },
    });
    // In the browser of somebody who is logged in, the popup follows.
    if (followed.ok && stored(tokenKey) !== null) {
      const mine = await askAsCustomer<AccountPerson>('/account/profile', { like: { email_address: '' } });
      if (mine.ok) keepProfile(mine.value);
    }
    return followed;
  });
  if (answer?.ok === true) {
    return (
      <div role="status">
        <p className="mb-6 text-lg break-words">{t.confirmed(answer.value.email_address)}</p>
        <ButtonLink href={to('/account')}>{t.toAccount}</ButtonLink>
      </div>
    );
  }
  const problem = !hasToken ? t.noToken : answer?.ok === false ? (answer.message ?? t.failed) : null;
  return problem === null ? (
    <Button unavailable={isBusy} onClick={() => void press()}>
      {isBusy ? t.busy : t.confirm}
    </Button>
  ) : (
    <Problem text={problem} path="/account/security" label={t.toAccount} />
  );
}

function Problem({
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
      <p className="mb-6 max-w-prose text-lg">{text}</p>
      <ButtonLink href={to(path)} look="outline">
        {label}
      </ButtonLink>
    </div>
  );
}
