import { fromEuros } from '../../../shared/money/cents.ts';
import * as t from '#texts/order-success.ts';
import { formatEuros } from '#texts/shell.ts';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { BankDetails } from './bank-details.tsx';

/** 'Chair', or '2 × Chair' of a line with more than one. */
function pieceOf({ productListDetail }: PlacedOrder, line: number, qty: number): string {
  const { title = '', qty: ordered = 1 } = productListDetail[line] ?? {};
  return ordered === 1 ? title : `${qty} × ${title}`;
}

/** What is or was claimed for damage to rented pieces, and how to pay what is open. */
export function Claims({ order }: { readonly order: PlacedOrder }) {
  const { claims } = order;
  if (claims.length === 0) return null;
  return (
    <>
      <section>
        <h2 className="text-2xl">{t.claims}</h2>
        <p className="mt-2 text-ink-soft">{t.claimNote}</p>
        <ul className="mt-3 border-t border-line">
          {claims.map(({ number, line, qty, amount, reason, state }) => (
            <li key={number} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[1fr_auto]">
              <span className="block min-w-0 break-words">
                {t.claimName(number)}
                <span className="block text-ink-soft">
                  {[pieceOf(order, line, qty), reason].filter((text) => text !== '').join(' · ')}
                </span>
              </span>
              <span className="block text-ink-soft tabular-nums sm:text-right">
                {formatEuros(fromEuros(amount))}
                <span className="ml-4 sm:ml-0 sm:block">{t.claimState[state]}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {claims.map(({ number, bankTransfer }) =>
        bankTransfer === null ? null : (
          <BankDetails
            key={number}
            transfer={bankTransfer}
            intro={t.claimIntro(number, t.formatDay(bankTransfer.dueDate))}
          />
        ),
      )}
    </>
  );
}
