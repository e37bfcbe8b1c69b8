import * as shell from '#texts/shell.ts';
import { catalogueLanguage, defaultLanguage } from '../../../shared/text/language.ts';
import type { AsRead, Head } from '../../page.ts';
import { AboutList, PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { firstPictureOf } from '../../components/pieces/piece-card.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { isNarrowed, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { listAddress, parametersOf } from '../../features/filters/list-address.ts';
import { useEndlessList, type EndlessListView } from '../../features/endless-list/use-endless-list.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import * as t from '#texts/lists.ts';
import type { CategoryData } from './route.ts';
import { to } from '../../to.ts';
import { quotedLanguage } from '../../texts/wording/quoted.ts';
import { FailureNote } from '../../components/controls/failure-note.tsx';
import { PieceGridSkeleton } from '../../components/controls/skeleton.tsx';

export function head(data: AsRead<CategoryData>): Head {
  const { category, page, totalPages } = data;
  const part = page === 1 ? '' : ` (${t.pageOf(page, totalPages)})`;
  return {
    title: `${category.name || t.categoryFallback}${part}`,
    description: plainText(category.descriptionHtml ?? category.name),
    canonical: isNarrowed(data.list) ? null : listAddress(data.list, page),
    firstPicture: firstPictureOf(data.pieces),
  };
}

/** A category: its heading, and all its pieces page after page (spec 2.6). */
export function Page({ data }: { readonly data: AsRead<CategoryData> }) {
  const { category, pieces, page, totalPages } = data;
  const list = useEndlessList(
    `/categories/${encodeURIComponent(category.id)}/products`,
    new URLSearchParams([
      ...parametersOf(data.list).map(([name, value]): [string, string] => [name, value]),
      ...(shell.language === defaultLanguage ? [] : [['language', shell.language] as [string, string]]),
    ]),
    { pieces, page, hasMore: page < totalPages },
  );
  return (
    <div className="frame">
      <Heading category={category} />
      <ListTop list={data.list} />
      <h2 className="sr-only">{t.piecesOfList}</h2>
      <NarrowedGrid list={data.list} pieces={list.pieces} />
      <ListEnd list={list} />
      <AboutList>
        <About category={category} />
      </AboutList>
      {totalPages > 1 && (
        // For visitors without endless scrolling, and as the way back to pages before the first one here.
        <div className={page === 1 ? 'not-noscript:hidden' : ''}>
          <Pager
            page={page}
            totalPages={totalPages}
            address={(number) => to(listAddress(data.list, number))}
          />
        </div>
      )}
    </div>
  );
}

function About({ category }: { readonly category: AsRead<CategoryData>['category'] }) {
  const about =
    category.descriptionHtml === null ? (
      <p lang={quotedLanguage}>{t.categoryIntroFallback}</p>
    ) : (
      <StaffHtml
        html={category.descriptionHtml}
        language={category.descriptionLanguage ?? catalogueLanguage}
      />
    );
  return (
    <>
      {about}
      {category.isMachineMade === true && <p className="text-sm">{t.machineTranslated}</p>}
    </>
  );
}

function Heading({ category }: { readonly category: AsRead<CategoryData>['category'] }) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_11rem] md:gap-x-12">
      <PageHeading
        crumbs={[
          { label: shell.home, href: to('/') },
          { label: t.lineName[category.shopType], href: to(`/categories/${category.shopType}`) },
        ]}
        title={category.name || t.categoryFallback}
        isOfList
        language={category.name === '' ? undefined : (category.nameLanguage ?? catalogueLanguage)}
      >
        <About category={category} />
      </PageHeading>
      <div className="self-start py-10 max-md:hidden">
        <Picture
          picture={
            category.image === null
              ? undefined
              : { key: category.image, alt: '', widthPx: 1200, heightPx: 1500 }
          }
          shopType={category.shopType}
          sizes="11rem"
        />
      </div>
    </div>
  );
}

/** The end of a growing list: the next page is loading, or why it could not be loaded. */
function ListEnd({ list }: { readonly list: EndlessListView }) {
  const { isLoading, failure, loadNext, end } = list;
  return (
    <div ref={end} className="pt-10">
      {isLoading && <PieceGridSkeleton count={4} />}
      <p role="status" className={isLoading ? 'pt-8 text-center text-ink-soft' : 'sr-only'}>
        {isLoading ? t.loadingMore : t.shownCount(list.pieces.length)}
      </p>
      {failure !== null && <FailureNote message={failure} retryLabel={t.tryAgain} onRetry={loadNext} />}
    </div>
  );
}
