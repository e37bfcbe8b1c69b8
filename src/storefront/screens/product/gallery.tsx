import { useState } from 'react';
import type { AsRead } from '../../as-read.ts';
import { Picture } from '../../components/picture.tsx';
import * as t from '../../texts/de/product.ts';
import type { ProductData } from './route.ts';

/**
 * All pictures of a piece: a column on wide screens, a strip to swipe on phones. Choosing a variant moves its
 * first picture to the front (spec 2.10).
 */
export function Gallery({ piece }: { readonly piece: AsRead<ProductData> }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const variantPicture = piece.variants.find((variant) => variant.id === chosen)?.pictures[0];
  const own = piece.pictures.length > 0 ? piece.pictures : piece.variants.flatMap((v) => v.pictures.slice(0, 1));
  const pictures =
    variantPicture === undefined
      ? own
      : [variantPicture, ...own.filter((picture) => picture.key !== variantPicture.key)];
  const shown = pictures.length === 0 ? [undefined] : pictures;
  return (
    <div>
      <ul
        aria-label={t.pictures}
        className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 md:mx-0 md:grid md:gap-5 md:overflow-visible md:px-0"
      >
        {shown.map((picture, index) => (
          <li
            key={picture?.key ?? 'drawing'}
            className="w-[calc(100vw-4rem)] shrink-0 snap-center first:last:w-full md:w-auto"
          >
            <Picture
              picture={picture}
              shopType={piece.shopType}
              sizes="(min-width: 48rem) 55vw, 92vw"
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {piece.variants.length > 0 && (
        <fieldset className="mt-6">
          <legend className="text-sm font-semibold tracking-[0.14em] uppercase">{t.variants}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {piece.variants.map((variant, index) => (
              <button
                key={variant.id}
                type="button"
                aria-pressed={variant.id === chosen}
                onClick={() => setChosen(variant.id)}
                className="min-h-11 border border-line-strong px-4 transition-colors aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:text-white"
              >
                {t.variant(index + 1, variant.name)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
