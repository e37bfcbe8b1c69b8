import type { Ref } from 'react';
import { Button } from '../../components/controls/button.tsx';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { leaveOutAssembly } from '../../features/cart/take-out.ts';
import type { Checkout } from '../../features/checkout/checkout-store.ts';
import * as t from '#texts/checkout.ts';
import { withoutAssembly } from '#texts/order-review.ts';

/** Below what decides it: which pieces are not assembled there, and how to go on without losing anything. */
export function AssemblyNotice({
  ref,
  delivery,
  lines,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly delivery: Checkout['deliveryOption'];
  readonly lines: readonly ShopLine[];
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="mt-4 border-l-4 border-error pl-4">
      <p className="font-semibold text-error">{t.noAssembly[delivery]}</p>
      <ul className="mt-2">
        {lines.map(({ id, title }) => (
          <li key={id} className="break-words">
            {title}
          </li>
        ))}
      </ul>
      <Button
        look="outline"
        className="mt-3 max-sm:w-full"
        // A press by keyboard has no clicks to count.
        onClick={(event) => leaveOutAssembly(lines, event.detail === 0)}
      >
        {withoutAssembly}
      </Button>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">{t.noAssemblyHint[delivery]}</p>
    </div>
  );
}
