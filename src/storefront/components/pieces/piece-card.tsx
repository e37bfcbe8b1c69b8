import type { Head } from '../../page.ts';
import * as t from '#texts/pieces.ts';
import { CardActions, CardWish } from '../../features/buying/card-actions.tsx';
import { Badge } from '../controls/badge.tsx';
import { Picture, type Eager } from '../pictures/picture.tsx';
import { Price, type Discount } from './price.tsx';
import { useRenderedAt } from './rendered-at.ts';
import { goodsLang, to } from '../../to.ts';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';
import type { CardView } from './card-view.ts';

/** The displayed width of a card's photograph. */
const cardPictureSizes = '(min-width: 75rem) 21rem, (min-width: 48rem) 31vw, 46vw';

/** The photograph of a list's first card, for the page's head. */
export function firstPictureOf(pieces: readonly CardView[]): Head['firstPicture'] {
  const picture = pieces[0]?.pictures[0];
  return picture && { picture, sizes: cardPictureSizes };
}

/** A piece in a grid. The whole card is linked to the piece's page, except for its buttons. */
function PieceCard({
  piece,
  eager,
  discount,
}: {
  readonly piece: CardView;
  readonly eager: Eager;
  readonly discount?: Discount | undefined;
}) {
  // The second photograph loads with the first pointer on the card: most cards never have one.
  const [isLookedAt, setLookedAt] = useState(false);
  const other = piece.pictures[1];
  return (
    <article
      className="group relative flex h-full flex-col"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setLookedAt(true)}
    >
      <div className="relative overflow-hidden">
        <div className="card-photo relative">
          <Picture
            picture={piece.pictures[0]}
            shopType={piece.shopType}
            sizes={cardPictureSizes}
            eager={eager}
          />
          {isLookedAt && other !== undefined && (
            <div aria-hidden="true" className="card-other">
              <Picture picture={{ ...other, alt: '' }} shopType={piece.shopType} sizes={cardPictureSizes} />
            </div>
          )}
        </div>
        <CardBadge piece={piece} discount={discount} />
      </div>
      <h3 className="card-title">
        <a href={to(`/product/${piece.id}`)} lang={goodsLang(piece.titleLanguage)} className="card-link">
          {piece.title}
        </a>
      </h3>
      <div className="mt-1">
        <Price piece={piece} discount={discount} />
        <p className="price-note">{t.priceNote}</p>
      </div>
      <CardActions piece={piece} />
      <CardWish piece={piece} />
    </article>
  );
}

/** Reasons why a piece cannot be bought now come before reductions. */
function CardBadge({
  piece,
  discount,
}: {
  readonly piece: CardView;
  readonly discount: Discount | undefined;
}) {
  const now = useRenderedAt();
  const { stockAmt, reservedUntil, rentedUntil, away, saving } = piece;
  if (stockAmt < 1 && reservedUntil === null && rentedUntil === null) {
    return away === null ? (
      <p className="card-veil">
        <Badge tone="dark">
          <span lang={quotedLanguage}>{t.soldOut}</span>
        </Badge>
      </p>
    ) : (
      <p className="card-badge">
        <Badge tone="quiet">{t.away[away]}</Badge>
      </p>
    );
  }
  return (
    <p className="card-badge">
      {stockAmt < 1 && reservedUntil !== null && (
        <Badge tone="quiet">{t.reservedUntil(reservedUntil, now)}</Badge>
      )}
      {stockAmt < 1 && reservedUntil === null && rentedUntil !== null && (
        <Badge tone="quiet">{t.rentedUntil(rentedUntil)}</Badge>
      )}
      {stockAmt > 0 && saving !== null && discount !== 'unsaid' && (
        <Badge tone="saving">{t.savingBadge(saving.savingCents)}</Badge>
      )}
    </p>
  );
}

/** 2, 3 or 4 columns. */
export const pieceGridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 xl:gap-x-8';

/** Cards in columns, or a message if there are none. */
export function PieceGrid({
  pieces,
  eagerCount = 0,
  discount,
  last,
}: {
  readonly pieces: readonly CardView[];
  /** How many of the first pictures are in the first view. */
  readonly eagerCount?: number;
  readonly discount?: Discount | undefined;
  /** Shown after the last piece, in a cell of its own. */
  readonly last?: ReactNode;
}) {
  if (pieces.length === 0) return <EmptyState title={t.empty} />;
  return (
    <ul className={pieceGridClass}>
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <PieceCard
            piece={piece}
            eager={index >= eagerCount ? false : index === 0 || 'beside'}
            discount={discount}
          />
        </li>
      ))}
      {last !== undefined && <li>{last}</li>}
    </ul>
  );
}
