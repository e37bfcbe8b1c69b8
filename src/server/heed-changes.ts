import type { StaleTags } from '../platform/cache-events/cache-events.ts';

/** What keeps copies of what the catalogue holds. */
interface Keepers {
  readonly reads: { forgetFigures(): void };
  readonly pages: { clear(): void; dropShowing(pieceIds: readonly string[]): void; renew(): void };
  readonly feeds: { forget(): void };
}

/**
 * Guests change pieces by holding them, giving them back and letting holds lapse. Pages of the piece itself are dropped at
 * once; other pages that may list or count it are renewed at most this often.
 */
const othersRenewedMs = 2_000;

const pieceTag = 'piece:';

/** What is to be done with copies when something has changed. */
export function heedChanges({ reads, pages, feeds }: Keepers): (tags: StaleTags) => void {
  const renewOthers = atMostOnceIn(othersRenewedMs, () => {
    reads.forgetFigures();
    pages.renew();
  });
  return (tags) => {
    if (tags === '*' || !tags.every((tag) => tag.startsWith(pieceTag))) {
      // Of staff's doing: they look at what they have changed.
      reads.forgetFigures();
      pages.clear();
      feeds.forget();
      return;
    }
    pages.dropShowing(tags.map((tag) => tag.slice(pieceTag.length)));
    renewOthers();
  };
}

/** Does it now, and again at the end of each time in which it was wanted more often. */
function atMostOnceIn(ms: number, act: () => void): () => void {
  let isResting = false;
  let isWanted = false;
  return function want() {
    if (isResting) {
      isWanted = true;
      return;
    }
    isResting = true;
    isWanted = false;
    act();
    setTimeout(() => {
      isResting = false;
      if (isWanted) want();
    }, ms).unref();
  };
}
