import * as t from '#texts/order-success.ts';
import { formatEuros } from '#texts/shell.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { buttonLook } from '../../components/controls/button.tsx';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';

/** The gift voucher that an order has bought, in place of its products. */
export function BoughtGift({ orderId, order }: { readonly orderId: string; readonly order: PlacedOrder }) {
  const { boughtGift: gift } = order;
  if (gift === null) return null;
  return (
    <section aria-label={t.giftVoucher} className="self-start bg-paper-deep p-5">
      <h2 className="text-2xl">{t.giftVoucher}</h2>
      <p className="font-serif text-3xl tabular-nums">{formatEuros(fromEuros(order.orderTotal))}</p>
      {gift.recipient !== null && <p className="mt-2 break-words">{gift.recipient}</p>}
      {gift.greeting !== null && <p className="break-words whitespace-pre-line italic">{gift.greeting}</p>}
      <p className="mt-4">{wayOf(gift)}</p>
      {gift.lastDay !== null && !gift.isCancelled && <p>{t.giftValidUntil(gift.lastDay)}</p>}
      {gift.isToDownload && (
        <a
          href={`/api/orders/${encodeURIComponent(orderId)}/gift-voucher`}
          download
          className={`mt-4 ${buttonLook('outline')}`}
        >
          {t.downloadGift}
        </a>
      )}
    </section>
  );
}

/** How and when it comes, or came. */
export function wayOf({
  isCancelled,
  sentAt,
  sendOn,
  lastDay,
}: NonNullable<PlacedOrder['boughtGift']>): string {
  if (isCancelled) return t.giftEnded;
  if (sentAt !== null) return t.giftWasMailed;
  if (sendOn !== null) return t.giftComesOn(sendOn);
  // Until when it is valid is known once it is paid.
  return lastDay === null ? t.giftComesWhenPaid : t.giftComesSoon;
}
