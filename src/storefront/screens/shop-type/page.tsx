import { useState, type ComponentProps, type MouseEvent } from 'react';
import type { AsRead, Head } from '../../page.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { FailureNote } from '../../components/controls/failure-note.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { firstPictureOf } from '../../components/pieces/piece-card.tsx';
import { isNarrowed, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { listAddress } from '../../features/filters/list-address.ts';
import * as t from '#texts/lists.ts';
import { listError } from '../../texts/wording/quoted.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import type { ShopTypeData } from './route.ts';

export function head(data: AsRead<ShopTypeData>): Head {
  const part = data.page === 1 ? '' : ` (${t.pageOf(data.page, data.totalPages)})`;
  return {
    title: `${t.shopTitle(data.type)}${part}`,
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
        <Pages
          page={data.page}
          totalPages={data.totalPages}
          address={(page) => to(listAddress(data.list, page))}
        />
      )}
    </div>
  );
}

/**
 * The way to the other pages of the list. By script, the shop is asked for a page before this one is left: where it
 * cannot be fetched, that is said (spec 8), and the list that is here stays.
 */
function Pages(pages: ComponentProps<typeof Pager>) {
  const [failed, setFailed] = useState<string | null>(null);
  const go = (address: string): void => {
    setFailed(null);
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => (ok ? location.assign(address) : setFailed(address)),
      () => setFailed(address),
    );
  };
  const follow = (event: MouseEvent): void => {
    // In a new tab or window, or to be saved: the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    go(link.href);
  };
  return (
    <>
      {/* Clicks on its links arrive here: other lists need no script for theirs. */}
      <div onClick={follow}>
        <Pager {...pages} />
      </div>
      {failed !== null && (
        <FailureNote message={listError} retryLabel={t.tryAgain} onRetry={() => go(failed)} />
      )}
    </>
  );
}
