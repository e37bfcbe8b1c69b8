/** Data for the payment provider that travels with a line; the cart does not look inside. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * A product that can be put into the cart. Its identity is the first present of id, price_id, sku_id and sku (spec 3).
 */
export interface Product {
  readonly id?: string;
  readonly price_id?: string;
  readonly sku_id?: string;
  readonly sku?: string;
  /** In the smallest unit of the currency: integer cents. */
  readonly price: number;
  readonly price_data?: Facts;
  readonly product_data?: Facts;
}

/** A product in the cart, with the product's own fields (spec 3). */
export type Line<P extends Product = Product> = P & {
  readonly id: string;
  /** Integer from 1. */
  readonly quantity: number;
  /** The price of the line in cents: price times quantity, unless the cart has another rule. */
  readonly value: number;
  readonly formattedValue: string;
  readonly formattedPrice: string;
  /** When the line was last changed, ISO 8601. */
  readonly timestamp: string;
  readonly price_data: Facts;
  readonly product_data: Facts;
};

export type CartDetails<P extends Product = Product> = Readonly<Record<string, Line<P>>>;

/** The state of the cart (spec 3, 'Payment-library cart state'). */
export interface CartState<P extends Product = Product> {
  readonly cartMode: 'checkout-session' | 'client-only';
  readonly mode: 'payment' | 'subscription';
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly language: string;
  readonly lastClicked: string;
  readonly shouldDisplayCart: boolean;
  /** Pieces, not lines. */
  readonly cartCount: number;
  /** Cents. */
  readonly totalPrice: number;
  readonly formattedTotalPrice: string;
  readonly cartDetails: CartDetails<P>;
  /** The payment provider's public key. */
  readonly stripe: string;
  readonly shouldPersist: boolean;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
  readonly billingAddressCollection?: boolean;
  readonly allowedCountries?: readonly string[] | null;
}

/** Spec 9; outside a browser the language is en-US. */
export function defaultState(): CartState<never> {
  return {
    cartMode: 'checkout-session',
    mode: 'payment',
    currency: 'USD',
    language: typeof window === 'undefined' ? 'en-US' : navigator.language,
    lastClicked: '',
    shouldDisplayCart: false,
    cartCount: 0,
    totalPrice: 0,
    formattedTotalPrice: '',
    cartDetails: {},
    stripe: '',
    shouldPersist: true,
  };
}

/** The state with all sums and texts computed from its lines, so that they never disagree. */
export function reckon<P extends Product>(
  state: CartState<P>,
  lineValue: (line: Line<P>) => number,
): CartState<P> {
  const format = moneyFormat(state.currency, state.language);
  let cartCount = 0;
  let totalPrice = 0;
  const lines = Object.entries(state.cartDetails).map(([id, line]): [string, Line<P>] => {
    const value = lineValue(line);
    cartCount += line.quantity;
    totalPrice += value;
    return [id, { ...line, value, formattedValue: format(value), formattedPrice: format(line.price) }];
  });
  const formattedTotalPrice = format(totalPrice);
  return { ...state, cartCount, totalPrice, formattedTotalPrice, cartDetails: Object.fromEntries(lines) };
}

/**
 * The format of amounts in a language (spec 5, 'Money formatting'): if the currency has a decimal part, the amount is
 * in its hundredths; if it has none (yen), it is used as it is.
 * @throws RangeError for an unknown currency or language
 */
function moneyFormat(currency: string, language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const hasDecimals = format.resolvedOptions().maximumFractionDigits !== 0;
  return (amount) => format.format(hasDecimals ? Number((amount / 100).toFixed(2)) : amount);
}
