import { useEffect, useRef } from 'react';
import * as t from '#texts/declarations.ts';
import { BoundWords } from '../../components/bound-words.tsx';
import { Button } from '../../components/controls/button.tsx';
import type { Receipt } from './declaration-data.server.ts';

/** The confirmation of receipt: content, date and time, to be kept (§ 356a (4), § 312k (4) BGB). */
export function ReceiptView({
  title,
  intro,
  receipt,
  facts,
  note = null,
}: {
  readonly title: string;
  readonly intro: string;
  readonly receipt: Receipt;
  readonly facts: readonly (readonly [string, string])[];
  /** What such a declaration does. */
  readonly note?: string | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-2xl border-2 border-petrol p-5 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3">{intro}</p>
      <dl className="mt-5 border-t border-line">
        {facts.map(([term, value]) => (
          <div key={term} className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="min-w-0 font-semibold break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className="mt-5">{note}</p>}
      <p className="mt-5">
        <BoundWords text={receipt.mailed ? t.mailed : t.notMailed} />
      </p>
      <Button look="outline" className="mt-5 noscript:hidden print:hidden" onClick={() => print()}>
        {t.print}
      </Button>
    </section>
  );
}
