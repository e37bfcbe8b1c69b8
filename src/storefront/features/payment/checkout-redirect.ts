import type { CartState, Product } from '../cart/store/cart-state.ts';

type Items =
  | { readonly lineItems: readonly { readonly price: string; readonly quantity: number }[] }
  | { readonly items: readonly { readonly sku: string; readonly quantity: number }[] };

/** The data sent to the provider (spec 7, notes). */
export type RedirectRequest =
  | { readonly sessionId: string | undefined }
  | (Items & {
      readonly mode: CartState['mode'];
      readonly successUrl: string | undefined;
      readonly cancelUrl: string | undefined;
      readonly billingAddressCollection?: 'required' | 'auto';
      readonly submitType?: 'auto';
      readonly shippingAddressCollection?: { readonly allowedCountries: readonly string[] };
    });

/** The card provider's client, created from its public key; throws if it cannot be created. */
export type CheckoutProvider = (publicKey: string) => {
  readonly redirectToCheckout: (request: RedirectRequest) => Promise<unknown>;
};

/** A price with a quantity, an old-style sku with a quantity, or the id of a price alone. */
export type SingleItem =
  | string
  | { readonly price: string; readonly quantity?: number }
  | { readonly sku: string; readonly quantity?: number };

/**
 * Redirects the shopper to the provider's page: with a session in mode 'checkout-session', with the cart's lines in
 * mode 'client-only'.
 * @throws TypeError if the key is not a string, RangeError if it is empty, Error in any other mode (spec 8)
 */
export async function redirectToCheckout<P extends Product>(
  cart: CartState<P>,
  provider: CheckoutProvider,
  sessionId?: string,
): Promise<unknown> {
  const key = checkedKey(cart);
  switch (cart.cartMode) {
    case 'checkout-session':
      return client(provider, key).redirectToCheckout({ sessionId });
    case 'client-only':
      return client(provider, key).redirectToCheckout(wholeCart(cart));
    default:
      throw wrongMode(cart, 'redirectToCheckout', `values are 'client-only' and 'checkout-session'`);
  }
}

/**
 * Redirects the shopper to the provider's page with one item, whatever is in the cart.
 * @throws TypeError, RangeError as above, Error in any mode but 'client-only' (spec 8)
 */
export async function checkoutSingleItem<P extends Product>(
  cart: CartState<P>,
  provider: CheckoutProvider,
  item: SingleItem,
): Promise<unknown> {
  const key = checkedKey(cart);
  if (cart.cartMode !== 'client-only') throw wrongMode(cart, 'checkoutSingleItem', `value is 'client-only'`);
  const { mode, successUrl, cancelUrl } = cart;
  return client(provider, key).redirectToCheckout({ mode, successUrl, cancelUrl, ...itemsOf(item) });
}

function checkedKey({ stripe }: { readonly stripe: unknown }): string {
  if (typeof stripe !== 'string') throw new TypeError(`stripe must be a string, received ${typeof stripe}`);
  if (!stripe) throw new RangeError('stripe.length must be above 0');
  return stripe;
}

function client(provider: CheckoutProvider, key: string): ReturnType<CheckoutProvider> {
  try {
    return provider(key);
  } catch (error) {
    // Spec 8, 'Card provider initialisation failure'.
    // oxlint-disable-next-line no-console
    console.error('Unable to initialize Stripe.');
    throw error;
  }
}

function wrongMode({ cartMode }: { readonly cartMode: unknown }, method: string, valid: string): Error {
  return new Error(`cartMode is ${JSON.stringify(cartMode)}; in ${method}() valid ${valid}`);
}

function wholeCart<P extends Product>(cart: CartState<P>): RedirectRequest {
  const { mode, successUrl, cancelUrl, allowedCountries } = cart;
  return {
    mode,
    lineItems: Object.entries(cart.cartDetails).map(([price, { quantity }]) => ({ price, quantity })),
    successUrl,
    cancelUrl,
    billingAddressCollection: cart.billingAddressCollection ? 'required' : 'auto',
    submitType: 'auto',
    ...(allowedCountries?.length ? { shippingAddressCollection: { allowedCountries } } : {}),
  };
}

function itemsOf(item: SingleItem): Items {
  if (typeof item === 'string') return { lineItems: [{ price: item, quantity: 1 }] };
  const { quantity = 1 } = item;
  return 'price' in item
    ? { lineItems: [{ price: item.price, quantity }] }
    : { items: [{ sku: item.sku, quantity }] };
}
