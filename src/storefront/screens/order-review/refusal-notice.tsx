import { useEffect, useRef } from 'react';
import { AskForPrice } from '../../features/checkout/no-price.tsx';
import { WayOnLink } from '../../features/checkout/way-on-link.tsx';
import type { Refusal } from '../../features/checkout/placing/refusal.ts';
import * as t from '#texts/order-review.ts';
import { colon } from '#texts/shell.ts';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { to } from '../../to.ts';
import { Worded } from '../../components/worded.tsx';

/** Why there is no order yet; problems disappear from the list once they are fixed. */
export function RefusalNotice({
  refusal,
  lines,
}: {
  readonly refusal: Refusal;
  readonly lines: readonly ShopLine[];
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    // When shoppers go from the payment's step back to the review, the browser scrolls to where the review was left.
    const show = (): void => {
      requestAnimationFrame(() => requestAnimationFrame(() => notice.current?.scrollIntoView()));
    };
    addEventListener('popstate', show, { once: true });
    return () => removeEventListener('popstate', show);
  }, [refusal]);
  const open = refusal.remedies.filter(({ lineId }) => lines.some(({ id }) => id === lineId));
  if (refusal.remedies.length > 0 && open.length === 0) return null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="mb-8 border-4 border-error p-5">
      <p className="font-semibold">
        <Worded>{refusal.message}</Worded>
      </p>
      <ul>
        {refusal.notes.map((note) => (
          <li key={note} className="mt-2">
            {note}
          </li>
        ))}
        {open.map(({ lineId, text, label, act }) => (
          <li
            key={lineId}
            className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-3"
          >
            <span className="min-w-0 break-words">{text}</span>
            <button
              type="button"
              aria-label={`${label}${colon}${text}`}
              onClick={act}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {refusal.asksForPrice === true && (
        <div className="mt-2">
          <AskForPrice lines={lines} />
        </div>
      )}
      {refusal.notes.length > 0 && (
        <WayOnLink
          href={to('/checkout')}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.toCheckout}
        </WayOnLink>
      )}
    </div>
  );
}
