import type { AsRead } from '../../as-read.ts';
import { Picture } from '../../components/picture.tsx';
import * as t from '../../texts/de/product.ts';
import type { ProductData } from './route.ts';

/**
 * All pictures of a piece: a column on wide screens, a strip to swipe on phones. Choosing a variant moves its
 * first picture to the front (spec 2.10).
 */
export function Gallery({
  piece,
  chosen,
}: {
  readonly piece: AsRead<ProductData>;
  /** Id of the chosen variant. */
  readonly chosen: string | null;
}) {
  const variantPicture = piece.variants.find((variant) => variant.id === chosen)?.pictures[0];
  const own =
    piece.pictures.length > 0 ? piece.pictures : piece.variants.flatMap((v) => v.pictures.slice(0, 1));
  const pictures =
    variantPicture === undefined
      ? own
      : [variantPicture, ...own.filter((picture) => picture.key !== variantPicture.key)];
  const shown = pictures.length === 0 ? [undefined] : pictures;
  return (
    <ul
      key={chosen}
      aria-label={t.pictures}
      className="-mx-4 flex snap-x md:self-start snap-mandatory gap-3 overflow-x-auto px-4 md:mx-0 md:grid md:gap-5 md:overflow-visible md:px-0"
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
  );
}
