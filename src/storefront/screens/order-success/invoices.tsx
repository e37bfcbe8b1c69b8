import type { ReactNode } from 'react';
import { fromEuros } from '../../../shared/money/cents.ts';
import * as t from '#texts/order-success.ts';
import { formatEuros } from '#texts/shell.ts';
import type { OrderInvoice, PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';

/** Invoices, credit notes and cancellation invoices; `link` makes their names clickable. */
export function Invoices({
  order,
  link,
}: {
  readonly order: PlacedOrder;
  readonly link: (invoice: OrderInvoice, name: string) => ReactNode;
}) {
  if (order.invoices.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.invoices}</h2>
      <ul className="mt-3 border-t border-line">
        {order.invoices.map((invoice) => {
          const name = t.invoiceName[invoice.isCancellation ? 'cancellation' : invoice.kind](invoice.number);
          return (
            <li
              key={invoice.number}
              className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[1fr_auto]"
            >
              <span className="block min-w-0">
                {invoice.isMade ? link(invoice, name) : name}
                <span className="block text-ink-soft">
                  {invoice.isMade ? t.invoiceFile : t.invoicePending}
                </span>
              </span>
              <span className="block text-ink-soft tabular-nums sm:text-right">
                {formatEuros(fromEuros(invoice.kind === 'credit-note' ? -invoice.total : invoice.total))}
                <time dateTime={invoice.issuedOn} className="ml-4 sm:ml-0 sm:block">
                  {t.formatDay(invoice.issuedOn)}
                </time>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const invoiceLook = 'inline-flex min-h-11 items-center underline underline-offset-4';
