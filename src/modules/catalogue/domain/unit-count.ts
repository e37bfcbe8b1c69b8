/** The units of a piece or variant that have come in, each counted once by what takes it from now on. */
export interface UnitCount {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** All of them, sold ones too. */
  readonly count: number;
  readonly free: number;
  readonly held: number;
  readonly rented: number;
  readonly blocked: number;
  readonly sold: number;
}

/** In the order in which a piece is described by them: what can be had comes first, what is gone last. */
export const unitStates = ['free', 'held', 'rented', 'blocked', 'sold'] as const;
export type UnitState = (typeof unitStates)[number];

export const unitStateWords: Readonly<Record<UnitState, string>> = {
  free: 'verfügbar',
  held: 'reserviert',
  rented: 'vermietet',
  blocked: 'gesperrt',
  sold: 'verkauft',
};

/** Those that can neither be sold nor leave. */
export function takenUnits({ count, free }: UnitCount): number {
  return count - free;
}

/** '2 verkauft, 1 reserviert' */
export function takenInWords(units: UnitCount): string {
  return unitStates
    .filter((state) => state !== 'free' && units[state] > 0)
    .map((state) => `${units[state]} ${unitStateWords[state]}`)
    .reverse()
    .join(', ');
}
