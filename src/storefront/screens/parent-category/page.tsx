import type { AsRead } from '../../as-read.ts';
import { CategoryTiles } from '../../components/category-tiles.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Picture } from '../../components/picture.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { plainText } from '../../plain-text.ts';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/lists.ts';
import * as shell from '../../texts/de/shell.ts';
import type { ParentCategoryData } from './route.ts';

export function head(data: AsRead<ParentCategoryData>): Head {
  return {
    title: `${data.title} – ${t.lineName[data.type]} – ${shell.shopName}`,
    description: plainText(data.descriptionHtml ?? data.title),
    canonical: `/parent-category/${data.id}`,
  };
}

export function Page({ data }: { readonly data: AsRead<ParentCategoryData> }) {
  const image = data.images[0];
  return (
    <div className="frame">
      <div className={image === undefined ? '' : 'grid items-center gap-x-12 md:grid-cols-2'}>
        <PageHeading
          crumbs={[
            { label: shell.home, href: '/' },
            { label: t.lineName[data.type], href: `/categories/${data.type}` },
          ]}
          title={data.title}
        >
          <StaffHtml html={data.descriptionHtml} />
        </PageHeading>
        {image !== undefined && (
          <Picture
            picture={{ key: image, alt: '', widthPx: 1200, heightPx: 1500 }}
            shopType={data.type}
            sizes="(min-width: 48rem) 45vw, 92vw"
            eager
          />
        )}
      </div>
      <h2 className="sr-only">{t.subCategories}</h2>
      <CategoryTiles categories={data.subCategories} />
    </div>
  );
}
