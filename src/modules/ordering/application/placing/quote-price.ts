import type { Cents } from '../../../../shared/money/cents.ts';
import type { SaleOnRequest } from '../../../../shared/money/sale-kind.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import type { CartRefused } from '../../../cart/index.ts';
import type { NoShippingRate } from '../../../shipping/index.ts';
import type { VatIdConfirmation } from '../../../vat-ids/index.ts';
import type { VoucherRefused } from '../../../vouchers/index.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { confirmVatIdOf } from './confirmed-vat-id.ts';
import { wouldBeTaxedThere } from './distance-sales.ts';
import { priceCheckout, type CheckoutToPrice, type PricedCheckout } from './price-checkout.ts';

/** What is asked before anything is ordered; who redeems the voucher is not (see `checkVoucher`). */
export interface PriceQuestion extends Pick<CheckoutToPrice, 'items' | 'sale'> {
  readonly voucherCode: string | null;
}

export interface QuotedPrice extends PricedCheckout {
  /** What became of a VAT ID on which a sale without VAT could rest; null: there is none. */
  readonly vatId: VatIdConfirmation['state'] | null;
}

/** What an order would cost. A voucher that does not apply lowers nothing: `checkVoucher` says why. */
export async function quotePrice(
  deps: Pick<
    OrderingDependencies,
    | 'db'
    | 'now'
    | 'catalogue'
    | 'shipping'
    | 'vouchers'
    | 'vatIds'
    | 'soldAbroad'
    | 'distanceSaleRules'
    | 'isTrial'
  >,
  { items, sale, voucherCode }: PriceQuestion,
): Promise<Result<QuotedPrice, CartRefused | NoShippingRate | SaleOnRequest | VoucherRefused>> {
  const vatId = await confirmVatIdOf(deps, sale);
  const now = deps.now();
  const isTaxedThere = (netCents: Cents) => wouldBeTaxedThere(deps, deps.db, netCents, now);
  const toPrice = { items, sale, hasConfirmedVatId: vatId === 'confirmed', isTaxedThere };
  const price = (voucher: CheckoutToPrice['voucher']) =>
    priceCheckout(deps, deps.db, { ...toPrice, voucher }, now);
  const code = voucherCode;
  const lowered = code === null ? null : await price({ code, email: null, kind: sale.customerKind });
  const isRefused = lowered?.ok === false && lowered.error.code === 'voucher-refused';
  const priced = lowered === null || isRefused ? await price(null) : lowered;
  return priced.ok ? ok({ ...priced.value, vatId }) : priced;
}
