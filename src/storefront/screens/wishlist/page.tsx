import type { AsRead, Head } from '../../page.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { PieceGrid } from '../../components/pieces/piece-card.tsx';
import { ShareWishes, WishlistEntries } from '../../features/wishlist/wishlist-entries.tsx';
import { wishlist as title } from '#texts/pieces.ts';
import * as t from '#texts/cart.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
import type { WishlistData } from './route.ts';

export function head({ shared }: AsRead<WishlistData>): Head {
  const named = shared === null ? title : t.sharedWishlist;
  return { title: named, description: t.aboutWishlist, canonical: null };
}

export function Page({ data: { shared, gone } }: { readonly data: AsRead<WishlistData> }) {
  return (
    <div className="frame min-h-dvh">
      <PageHeading
        crumbs={[{ label: shell.home, href: to('/') }]}
        title={shared === null ? title : t.sharedWishlist}
      />
      {shared === null ? (
        <Own />
      ) : (
        <>
          {gone > 0 && <p className="mb-8 text-lg">{t.goneOfShared(gone)}</p>}
          <h2 className="sr-only">{t.wishlistPieces}</h2>
          <PieceGrid pieces={shared} eagerCount={4} />
        </>
      )}
    </div>
  );
}

function Own() {
  const isHydrated = useHydrated();
  return (
    <>
      <noscript>
        <p className="prose text-lg">{t.wishlistNeedsScript}</p>
      </noscript>
      {isHydrated && (
        <div className="max-w-2xl">
          <WishlistEntries isShown />
          <p className="mt-4">
            <ShareWishes />
          </p>
        </div>
      )}
    </>
  );
}
