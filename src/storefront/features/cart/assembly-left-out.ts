import type { CartDetails } from './store/cart-state.ts';
import { withoutAssembly, type ShopLine, type ShopProduct } from './store/shop-line.ts';

type Lines = CartDetails<ShopProduct>;

/** The cart with this line unassembled, in its place; where there is such a line already, the two become one. */
export function assemblyLeftOut(lines: Lines, { id: assembled }: Pick<ShopLine, 'id'>): Lines {
  const line = lines[assembled];
  if (line === undefined) return lines;
  const plain = withoutAssembly(line);
  const quantity = line.quantity + (lines[plain.id]?.quantity ?? 0);
  const stays = plain.id in lines ? plain.id : assembled;
  return changed(lines, (one) =>
    one.id === stays ? [{ ...(lines[plain.id] ?? plain), quantity }] : one.id === assembled ? [] : [one],
  );
}

/**
 * The cart with as many pieces assembled again as the line had, and before those that never were. What was taken out
 * meanwhile stays out.
 */
export function assemblyAgain(lines: Lines, line: ShopLine): Lines {
  const plain = lines[withoutAssembly(line).id];
  if (plain === undefined) return lines;
  const again = Math.min(line.quantity, plain.quantity);
  const quantity = again + (lines[line.id]?.quantity ?? 0);
  return changed(lines, (one) => {
    if (one.id === line.id) return [];
    if (one.id !== plain.id) return [one];
    const rest = plain.quantity - again;
    return [{ ...line, quantity }, ...(rest > 0 ? [{ ...plain, quantity: rest }] : [])];
  });
}

function changed(lines: Lines, change: (line: ShopLine) => readonly ShopLine[]): Lines {
  return Object.fromEntries(
    Object.values(lines)
      .flatMap(change)
      .map((line) => [line.id, line]),
  );
}
