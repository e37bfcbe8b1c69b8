import type { Cents } from '../../../shared/money/cents.ts';
import type { LineExemption, VatRate } from '../../../shared/money/exemption.ts';
import type { TaxScheme } from '../../../shared/orders/piece-facts.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

/** What the catalogue says about the price of a piece. */
export interface PieceToPrice {
  /** 0 or more. */
  readonly priceCents: Cents;
  readonly shopType: ShopType;
  /** Only matters for sales: a rental is a service and always taxed. */
  readonly taxScheme: TaxScheme;
  /** Percent on top of price times quantity (spec 9); 0 or more. */
  readonly chargeTaxPercent: number;
  /** Whether the shop offers assembly for this piece. */
  readonly assemblyService: boolean;
}

/** What decides the price of a cart's line. Its piece comes from the catalogue, never from the browser. */
export interface LineToPrice {
  /** The cart line's id; unique in the order. */
  readonly key: string;
  /** Integer from 1. */
  readonly quantity: number;
  /** The rental option; null if the piece is bought. */
  readonly rentOption: RentOption | null;
  /** Whether the shopper has chosen assembly. */
  readonly assembly: boolean;
  /** Why it bears no VAT: its prices are then what they would be without the German one. Left out: it is taxed. */
  readonly exemption?: LineExemption;
  /** The rate of another member state, where its goods are taxed there: at the same gross price. Null or left out: here. */
  readonly destination?: VatRate | null;
  readonly piece: PieceToPrice;
}

/**
 * A voucher as it enters the price of an order. `amountCents` is signed (negative lowers) and gross; no more is applied
 * than there is to lower.
 *
 * A promotional voucher lowers the price of goods and assembly, and so the tax. A gift voucher is a means of payment:
 * it lowers neither, only the amount that remains to be paid. Whether a voucher may be redeemed is not checked here.
 */
export interface OrderAdjustment {
  readonly kind: 'promotional-voucher' | 'gift-voucher';
  /** Which voucher: its code or id. */
  readonly source: string;
  readonly amountCents: Cents;
  /** The keys of the lines that a promotional voucher lowers. Omitted: all. */
  readonly lineKeys?: readonly string[];
}

export interface OrderToPrice<Line extends LineToPrice = LineToPrice> {
  readonly lines: readonly Line[];
  /** AGB 9 and 10 allow at most one of each kind; any number is applied, in this order. */
  readonly adjustments: readonly OrderAdjustment[];
  /** Gross; 0 for pickup. */
  readonly shippingCents: Cents;
}

/** @throws RangeError naming an invalid amount or quantity, or a duplicate: such an order is a bug */
export function assertPriceable(order: OrderToPrice): void {
  const amount = (value: number, what: string, least = 0): void => {
    if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`${what} is ${value}`);
  };
  amount(order.shippingCents, 'shipping');
  for (const { key, quantity, piece } of order.lines) {
    const { priceCents, chargeTaxPercent } = piece;
    amount(priceCents, `price of ${key}`);
    amount(quantity, `quantity of ${key}`, 1);
    // Beyond this, cents times basis points would no longer be exact.
    amount(1e11 - priceCents * quantity, `room above ${key}`);
    if (!(chargeTaxPercent >= 0 && chargeTaxPercent <= 100)) {
      throw new RangeError(`chargeTax of ${key} is ${chargeTaxPercent}`);
    }
  }
  for (const { source, amountCents } of order.adjustments) {
    amount(Math.abs(amountCents), `voucher ${source}`);
  }
  if (new Set(order.lines.map(({ key }) => key)).size < order.lines.length) {
    throw new RangeError('two lines have the same key');
  }
}
