import type { ReactNode } from 'react';
import * as t from '#texts/account.ts';
import { FailureNote } from '../../components/controls/failure-note.tsx';
import type { Asked } from './use-asked.browser.ts';

/** The requested data, or a note that it is loading, or that it has failed and how to go on. */
export function AskedView<T>({
  asked: { answer, reload },
  children,
}: {
  readonly asked: Asked<T>;
  readonly children: (value: T) => ReactNode;
}) {
  if (answer === null) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">{t.loading}</span>
        <span aria-hidden="true" className="skeleton block h-24 bg-paper-deep" />
        <span aria-hidden="true" className="skeleton block h-24 bg-paper-deep" />
      </div>
    );
  }
  if (!answer.ok) {
    return <FailureNote message={answer.message ?? t.failed} retryLabel={t.tryAgain} onRetry={reload} />;
  }
  return children(answer.value);
}
