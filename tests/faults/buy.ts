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

/**
 * Buys one piece by bank transfer, to be picked up.
 * @returns the order once the shop has confirmed it; null if it refused, or died meanwhile
 */
export async function buy(shop: string, piece: ForSale): Promise<Bought | null> {
  try {
    const initiated = await post(
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
      },
      { 'idempotency-key': randomUUID() },
    );
    if (!initiated.ok) return null;
    const { orderId } = (await initiated.json()) as { orderId: string };
    const confirmed = await post(`${shop}/api/checkout/${orderId}/confirm`, {});
    if (!confirmed.ok) return null;
    const { orderNumber, state } = (await confirmed.json()) as Pick<Bought, 'orderNumber' | 'state'>;
    return { orderId, orderNumber, state };
  } catch {
    // The process was killed during this request; the shopper has no answer, so nothing was promised.
    return null;
  }
}

function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
