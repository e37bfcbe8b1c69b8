import { describe, expect, test, vi } from 'vitest';
import { createCartStore, type CartConfig } from '../cart/store/cart-store.ts';
import type { Product } from '../cart/store/cart-state.ts';
import { checkoutSingleItem, redirectToCheckout, type RedirectRequest } from './checkout-redirect.ts';

function checkout(config: CartConfig<Product> = {}) {
  const cart = createCartStore({ stripe: 'pk_1', successUrl: '/success', cancelUrl: '/cancel', ...config });
  cart.addItem({ id: 'price_chair', price: 100 }, { count: 2 });
  const sent = vi.fn(async (_: RedirectRequest) => 'sent');
  const provider = vi.fn((_key: string) => ({ redirectToCheckout: sent }));
  return { cart: cart.getSnapshot(), provider, sent };
}

describe('the data sent to the provider (spec 7)', () => {
  test('the session in mode checkout-session', async () => {
    const { cart, provider, sent } = checkout();
    await expect(redirectToCheckout(cart, provider, 'cs_1')).resolves.toBe('sent');
    expect(provider).toHaveBeenCalledWith('pk_1');
    expect(sent).toHaveBeenCalledWith({ sessionId: 'cs_1' });
  });

  const whole = {
    mode: 'payment',
    lineItems: [{ price: 'price_chair', quantity: 2 }],
    successUrl: '/success',
    cancelUrl: '/cancel',
    billingAddressCollection: 'auto',
    submitType: 'auto',
  };
  test.each<[string, CartConfig<Product>, object]>([
    ['the lines in mode client-only', {}, whole],
    ['no countries, no shipping address', { allowedCountries: [] }, whole],
    [
      'billing address and countries where they are wanted',
      { billingAddressCollection: true, allowedCountries: ['DE', 'AT'], mode: 'subscription' },
      {
        ...whole,
        mode: 'subscription',
        billingAddressCollection: 'required',
        shippingAddressCollection: { allowedCountries: ['DE', 'AT'] },
      },
    ],
  ])('%s', async (_, config, expected) => {
    const { cart, provider, sent } = checkout({ cartMode: 'client-only', ...config });
    await redirectToCheckout(cart, provider);
    expect(sent).toHaveBeenCalledWith(expected);
  });

  test.each([
    ['the id of a price', 'price_1', { lineItems: [{ price: 'price_1', quantity: 1 }] }],
    [
      'a price and a quantity',
      { price: 'price_1', quantity: 3 },
      { lineItems: [{ price: 'price_1', quantity: 3 }] },
    ],
    ['a sku and a quantity', { sku: 'sku_1', quantity: 2 }, { items: [{ sku: 'sku_1', quantity: 2 }] }],
    ['a sku', { sku: 'sku_1' }, { items: [{ sku: 'sku_1', quantity: 1 }] }],
  ])('a single item: %s', async (_, item, expected) => {
    const { cart, provider, sent } = checkout({ cartMode: 'client-only' });
    await checkoutSingleItem(cart, provider, item);
    expect(sent).toHaveBeenCalledWith({
      mode: 'payment',
      successUrl: '/success',
      cancelUrl: '/cancel',
      ...expected,
    });
  });
});

describe('refused calls (spec 8)', () => {
  test.each<[string, CartConfig<Product>, new () => Error, RegExp]>([
    ['a key that is no string', { stripe: undefined as unknown as string }, TypeError, /stripe.*string/],
    ['an empty key', { stripe: '' }, RangeError, /stripe\.length must be above 0/],
    [
      'an unknown mode',
      { cartMode: 'other' as 'client-only' },
      Error,
      /'client-only' and 'checkout-session'/,
    ],
  ])('%s', async (_, config, kind, message) => {
    const { cart, provider } = checkout(config);
    const refusal: unknown = await redirectToCheckout(cart, provider).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(kind);
    expect((refusal as Error).message).toMatch(message);
    expect(provider).not.toHaveBeenCalled();
  });

  test('a single item outside client-only', async () => {
    const { cart, provider } = checkout();
    await expect(checkoutSingleItem(cart, provider, 'p')).rejects.toThrow(/valid value is 'client-only'$/);
    const keyless = checkout({ stripe: '' });
    await expect(checkoutSingleItem(keyless.cart, keyless.provider, 'p')).rejects.toThrow(RangeError);
  });

  test('a provider that cannot start: told on the console, and thrown on', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () => {
      throw new Error('no such key');
    };
    await expect(redirectToCheckout(checkout().cart, broken)).rejects.toThrow('no such key');
    expect(told).toHaveBeenCalledWith('Unable to initialize Stripe.');
  });
});
