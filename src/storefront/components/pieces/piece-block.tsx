import { useId } from 'react';
import * as t from '#texts/lists.ts';
import { Arrow } from '../controls/icons.tsx';
import { PieceGrid } from './piece-card.tsx';
import type { CardView } from './card-view.ts';
import type { Discount } from './price.tsx';

/** A section of the home page: heading, subtitle, some pieces, and a link to all of them. */
export function PieceBlock({
  title,
  subtitle,
  href,
  pieces,
  discount,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  readonly pieces: readonly CardView[];
  readonly discount?: Discount | undefined;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="piece-block frame pt-16 lg:pt-24">
      <h2 id={headingId} className="text-3xl lg:text-4xl">
        {title}
      </h2>
      <p className="mt-2 mb-8 text-ink-soft">{subtitle}</p>
      <PieceGrid pieces={pieces} discount={discount} last={<ToAll href={href} title={title} />} />
    </section>
  );
}

/** In the place of the next piece. */
function ToAll({ href, title }: { readonly href: string; readonly title: string }) {
  return (
    <a
      href={href}
      className="fills-row group flex h-full min-h-40 flex-col justify-between border border-line-strong p-4 transition-colors hover:bg-ink hover:text-paper md:p-6"
    >
      <Arrow className="size-8 transition-transform group-hover:translate-x-1" />
      <span className="font-serif text-2xl leading-tight">
        {t.showAll} <span className="sr-only">{title}</span>
      </span>
    </a>
  );
}
