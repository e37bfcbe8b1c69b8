import type { Cents } from '../../../shared/money/cents.ts';
import { vatNoteOf, type VatNote } from '../../../shared/money/vat-note.ts';
import type { ShopLine } from '../cart/store/shop-line.ts';
import { taxationOf } from '../cart/taxation.ts';
import type { ShippingCost } from './use-shipping-cost.ts';
import { giftOff, type VoucherState } from './voucher/use-voucher.ts';

/** What a checkout comes to, as its pages show it. */
export interface CheckoutSum {
  /** With the prices of a sale without German VAT, where it is one. */
  readonly lines: readonly ShopLine[];
  /** Whether the cart's prices are others: they contain German VAT. */
  readonly isExempt: boolean;
  readonly goods: Cents;
  /** What a promotional voucher takes off, 0 or more. */
  readonly voucher: Cents;
  /** Null: not known yet. */
  readonly shipping: Cents | null;
  /** Without the shipping until that is known. */
  readonly totalCents: Cents;
  /** What a gift voucher pays of the total. */
  readonly gift: Cents;
  readonly vatNote: VatNote;
  /** Why a VAT ID does not take off German VAT; null: it does, or none could. */
  readonly unconfirmed: string | null;
}

export function checkoutSum(
  cart: readonly ShopLine[],
  shippingCost: ShippingCost,
  voucherState: VoucherState,
): CheckoutSum {
  const known = shippingCost.state === 'known' ? shippingCost : null;
  const exempt = known?.exempt ?? null;
  const lines = exempt === null ? cart : cart.map((line) => ({ ...line, ...exempt.lines[line.id] }));
  const goods = lines.reduce((sum, line) => sum + line.value, 0);
  const voucher = exempt?.voucher ?? voucherState.cents;
  const shipping = known?.cents ?? null;
  const totalCents = goods - voucher + (shipping ?? 0);
  const gift = giftOff(voucherState, totalCents);
  const vatNote = vatNoteOf(lines.map(taxationOf));
  const unconfirmed = known?.unconfirmed ?? null;
  const isExempt = exempt !== null;
  return { lines, isExempt, goods, voucher, shipping, totalCents, gift, vatNote, unconfirmed };
}
