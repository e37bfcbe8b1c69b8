import type { ReactNode, Ref } from 'react';
import type { ChangedElsewhere } from '../../features/cart/use-changed-elsewhere.ts';
import * as t from '#texts/order-review.ts';

/** Another tab's changes to the cart, shown before anything is ordered at a total that nobody has seen. */
export function ChangedNotice({
  ref,
  changed: { changes, goods },
  isExempt,
  title = t.cartChanged,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly changed: ChangedElsewhere;
  /** Whether the cart's prices are not those of this sale: then none is named. */
  readonly isExempt: boolean;
  readonly title?: string;
  /** The way on. */
  readonly children?: ReactNode;
}) {
  const said = (amount: (typeof changes)[number]['before']) =>
    amount === null || !isExempt ? amount : { ...amount, value: null };
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="mb-8 border-4 border-error p-5">
      <p className="font-semibold">{title}</p>
      <ul>
        {changes.map(({ lineId, title, before, after }) => (
          <li key={lineId} className="mt-2 break-words tabular-nums">
            {t.lineChange(title, said(before), said(after))}
          </li>
        ))}
      </ul>
      {!isExempt && <p className="mt-3 tabular-nums">{t.goodsChanged(goods.before, goods.now)}</p>}
      {children}
    </div>
  );
}
