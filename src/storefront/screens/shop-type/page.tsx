import type { AsRead } from '../../as-read.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/pager.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/lists.ts';
import * as shell from '../../texts/de/shell.ts';
import type { ShopTypeData } from './route.ts';

function address(data: Pick<ShopTypeData, 'type'>, page: number): string {
  return page === 1 ? `/shop/${data.type}` : `/shop/${data.type}?page=${page}`;
}

export function head(data: AsRead<ShopTypeData>): Head {
  const part = data.page === 1 ? '' : ` (${t.pageOf(data.page, data.totalPages)})`;
  return {
    title: `${t.shopTitle(data.type)}${part} – ${shell.shopName}`,
    description: t.lineIntro[data.type],
    canonical: address(data, data.page),
  };
}

export function Page({ data }: { readonly data: AsRead<ShopTypeData> }) {
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: '/' }]} title={t.shopTitle(data.type)}>
        <p>{t.lineIntro[data.type]}</p>
      </PageHeading>
      <h2 className="sr-only">{t.newestPieces}</h2>
      <PieceGrid pieces={data.pieces} eagerCount={4} />
      <Pager page={data.page} totalPages={data.totalPages} address={(page) => address(data, page)} />
    </div>
  );
}
