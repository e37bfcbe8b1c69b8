import type { AsRead } from '../../page.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { Checkbox, RadioCard } from '../../components/controls/field.tsx';
import { PickupStores } from '../../components/orders/pickup-stores.tsx';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { changeCheckout, type Checkout } from '../../features/checkout/checkout-store.ts';
import type { Pickup } from '../../screen-data.server.ts';
import * as t from '#texts/checkout.ts';

/** Shipment, or pickup in the stores (spec 2.13). */
export function DeliveryChoice({
  checkout,
  lines,
  pickup,
}: {
  readonly pickup: AsRead<Pickup>;
  readonly checkout: Checkout;
  readonly lines: readonly ShopLine[];
}) {
  const { deliveryOption } = checkout;
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-2xl">{t.delivery}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <RadioCard
          name="deliveryOption"
          value="shipment"
          label={t.deliveryOptionName.shipment}
          hint={t.shipmentHint}
          checked={deliveryOption === 'shipment'}
          onChoose={() => changeCheckout({ deliveryOption: 'shipment' })}
        />
        <RadioCard
          name="deliveryOption"
          value="pickup"
          label={t.deliveryOptionName.pickup}
          hint={t.pickupHint}
          checked={deliveryOption === 'pickup'}
          onChoose={() => changeCheckout({ deliveryOption: 'pickup' })}
        />
      </div>
      {deliveryOption === 'pickup' ? (
        <PickupStores lines={lines} pickup={pickup} />
      ) : (
        <div className="mt-3">
          <Checkbox
            name="carrierContact"
            label={<BoundWords text={t.carrierContact} />}
            hint={t.carrierContactHint}
            checked={checkout.carrierContact}
            onChecked={(carrierContact) => changeCheckout({ carrierContact })}
          />
        </div>
      )}
    </fieldset>
  );
}
