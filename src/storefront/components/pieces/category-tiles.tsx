import type { CategorySummary } from '../../../read-models/index.ts';
import { lineName } from '#texts/lists.ts';
import * as t from '#texts/pieces.ts';
import { EmptyState } from '../empty-state.tsx';
import { Picture } from '../pictures/picture.tsx';
import { goodsLang, to } from '../../to.ts';

/** Categories as tiles, each linked to its page. Both lines have tables: names that appear twice are told apart. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategorySummary[] }) {
  if (categories.length === 0) return <EmptyState title={t.empty} />;
  const isTwice = (name: string) => categories.filter((one) => one.name === name).length > 1;
  return (
    <ul className="category-tiles grid gap-x-4 gap-y-8 pt-8 md:gap-x-6">
      {categories.map((category) => (
        <li key={category.id} className="group relative">
          <Picture
            picture={
              category.image === null
                ? undefined
                : { key: category.image, alt: '', widthPx: 1200, heightPx: 1500 }
            }
            shopType={category.shopType}
            sizes="(min-width: 75rem) 17rem, (min-width: 48rem) 31vw, 46vw"
          />
          <h3 className="mt-3 font-serif text-xl break-words hyphens-auto">
            <a
              href={to(`/category/${category.id}`)}
              lang={goodsLang(category.nameLanguage)}
              className="after:absolute after:inset-0 group-hover:underline"
            >
              {category.name}
              {isTwice(category.name) && <> ({lineName[category.shopType]})</>}
            </a>
          </h3>
        </li>
      ))}
    </ul>
  );
}
