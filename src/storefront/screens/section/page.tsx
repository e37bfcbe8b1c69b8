import type { AsRead } from '../../as-read.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/lists.ts';
import * as shell from '../../texts/de/shell.ts';
import type { SectionData } from './route.ts';

const words = {
  sales: { title: t.saleTitle, subtitle: t.saleSubtitle, address: '/sales' },
  highlights: { title: t.highlightsTitle, subtitle: t.highlightsSubtitle, address: '/highlights' },
  new: { title: t.newTitle, subtitle: t.newSubtitle, address: '/newhits' },
} as const;

export function head({ section }: AsRead<SectionData>): Head {
  const { title, subtitle, address } = words[section];
  return { title: `${title} – ${shell.shopName}`, description: subtitle, canonical: address };
}

export function Page({ data }: { readonly data: AsRead<SectionData> }) {
  const { title, subtitle } = words[data.section];
  return (
    <div className="frame">
      <PageHeading crumbs={[{ label: shell.home, href: '/' }]} title={title}>
        <p>{subtitle}</p>
      </PageHeading>
      <h2 className="sr-only">{t.newestPieces}</h2>
      <PieceGrid pieces={data.pieces} eagerCount={4} />
    </div>
  );
}
