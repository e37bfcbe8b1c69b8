import type { z } from 'zod';
import type { PriceToAsk } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { priceAnswerSchema } from '../../../modules/ordering/http/ordering.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { askShop, type ShopAnswer } from '../../asking/ask-shop.ts';
import type { ExemptPrice } from '../checkout/checkout-store.ts';

/** The price of a sale that perhaps bears no German VAT. */
export interface PriceAbroad {
  readonly cents: number;
  /** Null: it bears German VAT, and the cart's own prices hold. */
  readonly exempt: ExemptPrice | null;
  readonly unconfirmed: string | null;
}

/** @param ids of the cart's lines, in the order in which they are asked about */
export async function askPriceAbroad(
  send: PriceToAsk,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ShopAnswer<PriceAbroad>> {
  const answer = await askShop<z.output<typeof priceAnswerSchema>>('/checkout-price', {
    send,
    ...(signal !== undefined && { signal }),
    like: { lines: [], voucher: 0, shipping: 0 },
  });
  if (!answer.ok) return answer;
  const { lines, voucher, shipping, vatIdNote: unconfirmed } = answer.value;
  const isExempt = lines.some(
    ({ exemption, assemblyExemption, percent }) => (exemption ?? assemblyExemption ?? percent) !== null,
  );
  const priced = lines.map(({ price, total, exemption: goods, percent, ...line }, index) => {
    const value = fromEuros(total);
    const quantity = send.order_items[index]?.qty ?? 1;
    const exempt = {
      goods,
      assembly: line.assemblyExemption,
      assemblyCents: fromEuros(line.assembly),
      ...(percent !== null && { percent }),
    };
    return [
      ids[index] ?? '',
      { price: value / quantity, unitPrice: fromEuros(price), value, exempt },
    ] as const;
  });
  const exempt = { voucher: -fromEuros(voucher), lines: Object.fromEntries(priced) };
  return { ...answer, value: { cents: fromEuros(shipping), exempt: isExempt ? exempt : null, unconfirmed } };
}
