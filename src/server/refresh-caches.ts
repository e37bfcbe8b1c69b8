import type { StaleTags } from '../platform/cache-events/cache-events.ts';

/** Parts of the shop that cache catalogue data. */
interface Keepers {
  readonly reads: { forgetFigures(): void };
  readonly pages: { clear(): void; dropShowing(pieceIds: readonly string[]): void; renew(): void };
  readonly feeds: { forget(): void };
}

/**
 * Visitors change pieces by holding them, giving them back and letting holds lapse. Pages of the piece itself are
 * dropped at once; other pages that may list or count it are renewed at most this often.
 */
const othersRenewedMs = 2_000;

const pieceTag = 'piece:';

/** Updates the caches when something has changed. */
export function refreshCaches({ reads, pages, feeds }: Keepers): (tags: StaleTags) => void {
  const renewOthers = atMostOnceIn(othersRenewedMs, () => {
    reads.forgetFigures();
    pages.renew();
  });
  return (tags) => {
    if (tags === '*' || !tags.every((tag) => tag.startsWith(pieceTag))) {
      // A change by staff, who look at the result at once.
      reads.forgetFigures();
      pages.clear();
      feeds.forget();
      return;
    }
    pages.dropShowing(tags.map((tag) => tag.slice(pieceTag.length)));
    renewOthers();
  };
}

/** Runs `act` now, and once more at the end of each interval in which it was requested again. */
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
