import { dayMs } from '../../shared/durations.ts';

/** A bar in the calendar's picture, in percent of its width. */
export interface Bar {
  readonly id: string;
  readonly kind: 'hold' | 'sale' | 'rental' | 'block';
  readonly left: number;
  readonly width: number;
}

interface Entry {
  readonly id: string;
  readonly kind: Bar['kind'];
  readonly from: string;
  readonly to: string | null;
}

/** The entries within the shown days, clipped to them. */
export function barsOf(entries: readonly Entry[], from: number, days: number): readonly Bar[] {
  const span = days * dayMs;
  return entries.flatMap(({ id, kind, from: begins, to }) => {
    const start = Math.max(0, Date.parse(begins) - from);
    const end = Math.min(span, (to === null ? Infinity : Date.parse(to)) - from);
    if (end <= 0 || start >= span || end <= start) return [];
    return [{ id, kind, left: (100 * start) / span, width: Math.max(0.6, (100 * (end - start)) / span) }];
  });
}
