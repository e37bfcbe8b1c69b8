import { catalogueLanguage } from '../../../shared/text/language.ts';
import type { AsRead, Head } from '../../page.ts';
import { CategoryTiles } from '../../components/pieces/category-tiles.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { isNarrowed, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { listAddress } from '../../features/filters/list-address.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import * as t from '#texts/lists.ts';
import * as shell from '#texts/shell.ts';
import type { ParentCategoryData } from './route.ts';
import { to } from '../../to.ts';

export function head(data: AsRead<ParentCategoryData>): Head {
  return {
    title: `${data.title} – ${t.lineName[data.type]}`,
    description: plainText(data.descriptionHtml ?? data.title),
    canonical: isNarrowed(data.pieces.list) ? null : listAddress(data.pieces.list, data.pieces.page),
  };
}

export function Page({ data }: { readonly data: AsRead<ParentCategoryData> }) {
  const image = data.images[0];
  return (
    <div className="frame">
      <div
        className={image === undefined ? '' : 'grid grid-cols-1 items-center gap-x-12 md:grid-cols-2 md:pt-8'}
      >
        <PageHeading
          crumbs={[
            { label: shell.home, href: to('/') },
            { label: t.lineName[data.type], href: to(`/categories/${data.type}`) },
          ]}
          title={data.title}
          language={data.titleLanguage ?? catalogueLanguage}
        >
          <StaffHtml html={data.descriptionHtml} language={data.titleLanguage ?? catalogueLanguage} />
          {data.isMachineMade === true && <p className="text-sm">{t.machineTranslated}</p>}
        </PageHeading>
        {image !== undefined && (
          <Picture
            picture={{ key: image, alt: '', widthPx: 1200, heightPx: 900 }}
            shopType={data.type}
            sizes="(min-width: 48rem) 45vw, 92vw"
            eager
            wide
          />
        )}
      </div>
      <h2 className="sr-only">{t.subCategories}</h2>
      <CategoryTiles categories={data.subCategories} />
      <section className="mt-16">
        <h2 className="mb-6 text-2xl">{t.piecesOfList}</h2>
        <ListTop list={data.pieces.list} />
        <NarrowedGrid list={data.pieces.list} pieces={data.pieces.pieces} eagerCount={0} />
        {data.pieces.totalPages > 1 && (
          <Pager
            page={data.pieces.page}
            totalPages={data.pieces.totalPages}
            address={(page) => to(listAddress(data.pieces.list, page))}
          />
        )}
      </section>
    </div>
  );
}
