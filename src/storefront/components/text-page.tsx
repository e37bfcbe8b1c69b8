import type { ReactNode } from 'react';
import type { ReadingText } from '../reading/read-text.server.ts';
import type { Head } from '../page.ts';
import * as shell from '#texts/shell.ts';
import { langOf, to } from '../to.ts';
import { BoundWords } from './bound-words.tsx';
import { ReadingLayout } from './reading-layout.tsx';
import { StaffHtml } from './staff-html.tsx';

/** The metadata of a page of text for search engines. */
export function textHead(text: Pick<ReadingText, 'title' | 'description'>, path: string): Head {
  return { title: text.title, description: text.description, canonical: path };
}

/** The text before its first section, and the rest. */
function introOf(html: string): readonly [intro: string, sections: string] {
  const start = html.indexOf('<h2');
  return start < 0 ? [html, ''] : [html.slice(0, start), html.slice(start)];
}

/** A text of the shop with its contents; a screen's additions come between its introduction and its sections. */
export function TextPage({
  text,
  above,
  added = [],
  children,
}: {
  readonly text: ReadingText;
  /** Shown above the introduction. */
  readonly above?: ReactNode;
  /** Headings of the screen's additions, for the table of contents. */
  readonly added?: ReadingText['headings'];
  readonly children?: ReactNode;
}) {
  const [intro, sections] = introOf(text.html);
  return (
    <ReadingLayout
      crumbs={[{ label: shell.home, href: to('/') }]}
      title={text.title}
      language={text.language}
      lead={
        <p lang={langOf(text.language)}>
          <BoundWords text={text.description} />
        </p>
      }
      headings={[...added, ...text.headings]}
    >
      <div className="space-y-12">
        {above}
        {intro !== '' && <StaffHtml html={intro} language={text.language} />}
        {children}
        <StaffHtml html={sections} language={text.language} />
      </div>
    </ReadingLayout>
  );
}
