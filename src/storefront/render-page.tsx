import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import * as t from '#texts/shell.ts';
import './app.css';
import { NewsletterSection } from './components/shell/newsletter-section.tsx';
import type { FrameData, ShopNotice as Notice } from './components/shell/shell-data.ts';
import { Shell } from './components/shell/shell.tsx';
import type { Head, PageState, ScreenPage } from './page.ts';

const screens = import.meta.glob<ScreenPage<unknown>>('./screens/*/page.tsx', { eager: true });

export interface RenderedPage {
  readonly html: string;
  /** Comes before the page, outside of the hydrated part; may be empty. */
  readonly noticeHtml: string;
  readonly head: Head;
  /** The shop's short name, which stands in every title. */
  readonly shopName: string;
}

/**
 * Renders a screen with its frame on the server. Dates in `state` must already be text, as the browser will read them.
 * @throws Error if there is no such screen, or its page fails
 */
export function renderPage(screen: string, state: PageState<unknown>, frame: FrameData): RenderedPage {
  const found = screens[`./screens/${screen}/page.tsx`];
  if (found === undefined) throw new Error(`there is no screen ${screen}`);
  const { Page, head: headOf } = found;
  const head = headOf(state.data);
  return {
    html: renderToString(
      <Shell data={state.shell} frame={{ ...frame, path: head.canonical }} newsletter={<NewsletterSection />}>
        <Page data={state.data} />
      </Shell>,
    ),
    noticeHtml: frame.notice === null ? '' : renderNotice(frame.notice),
    head,
    shopName: frame.company.shopName,
  };
}

/**
 * Why orders are not possible here yet, or not at the moment. Only the server renders it: it never changes while a page
 * is open.
 */
export function renderNotice(notice: Notice | 'away'): string {
  return renderToStaticMarkup(
    <aside
      aria-label={t.noticeLabel}
      className="bg-ink px-4 py-2 text-center text-sm font-semibold text-balance text-paper"
    >
      {t.notices[notice]}
    </aside>,
  );
}
