import type { AsRead } from '../../as-read.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { firstPictureOf } from '../../components/pieces/piece-card.tsx';
import { isNarrowed, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { listAddress } from '../../features/filters/list-address.ts';
import type { Head } from '../../page.ts';
import * as t from '#texts/pieces/lists.ts';
import * as shell from '#texts/shell/shell.ts';
import { to } from '../../to.ts';
import type { ShopTypeData } from './route.ts';

export function head(data: AsRead<ShopTypeData>): Head {
  const part = data.page === 1 ? '' : ` (${t.pageOf(data.page, data.totalPages)})`;
  return {
    title: `${t.shopTitle(data.type)}${part} – ${shell.shopName}`,
    description: t.lineIntro[data.type],
    canonical: isNarrowed(data.list) ? null : listAddress(data.list, data.page),
    firstPicture: firstPictureOf(data.pieces),
  };
}

export function Page({ data }: { readonly data: AsRead<ShopTypeData> }) {
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.shopTitle(data.type)}>
        <p>{t.lineIntro[data.type]}</p>
      </PageHeading>
      <ListTop list={data.list} />
      <h2 className="sr-only">{t.piecesOfList}</h2>
      <NarrowedGrid list={data.list} pieces={data.pieces} />
      {data.pieces.length > 0 && (
        <Pager
          page={data.page}
          totalPages={data.totalPages}
          address={(page) => to(listAddress(data.list, page))}
        />
      )}
    </div>
  );
}
