import { expect, test } from 'vitest';
import { checkCart, type CartPiece, type CartProblemCode, type CartItem } from './check-cart.ts';

const chair: CartPiece = {
  id: 'chair',
  sku: 'V-1',
  title: 'Stuhl',
  shopType: 'vintage',
  priceCents: 9000,
  rentable: true,
  assemblyService: false,
  pictureKey: 'chair-key',
  variants: [],
};
const table: CartPiece = {
  ...chair,
  id: 'table',
  sku: 'B-1',
  title: 'Tisch',
  shopType: 'boatwood',
  rentable: false,
  assemblyService: true,
  variants: [
    { id: 'table-blue', sku: 'B-1-B', name: 'blau', pictureKey: 'blue-key' },
    { id: 'table-red', sku: 'B-1-R', name: 'rot', pictureKey: null },
  ],
};
const item = (wanted: Partial<CartItem>): CartItem => ({
  pieceId: 'chair',
  variantId: null,
  quantity: 1,
  rentOption: null,
  assembly: false,
  ...wanted,
});
const blue = { pieceId: 'table', variantId: 'table-blue' };

test('lines carry what an order writes down', () => {
  const checked = checkCart(
    [item({ rentOption: '1 Woche' }), item(blue), item({ ...blue, variantId: 'table-red', assembly: true })],
    [chair, table],
    { assemblyAtAddress: true },
  );
  expect(checked.ok && checked.value).toMatchObject([
    { key: 'chair:rent:1 Woche', title: 'Stuhl', sku: 'V-1', pictureKey: 'chair-key' },
    { key: 'table:table-blue', title: 'Tisch, blau', sku: 'B-1-B', pictureKey: 'blue-key' },
    { key: 'table:table-red:assembly', title: 'Tisch, rot', sku: 'B-1-R', pictureKey: 'chair-key' },
  ]);
});

test.each<[CartProblemCode, Partial<CartItem>, boolean]>([
  ['piece-unknown', { pieceId: 'lamp' }, true],
  ['variant-missing', { pieceId: 'table' }, true],
  ['variant-unknown', { ...blue, variantId: 'table-green' }, true],
  ['variant-unknown', { variantId: 'table-blue' }, true],
  ['not-rentable', { ...blue, rentOption: '1 Jahr' }, true],
  ['no-assembly-for-piece', { assembly: true }, true],
  ['no-assembly-at-address', { ...blue, assembly: true }, false],
])('%s: %j', (code, wanted, assemblyAtAddress) => {
  const checked = checkCart([item({ rentOption: '1 Tag' }), item(wanted)], [chair, table], {
    assemblyAtAddress,
  });
  expect(checked).toMatchObject({
    ok: false,
    error: { code: 'cart-refused', problems: [{ code, index: 1 }] },
  });
});

test('the same line twice is refused, since its key names it', () => {
  const checked = checkCart([item({}), item({ quantity: 2 })], [chair], { assemblyAtAddress: true });
  expect(checked).toMatchObject({ ok: false, error: { problems: [{ code: 'line-twice', index: 1 }] } });
});
