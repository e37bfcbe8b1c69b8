import type { BrowserContext, Page, Request } from '@playwright/test';
import { lateTransition } from '../browser/late-transition.ts';

/** An answer of the shop with an error status. */
interface BadAnswer {
  readonly status: number;
  readonly what: string;
  /** The page itself: its own text explains it. */
  readonly isPage: boolean;
}

/** A context's report about a step. */
export interface Watched {
  readonly errors: readonly string[];
  readonly badAnswers: readonly BadAnswer[];
  /** Downloads, file choosers, dialogs, new tabs: effects of a click outside the page. */
  readonly outside: number;
}

/** Listens to a context, and blocks everything but the shop. */
export async function watchContext(context: BrowserContext, origin: string) {
  let errors: string[] = [];
  let badAnswers: BadAnswer[] = [];
  let outside = 0;
  const isOwn = (address: string) =>
    // A frame whose content is in the page itself, such as the office's previews.
    address === 'about:srcdoc' || (URL.canParse(address) && new URL(address).origin === origin);

  await context.route(
    (address) => address.origin !== origin && address.protocol.startsWith('http'),
    // Keyboard navigation to other hosts stays on the page, instead of reaching the browser's error page.
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()),
  );
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Chromium repeats each error status on the console; the response below reports it with its status. Other hosts are
    // blocked on purpose.
    if (message.text().startsWith('Failed to load resource') || !isOwn(url)) return;
    errors.push(`console: ${message.text().slice(0, 300)}`);
  });
  context.on('weberror', (event) => {
    const { name, message, stack = '' } = event.error();
    if (lateTransition.test(`${name}: ${message}`)) return;
    errors.push(`page error: ${(stack === '' ? `${name}: ${message}` : stack).slice(0, 500)}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || !isOwn(response.url())) return;
    badAnswers.push({
      status: response.status(),
      what: `${request.method()} ${new URL(response.url()).pathname}`,
      isPage: request.isNavigationRequest(),
    });
  });
  const open = new Set<Request>();
  context.on('request', (request) => isOwn(request.url()) && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  const watchPage = (page: Page) => {
    page.on('download', (download) => {
      outside += 1;
      void download.cancel();
    });
    page.on('filechooser', () => (outside += 1));
    page.on('crash', () => errors.push('the page crashed'));
    page.on('dialog', (dialog) => {
      outside += 1;
      // Leaving a form is confirmed; other questions are answered with no, as Escape would.
      void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
    });
  };
  context.on('page', (page) => {
    outside += 1;
    watchPage(page);
  });
  return {
    outside: () => outside,
    isBusy: () => open.size > 0,
    /** @returns what happened since the last call */
    take(): Watched {
      const watched = { errors, badAnswers, outside };
      errors = [];
      badAnswers = [];
      outside = 0;
      return watched;
    },
  };
}
