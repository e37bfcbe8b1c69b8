import * as t from '#texts/account.ts';
import { giftVoucher } from '#texts/order-success.ts';
import * as cart from '#texts/cart.ts';
import { formatEuros } from '#texts/shell.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { unitsLeft } from '../../../shared/orders/units-gone.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Tag } from '../../components/controls/tag.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import type { AccountOrder, AccountOrders, AccountRental } from '../../features/account/account-order.ts';
import { askAsCustomer } from '../../features/account/ask-as-customer.ts';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { storedUser } from '../../features/account/stored-login.ts';
import { useForm } from '../../features/account/use-form.browser.tsx';
import { aboutContract } from '../../features/declarations/about-contract.browser.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { langOf, to } from '../../to.ts';

/** Everything that was ordered with this account, and the way for what was ordered without. */
export function Orders() {
  const asked = useAsked<AccountOrders>('/account/orders', { orders: [] });
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

/** More pictures than this make no order easier to recognise. */
const maxPictures = 4;

/** Orders, each with its number, day, state and sum. */
export function OrderList({ orders }: AccountOrders) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li key={order.orderNumber} className="border-b border-line py-5">
          <a
            href={to(`/account/orders/${order.orderNumber}`)}
            className="group grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="font-serif text-xl group-hover:underline">{t.orderLabel(order.orderNumber)}</p>
              <p className="text-ink-soft">
                {t.orderedOn(t.formatDay(order.orderDate))} · {piecesIn(order)}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                <Tag>{t.stateName[order.state]}</Tag>
                {order.paymentStatus !== null &&
                  // No payment is expected for a cancelled order.
                  !(order.state === 'cancelled' && order.paymentStatus === 'lapsed') && (
                    <Tag>{t.paymentName[order.paymentStatus]}</Tag>
                  )}
              </p>
            </div>
            <p className="font-serif text-xl tabular-nums sm:text-right">
              {formatEuros(fromEuros(order.orderTotal))}
            </p>
            <div className="flex gap-2 sm:col-span-2">
              {order.lines.slice(0, maxPictures).map((line, index) => (
                <LinePicture
                  key={index}
                  image={line.image ?? undefined}
                  shopType={line.shopType}
                  className="w-16"
                />
              ))}
              <span className="sr-only">
                {order.lines.map(({ title, titleLanguage }, index) => (
                  <span key={index} lang={langOf(titleLanguage)}>
                    {index === 0 ? '' : ', '}
                    {title}
                  </span>
                ))}
              </span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How many pieces were ordered, and how many of them are still in the order or with the customer. */
function piecesIn({ lines }: AccountOrder): string {
  // An order without a piece is one of a gift voucher.
  if (lines.length === 0) return giftVoucher;
  const sumOf = (count: (line: AccountOrder['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + count(line), 0);
  const ordered = sumOf(({ qty }) => qty);
  const left = sumOf(({ qty, qtyTakenOut, qtyReturned, qtyGivenUp }) =>
    unitsLeft(qty, { takenOut: qtyTakenOut, cameBack: qtyReturned, givenUp: qtyGivenUp }),
  );
  return left === ordered ? t.pieces(ordered) : t.piecesLeft(left, ordered);
}

/** What is rented, each with its end. */
export function RentalList({ rentals }: { readonly rentals: readonly AccountRental[] }) {
  return (
    <ul className="border-t border-line">
      {rentals.map((rental, index) => (
        <li key={index} className="flex gap-5 border-b border-line py-5">
          <LinePicture image={rental.image ?? undefined} shopType={rental.shopType} className="w-20" />
          <div className="min-w-0 leading-snug">
            <p lang={langOf(rental.titleLanguage)} className="text-lg break-words">
              {rental.title}
            </p>
            <p className="mt-1 text-ink-soft">
              {cart.rentedFor(rental.rentOption)} ·{' '}
              <a href={to(`/account/orders/${rental.orderNumber}`)} className="underline underline-offset-4">
                {t.orderLabel(rental.orderNumber)}
              </a>
            </p>
            <p className="mt-2 font-semibold">{t.rentalState(rental)}</p>
            {isOut(rental) && (
              <>
                <p className="text-ink-soft">{t.daysLeft(daysUntil(rental.rentedUntil))}</p>
                <a
                  href={to('/vertraege-kuendigen') + aboutContract(rental.orderNumber, storedUser())}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t.endRental}
                </a>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function isOut(rental: AccountRental): rental is AccountRental & { readonly rentedUntil: string } {
  return rental.rentedUntil !== null && rental.returnedAt === null;
}

/** Whole days until the last one, as the calendar on the wall counts them; below 0 it has passed. */
function daysUntil(day: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
}
