import type { AsRead } from '../../as-read.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/pager.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { plainText } from '../../plain-text.ts';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/lists.ts';
import * as shell from '../../texts/de/shell.ts';
import type { CategoryData } from './route.ts';

function address({ category }: AsRead<CategoryData>, page: number): string {
  return page === 1 ? `/category/${category.id}` : `/category/${category.id}?page=${page}`;
}

export function head(data: AsRead<CategoryData>): Head {
  const { category, page, totalPages } = data;
  const part = page === 1 ? '' : ` (${t.pageOf(page, totalPages)})`;
  return {
    title: `${category.name || t.categoryFallback}${part} – ${shell.shopName}`,
    description: plainText(category.descriptionHtml ?? category.name),
    canonical: address(data, page),
  };
}

export function Page({ data }: { readonly data: AsRead<CategoryData> }) {
  const { category } = data;
  return (
    <div className="frame">
      <PageHeading
        crumbs={[
          { label: shell.home, href: '/' },
          { label: t.lineName[category.shopType], href: `/categories/${category.shopType}` },
        ]}
        title={category.name || t.categoryFallback}
      >
        <StaffHtml html={category.descriptionHtml ?? t.categoryIntroFallback} />
      </PageHeading>
      <h2 className="sr-only">{t.newestPieces}</h2>
      <PieceGrid pieces={data.pieces} eagerCount={4} />
      {data.totalPages > 1 && (
        <Pager page={data.page} totalPages={data.totalPages} address={(page) => address(data, page)} />
      )}
    </div>
  );
}
