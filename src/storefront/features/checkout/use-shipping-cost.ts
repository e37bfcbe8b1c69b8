import { useEffect, useState } from 'react';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { isTooLong } from '../../../shared/orders/checkout-fields.ts';
import { defaultCountry } from '../../../shared/places/country.ts';
import { hasPostalCodeForm } from '../../../shared/places/postal-code.ts';
import { hasVatIdForm, plainVatId } from '../../../shared/places/vat-id.ts';
import type { Refused } from '../../asking/ask-shop.ts';
import * as t from '#texts/checkout.ts';
import { noConnection } from '#texts/cart.ts';
import { askAfterPause } from '../../asking/ask-after-pause.ts';
import { askCharges } from '../delivery/ask-charges.ts';
import { issueOf, placeRefusal } from '../delivery/place-refusal.ts';
import type { PriceToAsk } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { ShopLine } from '../cart/store/shop-line.ts';
import { orderItemsOf } from './order-items.ts';
import { useTypedVoucher } from './voucher/voucher-store.ts';
import {
  changeCheckout,
  hasOtherBilling,
  isImported,
  readCheckout,
  type Checkout,
  type CheckoutForm,
  type ExemptPrice,
} from './checkout-store.ts';
import type { CheckedField } from './missing-fields.ts';
import type { PriceAbroad } from '../delivery/price-abroad.browser.ts';

/** Within how many weeks of the payment it is delivered; null: it is picked up. */
export type DeliveryWeeks = number | null;

export type ShippingCost =
  /** Too little of the address is known yet. */
  | { readonly state: 'open' }
  | { readonly state: 'calculating' }
  | {
      readonly state: 'known';
      readonly cents: Cents;
      readonly weeks: DeliveryWeeks;
      /** What the cart costs without German VAT; null: it bears it. */
      readonly exempt: ExemptPrice | null;
      /** Why a VAT ID does not take it off; null: it does, or none could. */
      readonly unconfirmed: string | null;
    }
  | {
      readonly state: 'failed';
      readonly message: string;
      /** The error belongs to the field for the postal code: there is no such place, or it has no price. */
      readonly isNoPlace: boolean;
      /** The shop delivers there at a price that it has to ask for. */
      readonly isOnRequest: boolean;
      /** The field of the form that it is about; null: none of its fields alone. */
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
  const { code, problem } = useTypedVoucher();
  const asked = questionOf(checkout, lines, problem === '' ? code : '');
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

  // A question that failed for want of a connection is asked again as soon as there is one.
  const waitsForConnection = failed && failure?.isOffline === true;
  useEffect(() => {
    if (!waitsForConnection) return undefined;
    const retry = (): void => setFailure(null);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [waitsForConnection]);

  if (asked === null && checkout.deliveryOption === 'pickup')
    return { state: 'known', cents: 0, weeks: null, exempt: null, unconfirmed: null };
  if (asked === null) return { state: 'open' };
  if (known && checkout.shipmentCost !== null) {
    const { cents, weeks, exempt = null, unconfirmed = null } = checkout.shipmentCost;
    return { state: 'known', cents, weeks, exempt, unconfirmed };
  }
  if (failed && failure !== null) {
    const { message, isNoPlace, isOnRequest, field } = failure;
    return { state: 'failed', message, isNoPlace, isOnRequest, field, retry: () => setFailure(null) };
  }
  return { state: 'calculating' };
}

/** The data that decides the cost. */
interface Question {
  readonly price: PriceToAsk;
  readonly city: string;
  /** The cart's lines, in the order in which they are asked about. */
  readonly ids: readonly string[];
  /** Whether some of it perhaps bears no German VAT, as far as the browser can tell. */
  readonly isAbroad: boolean;
}

/**
 * The data that decides the cost, as JSON, so that typing a name sends no new request; null if it must not be requested
 * (spec 5: five fields filled, and shipment). A pickup costs nothing, but perhaps a service is not taxed here.
 */
function questionOf(checkout: Checkout, lines: readonly ShopLine[], voucherCode: string): string | null {
  const { formData, deliveryOption, selectedCountry: country, customerKind } = checkout;
  const { email, firstName, lastName, address, postalCode, city } = formData;
  const vatId = customerKind === 'business' && hasVatIdForm(formData.vatId) ? plainVatId(formData.vatId) : '';
  const isForeign = vatId !== '' && !vatId.startsWith(defaultCountry);
  const items = orderItemsOf(lines);
  // The address on the invoice only matters for services.
  const hasService = items.some(({ isRent, assembly }) => isRent === true || assembly === true);
  const isSent = deliveryOption === 'shipment';
  const isFilled = [email, firstName, lastName, address, postalCode].every((text) => text.trim() !== '');
  // What the shop would refuse is told at its field; consumers do not see that of the VAT ID.
  const fits = Object.entries(formData).every(
    ([field, text]) => field === 'vatId' || !isTooLong(field as keyof CheckoutForm, text),
  );
  if (!(isSent ? isFilled : isForeign && hasService) || !fits || lines.length === 0) return null;
  // While it is being typed, there is no place yet. For other countries the shop says at once if it is none.
  if (isSent && country === defaultCountry && !hasPostalCodeForm(country, postalCode)) return null;
  const isAbroad = country !== defaultCountry || isForeign || isImported(checkout);
  const { billing, billingCountry } = checkout;
  const question: Question = {
    city: city.trim(),
    ids: lines.map(({ id }) => id),
    isAbroad,
    price: {
      order_items: items,
      deliveryOption,
      country,
      customerKind,
      vatId,
      postalCode: postalCode.trim(),
      billingAddress:
        hasService && hasOtherBilling(checkout)
          ? { country: billingCountry, postalCode: billing.postalCode.trim() }
          : null,
      voucherCode: isAbroad ? voucherCode : '',
    },
  };
  return JSON.stringify(question);
}

/** Stores the answer, or returns why there is none. */
async function ask(asked: string, signal: AbortSignal): Promise<Omit<Failure, 'asked'> | null> {
  const { price, ids, isAbroad } = JSON.parse(asked) as Question;
  const sent = price.deliveryOption === 'shipment' ? await askShipping(price, signal) : null;
  if (sent?.ok === false) return failureOf(sent);
  const { shippingCharge, deliveryWeeks, imported } = sent?.value ?? nothing;
  let cost: PriceAbroad = { cents: fromEuros(shippingCharge), exempt: null, unconfirmed: null };
  if (isAbroad || imported) {
    const { askPriceAbroad } = await import('../delivery/price-abroad.browser.ts');
    const answer = await askPriceAbroad(price, ids, signal);
    if (!answer.ok) return failureOf(answer);
    cost = answer.value;
  }
  changeCheckout({ shipmentCost: { asked, ...cost, weeks: deliveryWeeks, imported } });
  return null;
}

const nothing = { shippingCharge: 0, deliveryWeeks: null, imported: false };

function askShipping({ order_items: items, ...price }: PriceToAsk, signal: AbortSignal) {
  const { country, customerKind, vatId, billingAddress } = price;
  const products = items.map(({ product_item_id: id, qty: quantity, isRent, assembly }) => ({
    id,
    quantity,
    isRent,
    assembly,
  }));
  const Useraddress = readCheckout().formData;
  return askCharges(
    { country, customerKind, vatId: vatId ?? '', billingAddress, products, Useraddress },
    { signal, like: { shippingCharge: 0, deliveryWeeks: 0, imported: false } },
  );
}

function failureOf(answer: Refused): Omit<Failure, 'asked'> {
  const refused = placeRefusal(answer);
  if (refused !== null) return { ...refused, field: fieldOf(issueOf(answer)?.field), isOffline: false };
  const isOffline = answer.status === 0;
  const message = answer.message ?? (isOffline ? noConnection : t.noRates);
  return { message, isNoPlace: false, isOnRequest: false, field: null, isOffline };
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
