import type { Availability } from '../read-models/index.ts';

/**
 * When the first of these reservations, rentals or blocks ends, so that a page that shows them becomes stale; null if
 * none does.
 */
export function earliestEnd(pieces: readonly Availability[]): Date | null {
  const ends = pieces
    .flatMap((piece) => [piece.reservedUntil, piece.rentedUntil, piece.awayUntil])
    .filter((end) => end !== null)
    .map((end) => end.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
