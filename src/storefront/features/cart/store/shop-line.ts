import { assemblyFeeCents } from '../../../../shared/orders/assembly.ts';
import { type Cents, percentOf } from '../../../../shared/money/cents.ts';
import { rentalPrice, taxOnTopPercent, type RentOption } from '../../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../../shared/pieces/shop-type.ts';
import type { LineExemption } from '../../../../shared/money/exemption.ts';
import type { TaxScheme } from '../../../../shared/orders/piece-facts.ts';
import type { Line, Product } from './cart-state.ts';

/** The data of a card or product page about a piece that goes into the cart. */
export interface PieceForCart {
  readonly productId: string;
  readonly title: string;
  readonly priceCents: Cents;
  readonly description: string;
  /** Address of a picture. */
  readonly image: string;
  /** Free units, of the chosen variant if there is one. */
  readonly stockAmt: number;
  readonly shopType: ShopType;
  /** Percent on top (spec 9). */
  readonly chargeTax: number;
  readonly taxScheme: TaxScheme;
  readonly assemblyService: boolean;
  /** For a reduced piece, the lowest price of the last 30 days (§ 11 PAngV). */
  readonly referenceCents: Cents | null;
}

/** The shopper's options. */
export interface LineOptions {
  readonly variantId?: string | null;
  /** The rental option; if missing, the piece is bought. */
  readonly rentOption?: RentOption | null;
  readonly assembly?: boolean;
}

/** A line of the shop's cart (spec 3), before the cart adds quantity and sums. */
export interface ShopProduct extends Product {
  /** `productId[:variant][:rent:option][:assembly]` */
  readonly id: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly title: string;
  /** The price of one piece with everything, gross (PAngV § 3). */
  readonly price: Cents;
  /** The price of one piece, or the share of it for a rental: without assembly, before tax on top. */
  readonly unitPrice: Cents;
  /** Percent added to `unitPrice` times quantity. */
  readonly chargeTax: number;
  /** Lines of old carts lack it. */
  readonly taxScheme?: TaxScheme;
  readonly currency: 'EUR';
  readonly description: string;
  readonly image: string;
  readonly isRent: boolean;
  readonly rentOption: RentOption | null;
  readonly stockAmt: number;
  readonly shopType: ShopType;
  readonly assembly: boolean;
  /** For a reduced piece that is bought, the lowest price of the last 30 days. Lines of old carts lack it. */
  readonly referenceCents?: Cents | null;
  /** In the checkout, of a sale without German VAT: why, and what its assembly costs. */
  readonly exempt?: LineExemption & { readonly assemblyCents: Cents };
}

export type ShopLine = Line<ShopProduct>;

/** The price of a line, in cents. `subtotal + tax` is `gross`. */
interface LineAmounts {
  /** With assembly, before tax on top. */
  readonly subtotal: Cents;
  /** On top; rounded half up per line, as on the server. */
  readonly tax: Cents;
  readonly gross: Cents;
}

/** The cart line for a piece. Assembly counts only if the shop offers it for the piece. */
export function shopProduct(piece: PieceForCart, chosen: LineOptions = {}): ShopProduct {
  const { productId, title, description, image, stockAmt, shopType } = piece;
  const { variantId = null, rentOption = null } = chosen;
  const isRent = rentOption !== null;
  const priced = {
    unitPrice: isRent ? rentalPrice(piece.priceCents, rentOption) : piece.priceCents,
    chargeTax: taxOnTopPercent(shopType, isRent, piece.chargeTax),
    assembly: Boolean(chosen.assembly) && piece.assemblyService,
  };
  return {
    id: [productId, variantId, isRent && `rent:${rentOption}`, priced.assembly && 'assembly']
      .filter(Boolean)
      .join(':'),
    productId,
    variantId,
    title,
    price: lineAmounts({ ...priced, quantity: 1 }).gross,
    ...priced,
    taxScheme: piece.taxScheme,
    currency: 'EUR',
    description,
    image,
    isRent,
    rentOption,
    stockAmt,
    shopType,
    referenceCents: isRent ? null : piece.referenceCents,
  };
}

/** Must be the same cents as the server's pricing of the order (spec 9). */
export function lineAmounts(
  line: Pick<ShopLine, 'unitPrice' | 'chargeTax' | 'assembly' | 'quantity'>,
): LineAmounts {
  const { unitPrice, chargeTax, assembly, quantity } = line;
  const goods = unitPrice * quantity;
  const subtotal = goods + (assembly ? assemblyFeeCents * quantity : 0);
  const tax = percentOf(goods, chargeTax);
  return { subtotal, tax, gross: subtotal + tax };
}

/**
 * The price of a line with everything: price times quantity, but with tax on top rounded once per line, so that the
 * panel shows the exact cents of the order. A line from an old visitor's cart only has its price.
 */
export function lineValue(line: ShopLine): Cents {
  const { unitPrice } = line as Partial<ShopLine>;
  return unitPrice === undefined ? line.price * line.quantity : lineAmounts(line).gross;
}

/** The same line without assembly. */
export function withoutAssembly(line: ShopLine): ShopLine {
  const plain = { ...line, assembly: false, id: line.id.replace(/:assembly$/, '') };
  return { ...plain, price: lineAmounts({ ...plain, quantity: 1 }).gross };
}

/** The piece of a line. A line from an old visitor's cart has the piece's id only as its own. */
export function pieceOf(line: ShopLine): string {
  return (line as Partial<ShopLine>).productId ?? line.id;
}
