import * as t from '#texts/account.ts';
import { Button } from '../../components/controls/button.tsx';
import type { AccountOrders, AccountRentals } from '../../features/account/account-order.ts';
import type { AccountPerson } from '../../features/account/account-person.browser.ts';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { logOut } from '../../features/account/log-out.browser.ts';
import { storedUser } from '../../features/account/stored-login.ts';
import { to } from '../../to.ts';
import { ConfirmNotice } from './confirm-notice.browser.tsx';
import { isOut, NoOrders, OrderList, RentalList } from './orders.browser.tsx';

const shownOrders = 2;

/** What somebody comes for most: the last orders, and what is out on rent. */
export function Overview() {
  const orders = useAsked<AccountOrders>('/account/orders', { orders: [] });
  const rentals = useAsked<AccountRentals>('/account/rentals', {
    rentals: [],
  });
  const { answer: person } = useAsked<AccountPerson>('/account/profile', { email_address: '' });
  return (
    <div className="space-y-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 font-serif text-2xl break-words">{t.greeting(storedUser().name ?? '')}</p>
        <Button look="quiet" onClick={() => void logOut()}>
          {t.logOut}
        </Button>
      </div>
      {person?.ok === true && !person.value.emailConfirmed && (
        <ConfirmNotice text={t.pleaseConfirm(person.value.email_address)} />
      )}
      <section>
        <h2 className="mb-4 text-2xl">{t.latestOrders}</h2>
        <AskedView asked={orders}>
          {({ orders: all }) =>
            all.length === 0 ? (
              <NoOrders />
            ) : (
              <>
                <OrderList orders={all.slice(0, shownOrders)} />
                {all.length > shownOrders && (
                  <a
                    href={to('/account/orders')}
                    className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {t.allOrders}
                  </a>
                )}
              </>
            )
          }
        </AskedView>
      </section>
      <AskedView asked={rentals}>
        {({ rentals: all }) => {
          const out = all.filter(isOut);
          return out.length === 0 ? null : (
            <section>
              <h2 className="mb-4 text-2xl">{t.currentRentals}</h2>
              <RentalList rentals={out} />
            </section>
          );
        }}
      </AskedView>
    </div>
  );
}
