import type { PlacedOrder } from '../../features/checkout/placed-order.ts';
import * as t from '#texts/success.ts';

/** The order's history; one event of several lines is one entry. */
export function History({ order }: { readonly order: PlacedOrder }) {
  const entries = entriesOf(order);
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.history}</h2>
      <ol className="mt-3 border-t border-line">
        {entries.map(({ at, type, titles }) => (
          <li
            key={`${at} ${type}`}
            className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[1fr_auto]"
          >
            <span className="block min-w-0 break-words">
              {t.eventOfPieces(t.eventName[type] ?? type, titles)}
            </span>
            <time dateTime={at} className="block text-ink-soft tabular-nums">
              {t.formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function entriesOf(order: PlacedOrder) {
  const entries = new Map<string, { at: string; type: string; titles: string[] }>();
  for (const { at, type, line } of order.history) {
    const key = `${at} ${type}`;
    const entry = entries.get(key) ?? { at, type, titles: [] };
    entries.set(key, entry);
    const title = line === null ? undefined : order.productListDetail[line]?.title;
    if (title !== undefined) entry.titles.push(title);
  }
  return [...entries.values()];
}
