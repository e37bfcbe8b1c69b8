import type { AsRead } from '../../as-read.ts';
import * as t from '../../texts/de/product.ts';
import type { ProductData } from './route.ts';

/** Measures and features as a list of terms; what is unknown is left out. */
export function Facts({ piece }: { readonly piece: AsRead<ProductData> }) {
  const { widthMm, heightMm, depthMm, diameterMm } = piece.dimensions;
  const measure = (mm: number | null): string | null => (mm === null ? null : t.centimetres(mm));
  const facts: readonly (readonly [string, string | null])[] = [
    [t.width, measure(widthMm)],
    [t.height, measure(heightMm)],
    [t.depth, measure(depthMm)],
    [t.diameter, measure(diameterMm)],
    [t.weight, piece.weightGrams === null ? null : t.kilograms(piece.weightGrams)],
    [t.material, piece.materials.length === 0 ? null : piece.materials.join(', ')],
    [t.colour, piece.colour],
    [t.maker, piece.maker],
    [t.era, piece.era === null ? null : t.years(piece.era.fromYear, piece.era.toYear)],
    [t.origin, piece.origin],
    [t.condition, piece.condition],
    [t.sku, piece.sku],
  ];
  return (
    <section className="mt-8">
      <h2 className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">{t.facts}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] border-t border-line">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([term, value]) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-line py-2">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
