import type { ReactNode } from 'react';
import * as t from '#texts/shell.ts';
import type { Heading } from '../reading/anchors.server.ts';
import type { Language } from '../../shared/text/language.ts';
import { langOf } from '../to.ts';
import { useCurrentHeading } from '../reading/use-current-heading.ts';
import { Chevron } from './controls/icons.tsx';
import { PageHeading, type Crumb } from './page-heading.tsx';

/** Fewer entries than this can be taken in at a glance. */
const worthContents = 3;

/**
 * A page of text: title, a table of contents that follows the reader, and the text in lines of 60 to 75 characters. On
 * phones the contents are collapsed above the text. The sections' headings have the ids of `headings` (`withAnchors`);
 * third-level headings are listed if there are few of the second level.
 */
export function ReadingLayout({
  title,
  language,
  crumbs = [],
  lead,
  headings = [],
  tools,
  children,
}: {
  readonly title: string;
  /** The title's language, which may differ from the page's. */
  readonly language?: Language | undefined;
  readonly crumbs?: readonly Crumb[];
  /** A line or two under the title. */
  readonly lead?: ReactNode;
  readonly headings?: readonly Heading[];
  /** Actions on the text: print it, save it. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const sections = listed(headings);
  const current = useCurrentHeading(sections.map(({ id }) => id));
  const hasContents = sections.length >= worthContents;
  return (
    <div className="frame">
      <PageHeading crumbs={crumbs} title={title} language={language}>
        {lead}
      </PageHeading>
      <div className={hasContents ? 'reading-with-contents' : ''}>
        {hasContents && (
          <aside className="no-print">
            <details className="group border-y border-line lg:hidden">
              <summary className="flex min-h-12 items-center justify-between font-semibold">
                {t.contents}
                <Chevron className="size-5 transition-transform group-open:rotate-180" />
              </summary>
              <Contents sections={sections} current={current} language={language} />
            </details>
            <div className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
              <p className="pb-2 text-sm font-semibold tracking-[0.14em] uppercase">{t.contents}</p>
              <Contents sections={sections} current={current} language={language} />
              {tools !== undefined && <div className="mt-6 border-t border-line pt-4">{tools}</div>}
            </div>
          </aside>
        )}
        <div className="min-w-0">
          {children}
          {tools !== undefined && (
            <div className={`no-print mt-12 border-t border-line pt-6 ${hasContents ? 'lg:hidden' : ''}`}>
              {tools}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const entryLook =
  'flex min-h-11 items-center border-l-2 border-line py-1.5 leading-snug wrap-anywhere hyphens-auto text-ink-soft ' +
  'hover:text-ink aria-[current]:border-petrol aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-0';

function listed(headings: readonly Heading[]): readonly Heading[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.length >= worthContents ? sections : headings;
}

function Contents({
  sections,
  current,
  language,
}: {
  readonly sections: readonly Heading[];
  readonly current: string | null;
  readonly language: Language | undefined;
}) {
  return (
    <nav aria-label={t.contents}>
      <ol lang={langOf(language)} className="pb-3 text-[0.9375rem] lg:pb-0">
        {sections.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`${entryLook} ${level === 3 ? 'pl-6' : 'pl-3'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
