import type { Cents } from '../../../../shared/money/cents.ts';
import type { LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { refundToSuggest } from '../../domain/paying/refund.ts';
import type { StoredRefund } from '../../infrastructure/stored-refund.ts';

/** The refund still owed for returned pieces, by piece. */
export function suggestedRefund(
  returns: Parameters<typeof refundToSuggest>[0],
  fulfilments: readonly LineFulfilment[],
  shippingCents: Cents,
  refunds: readonly StoredRefund[],
): ReturnType<typeof refundToSuggest> {
  const isAllBack = fulfilments.every(({ state }) => state === 'returned');
  const orderedCents = refunds.reduce((sum, one) => (one.isSurplus ? sum : sum + one.amountCents), 0);
  return refundToSuggest(returns, isAllBack, shippingCents, orderedCents);
}
