import type { ReactNode, Ref } from 'react';
import type { ChangedElsewhere } from '../../features/cart/use-changed-elsewhere.ts';
import * as t from '#texts/order-review.ts';

/** Another tab's changes to the cart, shown before anything is ordered at a total that nobody has seen. */
export function ChangedNotice({
  ref,
  changed: { changes, goods },
  title = t.cartChanged,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly changed: ChangedElsewhere;
  readonly title?: string;
  /** The way on. */
  readonly children?: ReactNode;
}) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="mb-8 border-4 border-error p-5">
      <p className="font-semibold">{title}</p>
      <ul>
        {changes.map(({ lineId, title, before, after }) => (
          <li key={lineId} className="mt-2 break-words tabular-nums">
            {t.lineChange(title, before, after)}
          </li>
        ))}
      </ul>
      <p className="mt-3 tabular-nums">{t.goodsChanged(goods.before, goods.now)}</p>
      {children}
    </div>
  );
}
