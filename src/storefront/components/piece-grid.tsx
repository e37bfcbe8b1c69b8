import * as t from '../texts/de/pieces.ts';
import { PieceCard, type CardView } from './piece-card.tsx';

/** Cards in 2, 3 or 4 columns; or what to say when there are none. */
export function PieceGrid({
  pieces,
  eagerCount = 0,
}: {
  readonly pieces: readonly CardView[];
  /** How many of the first pictures stand in the first view. */
  readonly eagerCount?: number;
}) {
  if (pieces.length === 0) return <p className="py-10 text-ink-soft">{t.empty}</p>;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 xl:gap-x-8">
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <PieceCard piece={piece} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
