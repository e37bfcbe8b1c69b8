import { useId } from 'react';
import * as t from '../texts/de/lists.ts';
import { Arrow } from './icons.tsx';
import type { CardView } from './piece-card.tsx';
import { PieceGrid } from './piece-grid.tsx';

/** A block of the home page: heading, subtitle, some pieces, and the way to all of them. */
export function PieceBlock({
  title,
  subtitle,
  href,
  pieces,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  readonly pieces: readonly CardView[];
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="frame pt-16 lg:pt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={headingId} className="text-3xl lg:text-4xl">
            {title}
          </h2>
          <p className="mt-2 text-ink-soft">{subtitle}</p>
        </div>
        <a
          href={href}
          className="group inline-flex min-h-11 items-center gap-2 underline-offset-8 hover:underline"
        >
          {t.showAll}
          <span className="sr-only">{title}</span>
          <Arrow className="size-5 transition-transform group-hover:translate-x-1" />
        </a>
      </div>
      <PieceGrid pieces={pieces} />
    </section>
  );
}
