import * as t from '#texts/shipping.ts';
import type { ShopAnswer } from '../../asking/ask-shop.ts';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import type { PriceToAsk } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { PieceToDeliver } from '../overlays/overlay-store.ts';
import type { DeliveryAddress } from './address-store.ts';
import { askCharges, type Charges } from './ask-charges.ts';
import { placeRefusal } from './place-refusal.ts';

/** The price of a delivery, and the services available there. */
export interface Delivery {
  /** With German VAT, unless `exempt` says that none is owed. */
  readonly cents: Cents;
  readonly weeks: number;
  readonly assembly: boolean;
  /** By freight to the kerb; otherwise into the home. */
  readonly toTheKerb: boolean;
  /** Customs duties or import taxes are due on top. */
  readonly imported: boolean;
  /** What the pieces cost there without German VAT. Null: they bear it, or nobody has said whether. */
  readonly exempt: { readonly piecesCents: Cents } | null;
  /** How much more the pieces would cost one by one. */
  readonly savedCents: Cents;
}

export type DeliveryAnswer =
  | { readonly ok: true; readonly delivery: Delivery }
  | {
      readonly ok: false;
      readonly message: string;
      /** The error belongs to the field for the postal code: there is no such place, or it has no price. */
      readonly isNoPlace: boolean;
      /** The shop delivers there at a price that it has to ask for. */
      readonly isOnRequest: boolean;
    };

/**
 * Asks the shop for the price of delivering these pieces.
 * @throws DOMException if the caller has aborted it
 */
export async function askShipping(
  deliveryAddress: DeliveryAddress,
  pieces: readonly Omit<PieceToDeliver, 'title'>[],
  signal?: AbortSignal,
): Promise<DeliveryAnswer> {
  const { country, ...Useraddress } = deliveryAddress;
  const products = pieces.map(({ id, quantity }) => ({ id, quantity }));
  const answer = await askCharges({ country, Useraddress, products }, signal === undefined ? {} : { signal });
  if (!answer.ok && answer.status === 0) {
    // oxlint-disable-next-line no-console
    console.error('Asking for the shipping charges failed: the shop was not reached.');
  }
  const said = deliveryAnswer(answer);
  return said.ok && said.delivery.imported
    ? { ...said, delivery: await withoutVat(said.delivery, deliveryAddress, pieces, signal) }
    : said;
}

/** As the checkout will have it: a consumer's export bears no German VAT (§ 6 UStG), nor does its freight. */
async function withoutVat(
  delivery: Delivery,
  { country, postalCode }: DeliveryAddress,
  pieces: readonly Omit<PieceToDeliver, 'title'>[],
  signal?: AbortSignal,
): Promise<Delivery> {
  const { askPriceAbroad } = await import('./price-abroad.browser.ts');
  const price: PriceToAsk = {
    country,
    postalCode,
    deliveryOption: 'shipment',
    order_items: pieces.map(({ id, quantity, item }) => item ?? { product_item_id: id, qty: quantity }),
  };
  const ids = pieces.map((_, index) => String(index));
  const answer = await askPriceAbroad(price, ids, signal);
  if (!answer.ok || answer.value.exempt === null) return delivery;
  const { cents, exempt } = answer.value;
  const values = Object.values(exempt.lines).map(({ value }) => value);
  return { ...delivery, cents, exempt: { piecesCents: values.reduce((sum, value) => sum + value, 0) } };
}

/** The shop's answer as the calculator shows it (spec 8, 'Shipping calculator'). */
export function deliveryAnswer(answer: ShopAnswer<Charges>): DeliveryAnswer {
  if (answer.ok && typeof answer.value.shippingCharge === 'number') {
    const { shippingCharge, deliveryWeeks: weeks, saved, ...where } = answer.value;
    const cents = fromEuros(shippingCharge);
    return {
      ok: true,
      delivery: { ...where, cents, weeks, savedCents: fromEuros(saved), exempt: null },
    };
  }
  const without = { ok: false, isNoPlace: false, isOnRequest: false } as const;
  if (!answer.ok && answer.status === 0) return { ...without, message: t.failed };
  // The address does not exist at all; a deleted piece has a code of its own.
  if (!answer.ok && answer.code === 'not-found') return { ...without, message: t.notConfigured };
  const refused = answer.ok ? null : placeRefusal(answer);
  if (refused !== null) return { ok: false, ...refused };
  const body = (answer.ok ? answer.value : answer.body) as {
    readonly message?: unknown;
    readonly error?: unknown;
  } | null;
  const message = wordsOf(body?.message) || wordsOf(body?.error) || t.noRates;
  return { ...without, message };
}

/** A text, or a list of texts joined into one. */
function wordsOf(message: unknown): string {
  const texts: readonly unknown[] = Array.isArray(message) ? message : [message];
  return texts.filter((text): text is string => typeof text === 'string' && text !== '').join('; ');
}
