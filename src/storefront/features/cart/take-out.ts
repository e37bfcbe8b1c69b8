import * as t from '#texts/cart.ts';
import { showSuccess } from '../toasts/toast-store.ts';
import { assemblyAgain, assemblyLeftOut } from './assembly-left-out.ts';
import type { ShopLine } from './shop-line.ts';
import { shopCart } from './use-cart.ts';

/** Removes a line from the cart, and offers to undo it. `byKeyboard`: the focus was on the line. */
export function takeOut(line: ShopLine, byKeyboard: boolean): void {
  const before = Object.keys(shopCart.getSnapshot().cartDetails);
  shopCart.removeItem(line.id);
  showSuccess(t.removed(line.title), {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => putBack(line, before),
  });
}

/** Leaves a line in the cart, but without assembly, and offers to take that back. `byKeyboard` as above. */
export function leaveOutAssembly(line: ShopLine, byKeyboard: boolean): void {
  shopCart.loadCart(assemblyLeftOut(shopCart.getSnapshot().cartDetails, line), false);
  showSuccess(t.assemblyRemoved(line.title), {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => shopCart.loadCart(assemblyAgain(shopCart.getSnapshot().cartDetails, line), false),
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
