/** The units of a piece or variant that have come in, each counted once by its state from now on. */
export interface UnitCount {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** All of them, including sold ones. */
  readonly count: number;
  readonly free: number;
  readonly held: number;
  readonly rented: number;
  readonly blocked: number;
  readonly sold: number;
}

/** In the order used to describe a piece: available units first, sold ones last. */
export const unitStates = ['free', 'held', 'rented', 'blocked', 'sold'] as const;
export type UnitState = (typeof unitStates)[number];

export const unitStateWords: Readonly<Record<UnitState, string>> = {
  free: 'verfügbar',
  held: 'reserviert',
  rented: 'vermietet',
  blocked: 'gesperrt',
  sold: 'verkauft',
};

/** Units that can be neither sold nor removed. */
export function takenUnits({ count, free }: UnitCount): number {
  return count - free;
}
