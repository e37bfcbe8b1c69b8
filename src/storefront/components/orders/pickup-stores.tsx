import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import type { AsRead } from '../../page.ts';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import type { Pickup } from '../../screen-data.server.ts';
import * as t from '#texts/checkout.ts';
import { StoreHours } from './store-facts.tsx';

/** The stores in which the pieces are picked up: both for a mixed cart. */
export function PickupStores({
  lines,
  pickup,
}: {
  readonly lines: readonly ShopLine[];
  readonly pickup: AsRead<Pickup>;
}) {
  const stores = shopTypes
    .map((shopType) => ({ shopType, here: lines.filter((line) => line.shopType === shopType) }))
    .filter(({ here }) => here.length > 0);
  return (
    <section aria-label={t.pickupFrom} className="mt-4 space-y-4 border-l-4 border-petrol bg-paper-deep p-4">
      {stores.map(({ shopType, here }) => (
        <div key={shopType}>
          <p className="font-semibold">
            {(pickup.stores.find((store) => store.shopType === shopType) ?? pickup.stores[0])?.place}
          </p>
          <ul className="text-[0.9375rem] text-ink-soft">
            {here.map((line) => (
              <li key={line.id}>
                {t.quantityTimes(line.quantity)} {line.title}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <StoreHours hours={pickup.openingHours} closures={pickup.closures} />
    </section>
  );
}
