import { shopTypes } from '../../shared/shop-type.ts';
import type { ShopLine } from '../features/cart/shop-line.ts';
import * as t from '../texts/de/checkout.ts';

/** Where each piece is picked up: a mixed cart in both stores. */
export function PickupStores({ lines }: { readonly lines: readonly ShopLine[] }) {
  const stores = shopTypes
    .map((shopType) => ({ shopType, here: lines.filter((line) => line.shopType === shopType) }))
    .filter(({ here }) => here.length > 0);
  return (
    <section aria-label={t.pickupFrom} className="mt-4 space-y-4 border-l-4 border-petrol bg-paper-deep p-4">
      {stores.map(({ shopType, here }) => (
        <div key={shopType}>
          <h3 className="font-sans font-semibold">{t.pickupStore[shopType]}</h3>
          <ul className="text-[0.9375rem] text-ink-soft">
            {here.map((line) => (
              <li key={line.id}>
                {t.quantityTimes(line.quantity)} {line.title}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-[0.9375rem]">{t.pickupHours}</p>
    </section>
  );
}
