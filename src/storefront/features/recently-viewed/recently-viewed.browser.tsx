import { useEffect, useId, useSyncExternalStore } from 'react';
import { language } from '#texts/shell.ts';
import type { ProductDetail } from '../../../read-models/http/catalogue.schemas.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import { to } from '../../to.ts';
import * as t from '#texts/lists.ts';
import { viewed } from './viewed-store.browser.ts';

/** The pieces last viewed in this browser, without the open one; empty if there are none. */
export function RecentlyViewed({ except }: { readonly except: string }) {
  const titleId = useId();
  const pieces = useSyncExternalStore(viewed.subscribe, viewed.getSnapshot, viewed.getServerSnapshot)
    .filter(({ id }) => id !== except)
    .slice(0, 8);
  const foreign = pieces.flatMap((piece) => (piece.language === language ? [] : [piece.id])).join(' ');
  useEffect(() => {
    if (foreign !== '') for (const id of foreign.split(' ')) void nameHere(id);
  }, [foreign]);
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="product-more print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id={titleId} className="text-2xl">
          {t.recentlyViewed}
        </h2>
        <button
          type="button"
          onClick={viewed.clear}
          className="min-h-11 text-[0.9375rem] underline underline-offset-4"
        >
          {t.clearRecentlyViewed}
        </button>
      </div>
      <ul className="viewed">
        {pieces.map(({ id, title, image }) => (
          <li key={id}>
            <a href={to(`/product/${id}`)} className="group block">
              <LinePicture image={image} className="w-full" />
              <span className="mt-2 line-clamp-2 text-[0.9375rem] leading-snug break-words group-hover:underline">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A piece that was viewed on a page in another language gets its title in that of this one. */
async function nameHere(id: string): Promise<void> {
  const answer = await askShop<ProductDetail>(`/products/${encodeURIComponent(id)}`, {
    like: { title: '' },
  });
  if (answer.ok) viewed.rename(id, { title: answer.value.title, language });
  // It is not shown any more.
  else if (answer.status === 404) viewed.forget(id);
}
