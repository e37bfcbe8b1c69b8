import type { CartDetails } from './store/cart-state.ts';
import { plainIdOf, withoutAssembly, type ShopLine, type ShopProduct } from './store/shop-line.ts';

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

/**
 * The cart with one piece more assembled, where it has it unassembled: of what there is only one, assembly can be added
 * to nothing else. Null: it has none.
 */
export function oneAssembled(lines: Lines, product: ShopProduct): Lines | null {
  const plain = lines[plainIdOf(product)];
  if (!product.assembly || plain === undefined) return null;
  const assembled: ShopLine = { ...plain, ...product, quantity: 1 };
  return assemblyAgain(lines, assembled);
}

function changed(lines: Lines, change: (line: ShopLine) => readonly ShopLine[]): Lines {
  return Object.fromEntries(
    Object.values(lines)
      .flatMap(change)
      .map((line) => [line.id, line]),
  );
}
