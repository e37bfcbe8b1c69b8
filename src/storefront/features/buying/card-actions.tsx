import { Button } from '../../components/controls/button.tsx';
import { to } from '../../to.ts';
import { Heart } from '../../components/controls/icons.tsx';
import type { CardView } from '../../components/pieces/card-view.ts';
import * as t from '#texts/pieces.ts';
import { colon } from '#texts/shell.ts';
import { loadRental } from '../rental/load-rental.ts';
import { pieceForCart } from './piece-for-cart.ts';
import { askForRental, putIntoCart } from './put-into-cart.ts';
import { isSold, useWish } from './use-wish.ts';

/** The buttons of a card: cart and rent (spec 2.4). They are above the link that covers the card. */
export function CardActions({ piece }: { readonly piece: CardView }) {
  const gone = piece.stockAmt < 1;
  return (
    <div className="relative mt-auto flex gap-1 pt-3 text-[0.9375rem] sm:gap-2 sm:text-base noscript:hidden">
      <Button
        look="quiet"
        padding="px-0 flex-1 min-h-11"
        aria-label={`${t.buy}${colon}${piece.title}`}
        unavailable={gone}
        onClick={() => whereChoiceIsMade(piece, () => putIntoCart(pieceForCart(piece)))}
      >
        {t.buy}
      </Button>
      {piece.rentable && (
        <Button
          look="quiet"
          padding="px-0 flex-1 min-h-11"
          aria-label={`${t.rent}${colon}${piece.title}`}
          unavailable={gone}
          onPointerEnter={() => void loadRental()}
          onClick={() => whereChoiceIsMade(piece, () => askForRental(pieceForCart(piece)))}
        >
          {t.rent}
        </Button>
      )}
    </div>
  );
}

/** Variants are chosen on the piece's own page: the shopper is redirected there. */
function whereChoiceIsMade(piece: CardView, act: () => void): void {
  if (piece.hasVariants && piece.stockAmt > 0) location.assign(to(`/product/${piece.id}#ausfuehrung`));
  else act();
}

/** The heart on a card's picture. What is sold cannot be wished for any more, so it only has one to be taken off. */
export function CardWish({ piece }: { readonly piece: CardView }) {
  const { listed, toggle } = useWish(piece);
  if (isSold(piece) && !listed) return null;
  return (
    <button
      type="button"
      aria-pressed={listed}
      aria-label={`${t.wishlist}${colon}${piece.title}`}
      onClick={toggle}
      className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-ink noscript:hidden"
    >
      <span className="grid size-9 place-items-center rounded-full bg-paper/90">
        <Heart className={listed ? 'size-5 fill-petrol text-petrol' : 'size-5'} />
      </span>
    </button>
  );
}
