import * as t from '#texts/account.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { ButtonLink } from '../../components/controls/button-link.tsx';
import { Button } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextField } from '../../components/controls/field.tsx';
import type { AccountOrder } from '../../features/account/account-order.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { AskedView } from '../../features/account/asked-view.browser.tsx';
import { useAsked } from '../../features/account/use-asked.browser.ts';
import { useForm } from '../../features/account/use-form.browser.tsx';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { to } from '../../to.ts';
import { OrderList } from './order-list.browser.tsx';

/** Everything that was ordered with this account, and the way for what was ordered without. */
export function Orders() {
  const asked = useAsked<{ readonly orders: readonly AccountOrder[] }>('/account/orders', { orders: [] });
  return (
    <div className="space-y-14">
      <AskedView asked={asked}>
        {({ orders }) => (orders.length === 0 ? <NoOrders /> : <OrderList orders={orders} />)}
      </AskedView>
      <AskForOrder />
    </div>
  );
}

export function NoOrders() {
  return (
    <EmptyState title={t.noOrders}>
      <ButtonLink href={to('/categories/all')} look="outline">
        {t.browse}
      </ButtonLink>
    </EmptyState>
  );
}

function AskForOrder() {
  const { field, problem, isBusy, submit } = useForm(
    'claim',
    { orderNumber: '' },
    { orderNumber: t.missing.orderNumber },
  );
  return (
    <section className="max-w-2xl bg-paper-deep p-5 sm:p-6">
      <h2 className="text-2xl">{t.claimTitle}</h2>
      <p className="mt-2">
        <BoundWords text={t.claimText} />
      </p>
      <form
        noValidate
        className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) =>
          void submit(
            event,
            (send) =>
              askAsCustomer<{ message: string }>('/account/order-claims', { send, like: { message: '' } }),
            ({ message }) => showAlert(message),
          )
        }
      >
        <TextField
          {...field('orderNumber')}
          label={t.orderNumber}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Button type="submit" look="outline" unavailable={isBusy}>
          {isBusy ? t.busy : t.claimSend}
        </Button>
        {problem}
      </form>
    </section>
  );
}
