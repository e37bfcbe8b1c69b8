import type { ReactNode } from 'react';
import * as t from '#texts/pieces.ts';
import { EmptyState } from './empty-state.tsx';
import { PieceCard, type CardView } from './piece-card.tsx';
import type { Discount } from './price.tsx';

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
