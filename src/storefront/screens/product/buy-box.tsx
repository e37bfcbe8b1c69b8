import { useState } from 'react';
import { phoneLink } from '../../../shared/places/phone-link.ts';
import { assemblyFeeCents } from '../../../shared/orders/assembly.ts';
import type { AsRead } from '../../page.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { Checkbox } from '../../components/controls/field.tsx';
import { Heart } from '../../components/controls/icons.tsx';
import { pieceForCart } from '../../features/buying/piece-for-cart.ts';
import { askForRental, putIntoCart } from '../../features/buying/put-into-cart.ts';
import { isSold, useWish } from '../../features/buying/use-wish.ts';
import { loadRental } from '../../features/rental/load-rental.ts';
import * as t from '#texts/pieces.ts';
import * as product from '#texts/product.ts';
import type { ProductData } from './route.ts';
import { VariantChoice } from './variant-choice.tsx';
import { shopCart } from '../../features/cart/store/shop-cart.ts';
import { shopProduct, type PieceForCart, type LineOptions } from '../../features/cart/store/shop-line.ts';
import { stockFailure } from '../../features/cart/stock-check.ts';

/**
 * Everything that leads from a piece into the cart: variant, assembly, 'Kaufen', 'Mieten', 'Wunschliste' (spec 2.10).
 * If it is unavailable: why, and the alternatives.
 */
export function BuyBox({
  piece,
  chosen,
  onChoose,
}: {
  readonly piece: AsRead<ProductData>;
  readonly chosen: string | null;
  readonly onChoose: (variantId: string) => void;
}) {
  const [assembly, setAssembly] = useState(false);
  const { listed, toggle } = useWish(piece);
  const variant = piece.variants.find(({ id }) => id === chosen);
  const forCart = pieceForCart(piece, variant);
  const isFree = piece.stockAmt > 0;
  const heart = <Heart className={listed ? 'size-6 fill-petrol text-petrol' : 'size-6'} />;
  const options = { variantId: chosen, assembly };

  return (
    <>
      {piece.variants.length > 0 && isFree && (
        <VariantChoice piece={piece} chosen={chosen} onChoose={onChoose} />
      )}
      {piece.assemblyService && isFree && (
        <div className="mt-4">
          <Checkbox
            label={product.assemblyBox(assemblyFeeCents)}
            hint={product.assemblyHint}
            checked={assembly}
            onChecked={setAssembly}
          />
        </div>
      )}
      {isFree && (
        <p className="mt-4 not-noscript:hidden print:hidden">
          {product.needsScript}{' '}
          <a href={`tel:${phoneLink(piece.company.phone)}`} className="underline underline-offset-4">
            {piece.company.phone}
          </a>
        </p>
      )}
      {isFree ? (
        <div className="buy-bar mt-5 flex flex-wrap gap-2 noscript:hidden print:hidden">
          <Button
            padding="px-3 flex-1"
            onClick={() => {
              makeRoomForAssembly(forCart, options);
              putIntoCart(forCart, options);
            }}
          >
            {t.buy}
          </Button>
          {piece.rentable && (
            <Button
              look="outline"
              padding="px-3 flex-1"
              onPointerEnter={() => void loadRental()}
              onClick={() => askForRental(forCart, options)}
            >
              {t.rent}
            </Button>
          )}
          <Button look="outline" padding="px-3 wide:w-full" aria-pressed={listed} onClick={toggle}>
            {heart}
            <span className="max-wide:sr-only">{t.wishlist}</span>
          </Button>
        </div>
      ) : (
        <div className="mt-4 print:hidden">
          <p className="why-not text-ink-soft">{reasonUnavailable(piece)}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            {piece.similar.length > 0 && (
              <ButtonLink href="#aehnlich" look={isSold(piece) ? 'solid' : 'outline'} className="flex-1">
                {product.toSimilar}
              </ButtonLink>
            )}
            {(listed || !isSold(piece)) && (
              <Button
                look="outline"
                padding="px-5 flex-1"
                className="noscript:hidden"
                aria-pressed={listed}
                onClick={toggle}
              >
                {heart}
                {t.wishlist}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Why a piece is not available now, and when that may change. */
function reasonUnavailable(piece: AsRead<ProductData>): string {
  if (piece.reservedUntil !== null) return product.unavailable.reserved;
  if (piece.rentedUntil !== null) return product.unavailable.rented;
  return product.unavailable[piece.away ?? 'sold'];
}

/**
 * If the cart already has all units of a piece, assembly can be wished for none but these: one of them without assembly
 * leaves it, and makes room for the same one with it.
 */
export function makeRoomForAssembly(piece: PieceForCart, options: LineOptions, cart = shopCart): void {
  cart.refresh();
  const { cartDetails } = cart.getSnapshot();
  const wished = shopProduct(piece, options);
  const { id } = shopProduct(piece, { ...options, assembly: false });
  const isThere = wished.assembly && Object.hasOwn(cartDetails, id);
  if (isThere && stockFailure(cartDetails, wished)?.code === 'too-few') cart.decrementItem(id);
}
