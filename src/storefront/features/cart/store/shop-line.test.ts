import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { priceOrder } from '../../../../modules/pricing/index.ts';
import { rentalTerms } from '../../../../shared/orders/rental-terms.ts';
import { shopTypes } from '../../../../shared/pieces/shop-type.ts';
import { createShopCart } from './shop-cart.ts';
import { lineAmounts, shopProduct, type PieceForCart, type LineOptions } from './shop-line.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const sideboard: PieceForCart = {
  productId: 'sideboard',
  title: 'Sideboard',
  priceCents: 125_000,
  description: 'Teak',
  image: '/sideboard.avif',
  stockAmt: 1,
  shopType: 'vintage',
  chargeTax: 0,
  taxScheme: 'margin',
  assemblyService: true,
  referenceCents: null,
};
const bench: PieceForCart = {
  ...sideboard,
  productId: 'bench',
  priceCents: 47_600,
  stockAmt: 3,
  shopType: 'boatwood',
};
const forADay: LineOptions = { rentOption: '1 Tag' };

const newCart = (storage = memoryStorage()) => createShopCart({ storage });

// The panel would open half a second after each.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a line of the cart', () => {
  test.each<[string, PieceForCart, LineOptions, string, number]>([
    ['bought: 1.250,00', sideboard, {}, 'sideboard', 125_000],
    ['in a variant', bench, { variantId: 'blue' }, 'bench:blue', 47_600],
    ['rented, vintage: 10 % = 125,00; + 19 % = 148,75', sideboard, forADay, 'sideboard:rent:1 Tag', 14_875],
    ['rented, boat-wood: 10 % = 47,60', bench, forADay, 'bench:rent:1 Tag', 4760],
    ['with assembly: 1.250,00 + 35,00', sideboard, { assembly: true }, 'sideboard:assembly', 128_500],
    [
      'in a variant, rented, with assembly: 40 % of 476,00 + 35,00',
      bench,
      { variantId: 'blue', rentOption: '1 Jahr', assembly: true },
      'bench:blue:rent:1 Jahr:assembly',
      22_540,
    ],
    ['no assembly offered', { ...bench, assemblyService: false }, { assembly: true }, 'bench', 47_600],
  ])('%s', (_, piece, options, id, price) => {
    expect(shopProduct(piece, options)).toMatchObject({ id, price });
  });

  test('keeps the lowest price of 30 days where it is bought; a rental is measured by none (§ 11 PAngV)', () => {
    const reduced = { ...sideboard, referenceCents: 140_000 };
    expect(shopProduct(reduced).referenceCents).toBe(140_000);
    expect(shopProduct(reduced, forADay).referenceCents).toBeNull();
  });

  test('holds the specified fields (spec 3)', () => {
    const cart = newCart();
    cart.add(sideboard, { ...forADay, assembly: true });
    expect(Object.values(cart.getSnapshot().cartDetails)[0]).toMatchObject({
      id: 'sideboard:rent:1 Tag:assembly',
      title: 'Sideboard',
      price: 18_375,
      currency: 'EUR',
      description: 'Teak',
      image: '/sideboard.avif',
      isRent: true,
      rentOption: '1 Tag',
      stockAmt: 1,
      shopType: 'vintage',
      quantity: 1,
      assembly: true,
      variantId: null,
      formattedValue: '183,75\u00a0€',
    });
  });

  test('costs to the cent what the server will ask for', () => {
    const piece = fc.record({
      priceCents: fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 5_000_000 })),
      shopType: fc.constantFrom(...shopTypes),
      chargeTax: fc.constantFrom(0, 7, 8.1, 19),
      assemblyService: fc.boolean(),
      stockAmt: fc.constant(9),
    });
    const options = fc.record({
      rentOption: fc.constantFrom(null, ...rentalTerms.map(({ option }) => option)),
      assembly: fc.boolean(),
    });
    fc.assert(
      fc.property(
        piece,
        options,
        fc.integer({ min: 1, max: 9 }),
        (facts, { rentOption, assembly }, quantity) => {
          const cart = newCart();
          for (let unit = 0; unit < quantity; unit += 1) {
            cart.add({ ...sideboard, ...facts }, { rentOption, assembly });
          }
          const { chargeTax: chargeTaxPercent, ...rest } = facts;
          const piece = { ...rest, chargeTaxPercent, taxScheme: 'margin' } as const;
          const order = priceOrder({
            lines: [{ key: 'k', quantity, rentOption, assembly, piece }],
            adjustments: [],
            shippingCents: 0,
          });
          const [line] = Object.values(cart.getSnapshot().cartDetails);
          expect(cart.getSnapshot().totalPrice).toBe(order.totalCents);
          expect(line && lineAmounts(line)).toEqual({
            subtotal: order.subtotalCents,
            tax: order.taxCents,
            gross: order.totalCents,
          });
          // Tax rounded once per line can differ from price times quantity by half a cent per unit.
          expect(Math.abs((line?.price ?? 0) * quantity - order.totalCents)).toBeLessThanOrEqual(
            quantity / 2,
          );
        },
      ),
    );
  });
});
