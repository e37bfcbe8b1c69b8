import type { AsRead, Head } from '../../page.ts';
import { AboutList, PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { isNarrowed, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { listAddress } from '../../features/filters/list-address.ts';
import * as t from '#texts/lists.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import type { SectionData } from './route.ts';

const words = {
  sales: { title: t.saleTitle, subtitle: t.saleSubtitle },
  highlights: { title: t.highlightsTitle, subtitle: t.highlightsSubtitle },
  new: { title: t.newTitle, subtitle: t.newSubtitle },
} as const;

export function head({ section, list, page, totalPages }: AsRead<SectionData>): Head {
  const { title, subtitle } = words[section];
  const part = page === 1 ? '' : ` (${t.pageOf(page, totalPages)})`;
  return {
    title: `${title}${part}`,
    description: subtitle,
    canonical: isNarrowed(list) ? null : listAddress(list, page),
  };
}

export function Page({ data }: { readonly data: AsRead<SectionData> }) {
  const { title, subtitle } = words[data.section];
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={title} isOfList>
        <p>{subtitle}</p>
      </PageHeading>
      <ListTop list={data.list} />
      <h2 className="sr-only">{t.piecesOfList}</h2>
      <NarrowedGrid
        list={data.list}
        pieces={data.pieces}
        discount={data.section === 'new' ? 'unsaid' : 'where-any'}
      />
      {data.totalPages > 1 && (
        <Pager
          page={data.page}
          totalPages={data.totalPages}
          address={(page) => to(listAddress(data.list, page))}
        />
      )}
      <AboutList>
        <p>{subtitle}</p>
      </AboutList>
    </div>
  );
}
