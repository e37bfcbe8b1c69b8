import type { Cents } from '../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

/** One line of a cart, as requested by the browser. */
export interface CartItem {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** Integer from 1. */
  readonly quantity: number;
  /** The rental option; null if it is bought. */
  readonly rentOption: RentOption | null;
  readonly assembly: boolean;
}

/** The catalogue's data of a piece that decide whether it may be bought or rented. */
export interface CartPiece {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly shopType: ShopType;
  readonly priceCents: Cents;
  readonly rentable: boolean;
  readonly assemblyService: boolean;
  readonly pictureKey: string | null;
  readonly variants: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly pictureKey: string | null;
  }[];
}

/** An accepted item, with its piece and the names under which it is ordered. */
export interface CartLine<Piece extends CartPiece = CartPiece> extends CartItem {
  /** `productId[:variant][:rent:option][:assembly]`; unique in a cart. */
  readonly key: string;
  readonly piece: Piece;
  /** With the variant's name, if there is one. */
  readonly title: string;
  /** The variant's, if there is one. */
  readonly sku: string;
  readonly pictureKey: string | null;
}

export type CartProblemCode =
  | 'piece-unknown'
  | 'variant-unknown'
  | 'variant-missing'
  | 'not-rentable'
  | 'no-assembly-for-piece'
  | 'no-assembly-at-address'
  | 'line-twice';

export interface CartProblem {
  readonly code: CartProblemCode;
  /** The index of the item, from 0. */
  readonly index: number;
  /** Null if the piece is unknown. */
  readonly title: string | null;
}

export interface CartRefused {
  readonly code: 'cart-refused';
  readonly problems: readonly CartProblem[];
}

/**
 * Whether the contents of a cart may be bought at all. This does not check stock, which is known only when units are
 * taken.
 * @param options.assemblyAtAddress whether the shop's people assemble there (spec 9: Berlin and Potsdam)
 */
export function checkCart<Piece extends CartPiece>(
  items: readonly CartItem[],
  pieces: readonly Piece[],
  options: { readonly assemblyAtAddress: boolean },
): Result<readonly CartLine<Piece>[], CartRefused> {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const seen = new Set<string>();
  const lines: CartLine<Piece>[] = [];
  const problems: CartProblem[] = [];
  items.forEach((item, index) => {
    const piece = byId.get(item.pieceId);
    const code = piece === undefined ? 'piece-unknown' : problemOf(item, piece, options);
    const key = lineKey(item);
    if (piece === undefined || code !== null) {
      problems.push({ code: code ?? 'piece-unknown', index, title: piece?.title ?? null });
    } else if (seen.has(key)) {
      problems.push({ code: 'line-twice', index, title: piece.title });
    } else {
      lines.push({ ...item, key, piece, ...shownAs(item, piece) });
    }
    seen.add(key);
  });
  return problems.length > 0 ? fail({ code: 'cart-refused', problems }) : ok(lines);
}

function problemOf(
  item: CartItem,
  piece: CartPiece,
  { assemblyAtAddress }: { readonly assemblyAtAddress: boolean },
): CartProblemCode | null {
  if (item.variantId === null && piece.variants.length > 0) return 'variant-missing';
  if (item.variantId !== null && !piece.variants.some(({ id }) => id === item.variantId)) {
    return 'variant-unknown';
  }
  if (item.rentOption !== null && !piece.rentable) return 'not-rentable';
  if (item.assembly && !piece.assemblyService) return 'no-assembly-for-piece';
  if (item.assembly && !assemblyAtAddress) return 'no-assembly-at-address';
  return null;
}

/** The cart line's id, the same as the browser's. */
function lineKey({ pieceId, variantId, rentOption, assembly }: CartItem): string {
  return [pieceId, variantId, rentOption === null ? null : `rent:${rentOption}`, assembly ? 'assembly' : null]
    .filter((part) => part !== null)
    .join(':');
}

function shownAs(item: CartItem, piece: CartPiece): Pick<CartLine, 'title' | 'sku' | 'pictureKey'> {
  const variant = piece.variants.find(({ id }) => id === item.variantId);
  if (variant === undefined) return { title: piece.title, sku: piece.sku, pictureKey: piece.pictureKey };
  return {
    title: `${piece.title}, ${variant.name}`,
    sku: variant.sku,
    pictureKey: variant.pictureKey ?? piece.pictureKey,
  };
}
