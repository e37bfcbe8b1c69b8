import type { PieceCard as Card } from '../../read-models/index.ts';
import * as t from '../texts/de/pieces.ts';
import { CardActions, CardWish } from '../features/buying/card-actions.tsx';
import { Badge } from './badge.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { useRenderedAt } from './rendered-at.ts';

/** A card as it reaches the browser: dates are text by then. */
export type CardView = Pick<
  Card,
  | 'id'
  | 'title'
  | 'shopType'
  | 'priceCents'
  | 'saving'
  | 'stockAmt'
  | 'pictures'
  | 'chargeTaxPercent'
  | 'assemblyService'
  | 'rentable'
> & { readonly reservedUntil: string | null; readonly rentedUntil: string | null };

/** A piece in a grid. The whole card leads to the piece's page, but for its buttons. */
export function PieceCard({ piece, eager }: { readonly piece: CardView; readonly eager: boolean }) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden">
        <div className="transition-transform duration-250 group-hover:scale-[1.015]">
          <Picture
            picture={piece.pictures[0]}
            shopType={piece.shopType}
            sizes="(min-width: 75rem) 21rem, (min-width: 48rem) 31vw, 46vw"
            eager={eager}
          />
        </div>
      </div>
      <div className="pointer-events-none absolute top-3 right-13 left-0 sm:left-3">
        <CardBadge piece={piece} />
      </div>
      <h3 className="mt-3 font-sans text-base leading-snug font-normal break-words hyphens-auto">
        <a href={`/product/${piece.id}`} className="after:absolute after:inset-0 group-hover:underline">
          {piece.title}
        </a>
      </h3>
      <div className="mt-1">
        <Price piece={piece} />
      </div>
      <CardActions piece={piece} />
      <CardWish piece={piece} />
    </article>
  );
}

/** What keeps a piece from being bought now comes before what makes it cheap. */
function CardBadge({ piece }: { readonly piece: CardView }) {
  const now = useRenderedAt();
  if (piece.stockAmt < 1) {
    if (piece.reservedUntil !== null)
      return <Badge tone="quiet">{t.reservedUntil(piece.reservedUntil, now)}</Badge>;
    if (piece.rentedUntil !== null) return <Badge tone="quiet">{t.rentedUntil(piece.rentedUntil)}</Badge>;
    return <Badge tone="dark">{t.soldOut}</Badge>;
  }
  if (piece.saving !== null) return <Badge tone="saving">{t.savingBadge(piece.saving.savingCents)}</Badge>;
  return null;
}
