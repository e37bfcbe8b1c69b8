import { FailureNote } from '../../components/controls/failure-note.tsx';
import { PieceGridSkeleton } from '../../components/controls/skeleton.tsx';
import * as t from '#texts/lists.ts';
import type { EndlessListView } from './use-endless-list.ts';

/** The end of a growing list: the next page is loading, or why it could not be loaded. */
export function ListEnd({ list }: { readonly list: EndlessListView }) {
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
