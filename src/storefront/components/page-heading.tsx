import type { ReactNode } from 'react';
import * as t from '#texts/lists.ts';
import type { Language } from '../../shared/text/language.ts';
import { langOf } from '../to.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
  /** The label's language, which may differ from the page's. */
  readonly language?: Language | undefined;
}

/** The breadcrumb, the page's title, and a line or two about it. */
export function PageHeading({
  crumbs = [],
  title,
  language,
  isOfList = false,
  children,
}: {
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  /** The title's language, which may differ from the page's. */
  readonly language?: Language | undefined;
  /** Over a list the pieces come first: on phones it is low, and what is said about the list stands at its end. */
  readonly isOfList?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className={isOfList ? 'pt-1 pb-2 md:pt-6 md:pb-10 lg:pt-10' : 'pt-6 pb-10 lg:pt-10 lg:pb-14'}>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <h1
        lang={langOf(language)}
        className={`${isOfList ? 'md:mt-3' : 'mt-3'} break-words hyphens-auto lg:text-5xl ${sizeOf(title)}`}
      >
        {title}
      </h1>
      {children !== undefined && (
        <div className={`prose mt-4 text-lg text-ink-soft ${isOfList ? 'max-md:hidden' : ''}`}>
          {children}
        </div>
      )}
    </div>
  );
}

/** On phones: what is said about a list, after its pieces. */
export function AboutList({ children }: { readonly children: ReactNode }) {
  return <div className="prose mt-10 text-lg text-ink-soft md:hidden">{children}</div>;
}

/** Words like 'Geschäftsbedingungen' should fit on a phone in one piece; 'Datenschutz-Einstellungen' counts as two. */
function sizeOf(title: string): string {
  const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
  return longest > 15 ? 'text-[clamp(1.625rem,7.8vw,2.25rem)]' : 'text-4xl';
}

/** The path from the home page to here; the page itself is the heading. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
        {crumbs.map((crumb) => (
          <li
            key={crumb.href}
            className="flex max-w-full items-center gap-2 not-last:after:content-['/'_/_'']"
          >
            <a
              href={crumb.href}
              lang={langOf(crumb.language)}
              className="inline-flex min-h-8 min-w-0 items-center wrap-anywhere hover:underline"
            >
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
