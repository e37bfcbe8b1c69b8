import * as t from '#texts/cart.ts';
import { showSuccess } from '../toasts/toast-store.ts';
import { assemblyAgain, assemblyLeftOut } from './assembly-left-out.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { wishlist } from '../wishlist/wishlist-store.ts';
import { pieceOf, withoutAssembly, type ShopLine } from './store/shop-line.ts';
import { shopCart } from './store/shop-cart.ts';

/** Removes a line from the cart, and offers to undo it. `byKeyboard`: the focus was on the line. */
export function takeOut(line: ShopLine, byKeyboard: boolean, said = t.removed(line.title)): void {
  const before = Object.keys(shopCart.getSnapshot().cartDetails);
  shopCart.removeItem(line.id);
  showSuccess(said, {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => putBack(line, before),
  });
}

/** Moves a line that somebody else has for now to the wishlist, and offers to undo that; the wish stays. */
export function moveToWishlist(line: ShopLine, byKeyboard: boolean): void {
  const { title, image } = line;
  const { price } = withoutAssembly(line);
  wishlist.add({ productId: pieceOf(line), title, price: toEuros(price), image });
  takeOut(line, byKeyboard, t.movedToWishlist(title));
}

/** Leaves lines in the cart, but without assembly, and offers to take that back. `byKeyboard` as above. */
export function leaveOutAssembly(lines: readonly ShopLine[], byKeyboard: boolean): void {
  const change = (one: typeof assemblyLeftOut | typeof assemblyAgain): void =>
    shopCart.loadCart(lines.reduce(one, shopCart.getSnapshot().cartDetails), false);
  change(assemblyLeftOut);
  showSuccess(t.assemblyRemoved(lines.map(({ title }) => title)), {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => change(assemblyAgain),
  });
}

/** Puts the line back where it was; what came since stands at the end. */
function putBack(line: ShopLine, before: readonly string[]): void {
  const now = { ...shopCart.getSnapshot().cartDetails, [line.id]: line };
  const ids = new Set([...before.filter((id) => id in now), ...Object.keys(now)]);
  shopCart.loadCart(
    Object.fromEntries([...ids].flatMap((id) => (now[id] === undefined ? [] : [[id, now[id]]]))),
    false,
  );
}
