import { useState } from 'react';
import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/controls/button-link.tsx';
import { Button } from '../../components/controls/button.tsx';
import type { ShopAnswer } from '../../ask-shop.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { showOnNextPage } from '../../features/toasts/toast-store.ts';
import { to } from '../../to.ts';

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
      <p className="mb-6 max-w-prose text-lg">{text}</p>
      <ButtonLink href={to(path)} look="outline">
        {label}
      </ButtonLink>
    </div>
  );
}
