import * as t from '#texts/account.ts';
import { formatEuros } from '#texts/money.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { Tag } from '../../components/controls/tag.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import type { AccountOrder } from '../../features/account/account-order.ts';
import { to } from '../../to.ts';

/** More pictures than this make no order easier to recognise. */
const mostPictures = 4;

/** Orders, each with its number, day, state and sum. */
export function OrderList({ orders }: { readonly orders: readonly AccountOrder[] }) {
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
                {t.orderedOn(t.formatDay(order.orderDate))} · {t.pieces(piecesIn(order))}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                <Tag>{t.stateName[order.state]}</Tag>
                {order.paymentStatus !== null && <Tag>{t.paymentName[order.paymentStatus]}</Tag>}
              </p>
            </div>
            <p className="font-serif text-xl tabular-nums sm:text-right">
              {formatEuros(fromEuros(order.orderTotal))}
            </p>
            <div className="flex gap-2 sm:col-span-2">
              {order.lines.slice(0, mostPictures).map((line, index) => (
                <LinePicture
                  key={index}
                  image={line.image ?? undefined}
                  shopType={line.shopType}
                  className="w-16"
                />
              ))}
              <span className="sr-only">{order.lines.map(({ title }) => title).join(', ')}</span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

function piecesIn({ lines }: AccountOrder): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
