import { lazy, Suspense } from 'react';
import { Checkbox } from '../../components/controls/field.tsx';
import { changeCheckout } from '../../features/checkout/checkout-store.ts';
import { loadablePart } from '../../loadable-part.tsx';
import * as t from '#texts/checkout.ts';
import type { BillingProps } from './billing-address.browser.tsx';

/** Few shoppers have one: its fields are loaded for them. */
const BillingAddress = lazy(
  loadablePart(async () => ({ default: (await import('./billing-address.browser.tsx')).BillingAddress })),
);

/** Whether the invoice address differs from the delivery address, and the address. */
export function BillingFields(props: BillingProps) {
  const { otherBilling } = props.checkout;
  return (
    <div>
      <Checkbox
        name="otherBilling"
        label={t.otherBilling}
        checked={otherBilling}
        onChecked={(other) => changeCheckout({ otherBilling: other })}
      />
      {otherBilling && (
        <Suspense>
          <BillingAddress {...props} />
        </Suspense>
      )}
    </div>
  );
}
