import type { AsRead, Head } from '../../page.ts';
import { CategoryTiles } from '../../components/pieces/category-tiles.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import * as t from '#texts/lists.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import type { CategoriesData } from './route.ts';

export function head(data: AsRead<CategoriesData>): Head {
  return {
    title: t.allCategories,
    description: `${t.vintageCategories}, ${t.boatwoodCategories}`,
    canonical: `/categories/${data.type ?? 'all'}`,
  };
}

const groups = [
  { type: 'vintage', heading: t.vintageCategories },
  { type: 'boatwood', heading: t.boatwoodCategories },
] as const;

export function Page({ data }: { readonly data: AsRead<CategoriesData> }) {
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.allCategories} />
      {groups
        .filter(({ type }) => data.type === null || data.type === type)
        .map(({ type, heading }) => (
          <section key={type} className="pb-16">
            <h2 className="border-b border-line pb-4 text-3xl">{heading}</h2>
            <CategoryTiles categories={data.categories.filter((category) => category.shopType === type)} />
          </section>
        ))}
    </div>
  );
}
