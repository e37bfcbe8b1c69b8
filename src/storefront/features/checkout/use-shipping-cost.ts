import { useEffect, useState } from 'react';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { isTooLong } from '../../../shared/orders/checkout-fields.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import { hasVatIdForm } from '../../../shared/places/vat-id.ts';
import { askShop } from '../../asking/ask-shop.ts';
import * as t from '#texts/checkout/checkout.ts';
import { noConnection } from '#texts/cart/going-on.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';
import { issueOf, placeRefusal } from '../delivery/place-refusal.ts';
import { pieceOf, type ShopLine } from '../cart/store/shop-line.ts';
import {
  changeCheckout,
  hasOtherBilling,
  readCheckout,
  type Checkout,
  type CheckoutForm,
} from './checkout-store.ts';
import type { CheckedField } from './missing-fields.ts';

/** Within how many weeks of the payment it is delivered; null: it is picked up. */
export type DeliveryWeeks = number | null;

export type ShippingCost =
  /** Too little of the address is known yet. */
  | { readonly state: 'open' }
  | { readonly state: 'calculating' }
  | { readonly state: 'known'; readonly cents: Cents; readonly weeks: DeliveryWeeks }
  | {
      readonly state: 'failed';
      readonly message: string;
      /** The error belongs to the field for the postal code: there is no such place, or it has no price. */
      readonly isNoPlace: boolean;
      /** The shop delivers there at a price that it has to ask for. */
      readonly isOnRequest: boolean;
      /** What of the form it is about; null: none of its fields alone. */
      readonly field: CheckedField | null;
      readonly retry: () => void;
    };

/** Spec 5: the lookup waits for a pause in typing. */
const pauseMs = 500;

type Kept = NonNullable<Checkout['shipmentCost']>;

interface Failure {
  readonly asked: string;
  readonly message: string;
  readonly isNoPlace: boolean;
  readonly isOnRequest: boolean;
  readonly field: CheckedField | null;
  /** The shop was not reached. */
  readonly isOffline: boolean;
}

/** The price of the delivery: nothing for pickup (spec 4.9), otherwise the shop's answer for the address. */
export function useShippingCost(checkout: Checkout, lines: readonly ShopLine[]): ShippingCost {
  const [failure, setFailure] = useState<Failure | null>(null);
  const asked = questionOf(checkout, lines);
  // A tab from before this was kept asks again.
  const known =
    asked !== null &&
    checkout.shipmentCost?.asked === asked &&
    typeof (checkout.shipmentCost as Partial<Kept>).imported === 'boolean';
  const failed = asked !== null && failure?.asked === asked;

  useEffect(() => {
    if (asked === null || known || failed) return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const failed = await ask(asked, signal);
      if (failed !== null) setFailure({ asked, ...failed });
    });
  }, [asked, known, failed]);

  // What failed for want of a connection is asked again as soon as there is one.
  const waitsForConnection = failed && failure?.isOffline === true;
  useEffect(() => {
    if (!waitsForConnection) return undefined;
    const retry = (): void => setFailure(null);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [waitsForConnection]);

  if (checkout.deliveryOption === 'pickup') return { state: 'known', cents: 0, weeks: null };
  if (asked === null) return { state: 'open' };
  if (known && checkout.shipmentCost !== null) {
    const { cents, weeks } = checkout.shipmentCost;
    return { state: 'known', cents, weeks };
  }
  if (failed && failure !== null) {
    const { message, isNoPlace, isOnRequest, field } = failure;
    return { state: 'failed', message, isNoPlace, isOnRequest, field, retry: () => setFailure(null) };
  }
  return { state: 'calculating' };
}

/**
 * The data that decides the cost, as JSON, so that typing a name sends no new request; null if it must not be requested
 * (spec 5: five fields filled, and shipment).
 */
function questionOf(checkout: Checkout, lines: readonly ShopLine[]): string | null {
  const { formData } = checkout;
  const { email, firstName, lastName, address, postalCode, city } = formData;
  const isFilled = [email, firstName, lastName, address, postalCode].every((text) => text.trim() !== '');
  // What the shop would refuse is told at its field.
  const fits = Object.entries(formData).every(
    ([field, text]) => !isTooLong(field as keyof CheckoutForm, text),
  );
  if (checkout.deliveryOption !== 'shipment' || !isFilled || !fits || lines.length === 0) return null;
  // While it is being typed, there is no place yet. Of other countries the shop says at once if it is none.
  const { selectedCountry } = checkout;
  if (selectedCountry === defaultCountry && !hasPostalCodeForm(selectedCountry, postalCode)) return null;
  const { billing, billingCountry, customerKind } = checkout;
  const vatId = customerKind === 'business' && hasVatIdForm(formData.vatId) ? formData.vatId : '';
  const products = lines.map((line) => ({
    ...{ id: pieceOf(line), quantity: line.quantity, isRent: line.isRent },
    // A line from an old visitor's cart has none.
    assembly: (line as Partial<ShopLine>).assembly ?? false,
  }));
  // Where the invoice goes says something of services alone.
  const hasService = products.some(({ isRent, assembly }) => isRent || assembly);
  return JSON.stringify({
    country: checkout.selectedCountry,
    postalCode: postalCode.trim(),
    city: city.trim(),
    products,
    customerKind,
    vatId,
    billingAddress:
      hasService && hasOtherBilling(checkout)
        ? { country: billingCountry, postalCode: billing.postalCode.trim() }
        : null,
  });
}

/** Stores the answer, or returns why there is none. */
async function ask(asked: string, signal: AbortSignal): Promise<Omit<Failure, 'asked'> | null> {
  const { postalCode: _, city: __, ...question } = JSON.parse(asked) as Record<string, unknown>;
  const { formData } = readCheckout();
  const answer = await askShop<{ shippingCharge: number; deliveryWeeks: number; imported: boolean }>(
    '/getShippingCharges',
    {
      send: { ...question, Useraddress: formData },
      signal,
      like: { shippingCharge: 0, deliveryWeeks: 0, imported: false },
    },
  );
  const refused = answer.ok ? null : placeRefusal(answer);
  if (!answer.ok && refused !== null) {
    return { ...refused, field: fieldOf(issueOf(answer)?.field), isOffline: false };
  }
  if (!answer.ok) {
    const isOffline = answer.status === 0;
    const fallback = isOffline ? noConnection : t.noRates;
    const message = answer.message ?? fallback;
    return { message, isNoPlace: false, isOnRequest: false, field: null, isOffline };
  }
  const { shippingCharge, deliveryWeeks, imported } = answer.value;
  const cents = fromEuros(shippingCharge);
  changeCheckout({ shipmentCost: { asked, cents, weeks: deliveryWeeks, imported } });
  return null;
}

/** The form's fields, by the request's. */
const fields: Readonly<Record<string, CheckedField>> = {
  country: 'country',
  'Useraddress.postalCode': 'postalCode',
  vatId: 'vatId',
  'billingAddress.country': 'billing-country',
  'billingAddress.postalCode': 'billing-postalCode',
};

const fieldOf = (field: string | undefined): CheckedField | null =>
  field === undefined ? null : (fields[field] ?? null);
