import type { RangeName } from '../../shared/piece-filters.ts';

const times = (factor: number, values: readonly number[]): readonly number[] =>
  values.map((value) => value * factor);

/** The boundaries between the bars of a histogram, in cents and millimetres: finer where most pieces are. */
export const bucketEdges: Readonly<Record<RangeName, readonly number[]>> = {
  price: times(100, [100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 3000]),
  width: times(10, [40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 250]),
  height: times(10, [30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 180, 200]),
  depth: times(10, [20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200]),
};
