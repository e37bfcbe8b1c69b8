import { useRef, useState, useEffect, type RefObject } from 'react';
import type { AsRead, Head } from '../../page.ts';
import { Button } from '../../components/controls/button.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ReadingLayout } from '../../components/reading-layout.tsx';
import * as t from '#texts/faq.ts';
import * as shell from '#texts/shell.ts';
import { langOf, to } from '../../to.ts';
import { Entry } from './entry.tsx';
import type { FaqData } from './route.ts';
import { withoutLinks } from '../../../shared/text/linked-text.ts';
import type { FaqEntry, FaqTopic } from '../../features/faq/faq-topics.server.ts';

export function head(): Head {
  return { title: t.title, description: t.description, canonical: '/faq' };
}

export function Page({ data }: { readonly data: AsRead<FaqData> }) {
  const [term, setTerm] = useState('');
  const [open, setOpen] = useOpenEntry();
  const search = useRef<HTMLInputElement>(null);
  useFaqKeys({ search, close: () => setOpen(null) });
  const topics = matchingTopics(data.topics, term);
  const isSearching = term.trim() !== '';
  const hits = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <ReadingLayout
        crumbs={[{ label: shell.home, href: to('/') }]}
        title={t.title}
        lead={<p>{t.description}</p>}
        headings={topics.map(({ id, name }) => ({ id, text: nameOf(name), level: 2 }))}
      >
        <div className="max-w-[46rem]">
          <search aria-label={t.search} className="no-print noscript:hidden">
            <label htmlFor="faq-search" className="flex items-baseline justify-between gap-4 font-semibold">
              {t.search}
              <kbd
                aria-hidden="true"
                className="hidden font-sans text-sm font-normal text-ink-soft lg:inline"
              >
                {t.shortcut}
              </kbd>
            </label>
            <input
              ref={search}
              id="faq-search"
              type="search"
              value={term}
              placeholder={t.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              aria-keyshortcuts="Control+K Meta+K"
              onChange={(event) => setTerm(event.target.value)}
              className="mt-1 block min-h-12 w-full border border-line-strong bg-white px-3 text-ink placeholder:text-ink-soft"
            />
            <p role="status" className="mt-2 min-h-6 text-[0.9375rem] text-ink-soft">
              {isSearching && hits > 0 && t.hits(hits)}
            </p>
          </search>
          {isSearching && hits === 0 && (
            <EmptyState title={t.noResults(term.trim())}>
              <Button look="outline" onClick={() => setTerm('')}>
                {t.clear}
              </Button>
            </EmptyState>
          )}
          {topics.map(({ id, name, entries }) => (
            <section key={id} lang={langOf(data.language)} className="pt-8">
              <h2 id={id} className="scroll-mt-4 text-2xl">
                {nameOf(name)}
              </h2>
              <div className="mt-4 border-t border-line">
                {entries.map((entry) => (
                  <Entry
                    key={entry.id}
                    entry={entry}
                    isOpen={open === entry.id}
                    onToggle={() => setOpen(open === entry.id ? null : entry.id)}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </ReadingLayout>
      <ClosingBanner
        heading={t.notFoundHeading}
        text={t.notFoundText}
        href={to('/contact-us')}
        label={t.ask}
      />
    </>
  );
}

function nameOf(topic: string): string {
  return topic === '' ? t.otherTopic : topic;
}

/** Escape closes the open question; Ctrl or Cmd plus K goes to the search (spec 2.19). */
export function useFaqKeys(actions: {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly close: () => void;
}): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { search, close } = latest.current;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      }
      if (event.key !== 'Escape') return;
      // A focused element inside an answer would disappear with it.
      const { activeElement } = document;
      activeElement?.closest('details[open][name="faq"]')?.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The open question; initially the one in the address, '/faq#lieferzeit'. */
export function useOpenEntry(): readonly [string | null, (id: string | null) => void] {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const openNamed = () => {
      const id = window.location.hash.slice(1);
      if (document.getElementById(id) instanceof HTMLDetailsElement) setOpen(id);
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);
  return [open, setOpen];
}

/** The topics with a term in a question or its answer, ignoring case (spec 2.19). */
export function matchingTopics(topics: readonly FaqTopic[], term: string): readonly FaqTopic[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return topics;
  const matches = ({ question, paragraphs }: FaqEntry) =>
    [question, ...paragraphs.map(withoutLinks)].some((text) => text.toLowerCase().includes(wanted));
  return topics
    .map((topic) => ({ ...topic, entries: topic.entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
