import * as t from '#texts/search.ts';
import type { Bucket } from '../../../read-models/index.ts';
import { inFieldUnit, type RangeName } from '../../../shared/pieces/piece-filters.ts';

const barWidth = 10;
const tallest = 40;

/** How many pieces there are at each price or size. A visual aid only; the fields below do the work. */
export function Histogram({
  name,
  buckets,
}: {
  readonly name: RangeName;
  readonly buckets: readonly Bucket[];
}) {
  if (buckets.length < 2) return null;
  const most = Math.max(...buckets.map(({ count }) => count));
  const last = buckets.at(-1)!;
  const shown = (value: number): string => t.figure(inFieldUnit(name, value));
  return (
    <div className="pb-3" data-histogram={name}>
      <svg
        viewBox={`0 0 ${buckets.length * barWidth} ${tallest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.histogram(t.ranges[name])}
        className="h-12 w-full"
      >
        {buckets.map(({ from, count }, index) => {
          // Small numbers remain visible.
          const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * tallest));
          return (
            <rect
              key={from}
              x={index * barWidth + 0.5}
              y={tallest - height}
              width={barWidth - 1}
              height={height}
              className="fill-petrol/45"
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-[0.8125rem] text-ink-soft tabular-nums">
        <span>{shown(buckets[0]!.from)}</span>
        <span>{last.to === null ? `${shown(last.from)}+` : shown(last.to)}</span>
      </p>
    </div>
  );
}
