import * as t from '#texts/shipping.ts';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { askShop, type ShopAnswer } from '../../asking/ask-shop.ts';
import type { PriceToAsk } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { PieceToDeliver } from '../overlays/overlay-store.ts';
import type { Door } from './door-store.ts';
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

interface Charges {
  readonly shippingCharge?: unknown;
  readonly deliveryWeeks?: unknown;
  readonly assembly?: unknown;
  readonly toTheKerb?: unknown;
  readonly imported?: unknown;
  readonly saved?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

/**
 * Asks the shop for the price of delivering these pieces.
 * @throws DOMException if the caller has aborted it
 */
export async function askShipping(
  door: Door,
  pieces: readonly Omit<PieceToDeliver, 'title'>[],
  signal?: AbortSignal,
): Promise<DeliveryAnswer> {
  const { country, ...Useraddress } = door;
  const products = pieces.map(({ id, quantity }) => ({ id, quantity }));
  const answer = await askShop<unknown>('/getShippingCharges', {
    send: { country, Useraddress, products },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok && answer.status === 0) {
    // oxlint-disable-next-line no-console
    console.error('Asking for the shipping charges failed: the shop was not reached.');
  }
  const said = deliveryAnswer(answer);
  return said.ok && said.delivery.imported
    ? { ...said, delivery: await withoutVat(said.delivery, door, pieces, signal) }
    : said;
}

/** As the checkout will have it: a consumer's export bears no German VAT (§ 6 UStG), nor does its freight. */
async function withoutVat(
  delivery: Delivery,
  { country, postalCode }: Door,
  pieces: readonly Omit<PieceToDeliver, 'title'>[],
  signal?: AbortSignal,
): Promise<Delivery> {
  const { askPriceAbroad } = await import('./price-abroad.browser.ts');
  const price: PriceToAsk = {
    ...{ country, postalCode, deliveryOption: 'shipment' },
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
export function deliveryAnswer(answer: ShopAnswer<unknown>): DeliveryAnswer {
  const without = { ok: false, isNoPlace: false, isOnRequest: false } as const;
  if (!answer.ok && answer.status === 0) return { ...without, message: t.failed };
  // The address does not exist at all; a deleted piece has a code of its own.
  if (!answer.ok && answer.code === 'not-found') return { ...without, message: t.notConfigured };
  const body = (answer.ok ? answer.value : answer.body) as Charges | null;
  if (answer.ok && typeof body?.shippingCharge === 'number') {
    const { deliveryWeeks, assembly, toTheKerb, imported, saved } = body;
    const delivery: Delivery = {
      cents: fromEuros(body.shippingCharge),
      weeks: typeof deliveryWeeks === 'number' ? deliveryWeeks : 0,
      assembly: assembly === true,
      toTheKerb: toTheKerb === true,
      imported: imported === true,
      exempt: null,
      savedCents: typeof saved === 'number' ? fromEuros(saved) : 0,
    };
    return { ok: true, delivery };
  }
  const refused = answer.ok ? null : placeRefusal(answer);
  if (refused !== null) return { ok: false, ...refused };
  const message = wordsOf(body?.message) || wordsOf(body?.error) || t.noRates;
  return { ...without, message };
}

/** A text, or a list of texts joined into one. */
function wordsOf(message: unknown): string {
  const texts: readonly unknown[] = Array.isArray(message) ? message : [message];
  return texts.filter((text): text is string => typeof text === 'string' && text !== '').join('; ');
}
