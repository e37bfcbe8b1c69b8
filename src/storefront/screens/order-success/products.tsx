import { LinePicture } from '../../components/line-picture.tsx';
import type { PlacedOrder } from '../../features/checkout/placed-order.ts';
import * as t from '#texts/success.ts';

/** The products ordered: image, title, SKU, quantity (spec 2.15). */
export function Products({ order }: { readonly order: PlacedOrder }) {
  return (
    <section className="self-start bg-paper-deep p-5">
      <h2 className="text-2xl">{t.products}</h2>
      <ul>
        {order.productListDetail.map(({ productImage, title, SKU, qty }, index) => {
          const { pickupStore = null, fulfilment = null } = order.lines[index] ?? {};
          const progress = fulfilment === null ? null : t.progress(fulfilment);
          return (
            // The same piece may stand there twice, bought and rented.
            <li key={index} className="flex gap-4 border-b border-line py-4 last:border-0">
              <LinePicture image={productImage ?? undefined} className="w-16" />
              <div className="min-w-0 leading-snug">
                <p className="break-words">{title}</p>
                <p className="mt-1 text-[0.9375rem] text-ink-soft">{t.sku(SKU)}</p>
                <p className="text-[0.9375rem] text-ink-soft">{t.quantity(qty)}</p>
                {pickupStore !== null && <p className="text-[0.9375rem]">{pickupStore}</p>}
                {progress !== null && (
                  <p className="mt-1 text-[0.9375rem] font-semibold break-words">{progress}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
