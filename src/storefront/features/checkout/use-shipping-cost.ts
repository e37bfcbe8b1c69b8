import { useEffect, useState } from 'react';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { isTooLong } from '../../../shared/orders/checkout-fields.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import { askShop } from '../../asking/ask-shop.ts';
import * as t from '#texts/checkout/checkout.ts';
import { noConnection } from '#texts/cart/going-on.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';
import { placeRefusal } from '../delivery/ask-shipping.ts';
import { pieceOf, type ShopLine } from '../cart/store/shop-line.ts';
import { changeCheckout, readCheckout, type Checkout, type CheckoutForm } from './checkout-store.ts';

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
    const { message, isNoPlace, isOnRequest } = failure;
    return { state: 'failed', message, isNoPlace, isOnRequest, retry: () => setFailure(null) };
  }
  return { state: 'calculating' };
}

/**
 * The data that decides the cost, as JSON, so that typing a name sends no new request; null if it must not be requested
 * (spec 5: five fields filled, and shipment).
 */
function questionOf(checkout: Checkout, lines: readonly ShopLine[]): string | null {
  const { email, firstName, lastName, address, postalCode, city } = checkout.formData;
  const isFilled = [email, firstName, lastName, address, postalCode].every((text) => text.trim() !== '');
  // What the shop would refuse is told at its field.
  const fits = Object.entries(checkout.formData).every(
    ([field, text]) => !isTooLong(field as keyof CheckoutForm, text),
  );
  if (checkout.deliveryOption !== 'shipment' || !isFilled || !fits || lines.length === 0) return null;
  // While it is being typed, there is no place yet. Of other countries the shop says at once if it is none.
  const { selectedCountry } = checkout;
  if (selectedCountry === defaultCountry && !hasPostalCodeForm(selectedCountry, postalCode)) return null;
  return JSON.stringify({
    country: checkout.selectedCountry,
    postalCode: postalCode.trim(),
    city: city.trim(),
    products: lines.map((line) => ({ id: pieceOf(line), quantity: line.quantity })),
  });
}

/** Stores the answer, or returns why there is none. */
async function ask(asked: string, signal: AbortSignal): Promise<Omit<Failure, 'asked'> | null> {
  const { country, products } = JSON.parse(asked) as { country: string; products: unknown };
  const { formData } = readCheckout();
  const answer = await askShop<{ shippingCharge: number; deliveryWeeks: number; imported: boolean }>(
    '/getShippingCharges',
    {
      send: { country, Useraddress: formData, products },
      signal,
      like: { shippingCharge: 0, deliveryWeeks: 0, imported: false },
    },
  );
  const refused = answer.ok ? null : placeRefusal(answer);
  if (refused !== null) return { ...refused, isOffline: false };
  if (!answer.ok) {
    const isOffline = answer.status === 0;
    const fallback = isOffline ? noConnection : t.noRates;
    return { message: answer.message ?? fallback, isNoPlace: false, isOnRequest: false, isOffline };
  }
  const { shippingCharge, deliveryWeeks, imported } = answer.value;
  const cents = fromEuros(shippingCharge);
  changeCheckout({ shipmentCost: { asked, cents, weeks: deliveryWeeks, imported } });
  return null;
}
