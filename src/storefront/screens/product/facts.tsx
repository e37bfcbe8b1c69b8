import { catalogueLanguage, type Language } from '../../../shared/language.ts';
import type { AsRead } from '../../as-read.ts';
import { langOf } from '../../lang-of.ts';
import { conditionName } from '#texts/conditions.ts';
import * as t from '#texts/product.ts';
import type { ProductData } from './route.ts';

/** Dimensions and features as a list of terms; unknown ones are left out. */
export function Facts({ piece }: { readonly piece: AsRead<ProductData> }) {
  const { widthMm, heightMm, depthMm, diameterMm } = piece.dimensions;
  const measure = (mm: number | null): string | null => (mm === null ? null : t.centimetres(mm));
  // Staff's texts are in their language, dimensions and condition in the page's.
  const facts: readonly (readonly [string, string | null, Language?])[] = [
    [t.width, measure(widthMm)],
    [t.height, measure(heightMm)],
    [t.depth, measure(depthMm)],
    [t.diameter, measure(diameterMm)],
    [t.weight, piece.weightGrams === null ? null : t.kilograms(piece.weightGrams)],
    [t.material, piece.materials.length === 0 ? null : piece.materials.join(', '), catalogueLanguage],
    [t.colour, piece.colour, catalogueLanguage],
    [t.maker, piece.maker, catalogueLanguage],
    [t.era, piece.era === null ? null : t.years(piece.era.fromYear, piece.era.toYear)],
    [t.origin, piece.origin, catalogueLanguage],
    [t.condition, conditionName[piece.condition]],
    [t.sku, piece.sku],
  ];
  return (
    <section>
      <h2 className="text-2xl">{t.facts}</h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] border-t border-line">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([term, value, language]) => (
            <div key={term} className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-line py-2">
              <dt className="text-ink-soft">{term}</dt>
              <dd lang={langOf(language)} className="text-right tabular-nums">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
