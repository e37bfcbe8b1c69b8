import { LinePicture } from '../../components/line-picture.tsx';
import type { PlacedOrder } from '../../features/checkout/placed-order.ts';
import { assemblyFeeCents } from '../../../shared/assembly.ts';
import { fromEuros } from '../../../shared/cents.ts';
import * as cartTexts from '#texts/cart.ts';
import { formatEuros } from '#texts/money.ts';
import * as t from '#texts/success.ts';

/** The products ordered: image, title, SKU, quantity (spec 2.15); how each was ordered, and what it costs. */
export function Products({ order }: { readonly order: PlacedOrder }) {
  return (
    <section className="self-start bg-paper-deep p-5">
      <h2 className="text-2xl">{t.products}</h2>
      <ul>
        {order.productListDetail.map(({ productImage, title, SKU, qty }, index) => {
          const line = order.lines[index];
          const progress = line === undefined ? null : t.progress(line.fulfilment);
          return (
            // The same piece may stand there twice, bought and rented.
            <li key={index} className="flex gap-4 border-b border-line py-4 last:border-0">
              <LinePicture image={productImage ?? undefined} className="w-16" />
              <div className="min-w-0 leading-snug">
                <p className="break-words">{title}</p>
                <div className="mt-1 text-[0.9375rem] text-ink-soft">
                  {line?.rentOption && <p>{cartTexts.rentedFor(line.rentOption)}</p>}
                  {line?.assembly && <p>{cartTexts.withAssembly(assemblyFeeCents)}</p>}
                  <p>{t.sku(SKU)}</p>
                  <p>{t.quantity(qty)}</p>
                </div>
                {line?.pickupStore && <p className="text-[0.9375rem]">{line.pickupStore}</p>}
                {progress !== null && (
                  <p className="mt-1 text-[0.9375rem] font-semibold break-words">{progress}</p>
                )}
              </div>
              {line !== undefined && (
                <p className="ml-auto shrink-0 font-serif text-lg leading-snug tabular-nums">
                  {formatEuros(fromEuros(line.total))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
