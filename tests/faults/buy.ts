import { randomUUID } from 'node:crypto';

export interface ForSale {
  readonly productId: string;
  readonly price: number;
}

export interface Bought {
  readonly orderId: string;
  readonly orderNumber: string;
  /** 'accepted'; or 'offered' if a mailed link must follow, because many pieces are held already. */
  readonly state: string;
  /** How much of it a gift voucher has paid, in euros. */
  readonly gift: number;
}

/** What a buyer redeems: a promotional voucher of 10 €, and a gift voucher that pays as much as is left on it. */
export interface Redeemed {
  readonly promotional: string;
  readonly gift: string;
}

/** Up to `count` pieces of the vintage line that can be had now. */
export async function piecesForSale(shop: string, count: number): Promise<ForSale[]> {
  const found: ForSale[] = [];
  for (let page = 1, pages = 1; page <= pages && found.length < count; page += 1) {
    const answer = await fetch(`${shop}/api/user_product/products/list/vintage?page=${page}&limit=100`);
    const list = (await answer.json()) as {
      totalPages: number;
      products: { productId: string; stockAmt: number; pricing: { price: number } }[];
    };
    pages = list.totalPages;
    for (const { productId, stockAmt, pricing } of list.products) {
      if (stockAmt > 0) found.push({ productId, price: pricing.price });
    }
  }
  return found.slice(0, count);
}

interface Draft {
  readonly orderId: string;
  readonly totals: { readonly total: number; readonly gift: number };
}

/**
 * Buys one piece by bank transfer, to be picked up.
 * @returns the order once the shop has confirmed it; null if it refused, or died meanwhile
 */
export async function buy(shop: string, piece: ForSale, redeemed?: Redeemed): Promise<Bought | null> {
  try {
    const initiated =
      redeemed === undefined ? await draft(shop, piece) : await draftWith(shop, piece, redeemed);
    if (!initiated.ok) return null;
    const { orderId } = (await initiated.json()) as Draft;
    const confirmed = await post(`${shop}/api/checkout/${orderId}/confirm`, {});
    if (!confirmed.ok) return null;
    const { orderNumber, state, gift } = (await confirmed.json()) as Omit<Bought, 'orderId'>;
    return { orderId, orderNumber, state, gift };
  } catch {
    // The process was killed during this request; the shopper has no answer, so nothing was promised.
    return null;
  }
}

/** Both vouchers; without the gift voucher once nothing is left on it. The shop says how much it pays. */
async function draftWith(shop: string, piece: ForSale, { promotional, gift }: Redeemed): Promise<Response> {
  const lowered = { voucherCode: promotional, totalPrice: piece.price - 10 };
  const asked = await draft(shop, piece, {
    ...lowered,
    giftVoucher: { code: gift, payablePrice: lowered.totalPrice },
  });
  if (asked.status === 422) return draft(shop, piece, lowered);
  if (asked.status !== 409) return asked;
  const { totals } = (await asked.json()) as Partial<Draft>;
  if (totals === undefined) return asked;
  const payablePrice = Math.round((totals.total - totals.gift) * 100) / 100;
  return draft(shop, piece, { ...lowered, giftVoucher: { code: gift, payablePrice } });
}

const draft = (shop: string, piece: ForSale, more: object = {}): Promise<Response> =>
  post(
    `${shop}/api/initiate-payment`,
    {
      order_items: [{ product_item_id: piece.productId, qty: 1 }],
      phone: '+49 30 5550123',
      payment_method: 'bank_transfer',
      shipmentAdress: {
        email: `${randomUUID()}@example.org`,
        firstName: 'Ada',
        lastName: 'Muster',
        address: `Boxhagener Straße ${piece.productId}`.slice(0, 200),
        city: 'Berlin',
        postalCode: '10245',
      },
      shipping_method: { deliveryOption: 'pickup' },
      totalPrice: piece.price,
      ...more,
    },
    { 'idempotency-key': randomUUID() },
  );

function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
