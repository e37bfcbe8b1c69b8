import { useState } from 'react';
import { assemblyFeeCents } from '../../../shared/assembly.ts';
import type { AsRead } from '../../as-read.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/field.tsx';
import { Heart } from '../../components/icons.tsx';
import { pieceForCart } from '../../features/buying/piece-for-cart.ts';
import { putIntoCart } from '../../features/buying/put-into-cart.ts';
import { askForRental } from '../../features/buying/rent.ts';
import { useWish } from '../../features/buying/use-wish.ts';
import { loadRental } from '../../features/overlays/loaders.ts';
import * as t from '#texts/buying.ts';
import * as product from '#texts/product.ts';
import type { ProductData } from './route.ts';
import { VariantChoice } from './variant-choice.tsx';

/** All that leads from a piece into the cart: variant, assembly, 'Kaufen', 'Mieten', 'Wunschliste' (spec 2.10). */
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
  const [isMissing, setMissing] = useState(false);
  const { listed, toggle } = useWish(piece);
  const variant = piece.variants.find(({ id }) => id === chosen);
  const forCart = pieceForCart(piece, variant);
  const reason = reasonUnavailable(piece);
  const describedBy = reason === null ? undefined : 'unavailable';
  const wish = { variantId: chosen, assembly };

  const withVariant = (act: () => void): void => {
    const open = piece.variants.length > 0 && variant === undefined && piece.stockAmt > 0;
    setMissing(open);
    if (!open) act();
  };

  return (
    <>
      {piece.variants.length > 0 && (
        <VariantChoice
          piece={piece}
          chosen={chosen}
          isMissing={isMissing}
          onChoose={(id) => {
            setMissing(false);
            onChoose(id);
          }}
        />
      )}
      {piece.assemblyService && piece.stockAmt > 0 && (
        <div className="mt-4">
          <Checkbox
            label={t.assemblyBox(assemblyFeeCents)}
            hint={t.assemblyHint}
            checked={assembly}
            onChecked={setAssembly}
          />
        </div>
      )}
      <div className="buy-bar mt-5 flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button
          padding="px-3 flex-1"
          unavailable={reason !== null}
          aria-describedby={describedBy}
          onClick={() => withVariant(() => putIntoCart(forCart, wish))}
        >
          {t.buy}
        </Button>
        {piece.rentable && (
          <Button
            look="outline"
            padding="px-3 flex-1"
            unavailable={reason !== null}
            aria-describedby={describedBy}
            onPointerEnter={() => void loadRental()}
            onClick={() => withVariant(() => askForRental(forCart, wish))}
          >
            {t.rent}
          </Button>
        )}
        <Button
          look="outline"
          padding="px-3 wide:w-full"
          aria-pressed={listed}
          unavailable={reason !== null && !listed}
          onClick={toggle}
        >
          <Heart className={listed ? 'size-6 fill-petrol text-petrol' : 'size-6'} />
          <span className="max-wide:sr-only">{t.wishlist}</span>
        </Button>
      </div>
      {reason !== null && (
        <p className="mt-3 text-ink-soft print:hidden">
          <span id="unavailable">{reason}</span>{' '}
          {piece.similar.length > 0 && (
            <a href="#aehnlich" className="text-ink underline underline-offset-4">
              {product.toSimilar}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Why a piece cannot be had now; null: it can. */
function reasonUnavailable(piece: AsRead<ProductData>): string | null {
  if (piece.stockAmt > 0) return null;
  if (piece.reservedUntil !== null) return t.unavailable.reserved;
  if (piece.rentedUntil !== null) return t.unavailable.rented;
  return piece.away === null ? t.unavailable.sold : t.unavailable[piece.away];
}
