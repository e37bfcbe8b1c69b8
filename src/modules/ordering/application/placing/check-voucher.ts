import { hashOf } from '../../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { checkCart, type CartRefused, type CartItem } from '../../../cart/index.ts';
import type { VoucherRefused } from '../../../vouchers/index.ts';
import type { CustomerKind } from '../../domain/order.ts';
import { readOrder } from '../../infrastructure/stored-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { spentOrHeld } from '../gifts/held-gift.ts';
import { voucherFor } from './price-checkout.ts';

/**
 * A code that somebody has typed beside a cart. Who they are is not asked: anybody could name an address, and learn from
 * the answer whether its holder has ordered before. The order tells, which holds pieces and is counted.
 */
interface VoucherQuestion {
  readonly code: string;
  readonly items: readonly CartItem[];
  readonly kind: CustomerKind | null;
  readonly checkoutKey: string | null;
}

interface VoucherAnswer {
  readonly takenOffCents: Cents;
  /** The balance of a gift voucher, which takes nothing off; null: it is a promotional one. */
  readonly gift: { readonly balanceCents: Cents; readonly lastDay: string } | null;
}

/**
 * What a voucher takes off a cart, or why it does not apply, before anything is ordered. It is redeemed with the order
 * only: until then another shopper may be faster.
 */
export async function checkVoucher(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'catalogue' | 'vouchers'>,
  { code, items, kind, checkoutKey }: VoucherQuestion,
): Promise<Result<VoucherAnswer, CartRefused | VoucherRefused>> {
  const { db } = deps;
  const now = deps.now();
  // The shopper's own draft, which the next one replaces, holds the code for them.
  const draft = checkoutKey === null ? null : await readOrder(db, { checkoutHash: hashOf(checkoutKey) });
  const own = draft === null ? [] : [draft.id];
  const gift = await deps.vouchers.giftBalance(db, code, own, now);
  if (gift?.ok === false) return spentOrHeld(deps, db, code, gift.error);
  if (gift !== null) return ok({ takenOffCents: 0, gift: gift.value });
  const ids = [...new Set(items.map(({ pieceId }) => pieceId))];
  const pieces = await deps.catalogue.purchasablePieces(db, ids, now);
  // Only the checkout knows the place of the delivery.
  const checked = checkCart(items, pieces, { assemblyAtAddress: true });
  if (!checked.ok) return checked;
  const found = await voucherFor(deps, db, { code, email: null, kind }, checked.value, now);
  if (!found.ok) return found;
  if (found.value === null) return ok({ takenOffCents: 0, gift: null });
  const usedUp = await deps.vouchers.whyUsedUp(db, found.value, null, own);
  return usedUp === null ? ok({ takenOffCents: found.value.amountCents, gift: null }) : fail(usedUp);
}
