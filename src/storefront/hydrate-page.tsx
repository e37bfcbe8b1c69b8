import { lazy, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './app.css';
import { Boundary } from './components/boundary.tsx';
import { FrozenPage } from './components/shell/crash.tsx';
import { Shell } from './components/shell/shell.tsx';
import type { PageState } from './page.ts';

/** Present from the start, since the server has rendered it; its script loads when it comes near the view. */
const Newsletter = lazy(async () => {
  await near('newsletter-heading');
  const loaded = import('./components/shell/newsletter-section.tsx');
  // The server rendered a complete form: if its script does not load, it stays as it is.
  return { default: (await loaded.catch(() => new Promise<never>(() => undefined))).NewsletterSection };
});

/**
 * Signals that the page is interactive, for input remembered by the inlined script (`keep-typed.ts`, `keep-press.ts`).
 */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return children;
}

/** Hydrates the page that the server rendered, with the data in the document. */
export function hydratePage<Data>(Page: (props: { readonly data: Data }) => ReactNode): void {
  const root = document.getElementById('root');
  const state = document.getElementById('page-state')?.textContent;
  if (root === null || state === undefined) throw new Error('the document holds no page');
  const { data, shell } = JSON.parse(state) as PageState<Data>;
  // In a transition React hydrates in slices of some milliseconds, between which the browser can scroll and paint; a
  // click in the meantime makes it finish at once; from here on, `keep-press.ts` leaves it to React.
  startTransition(() => {
    dispatchEvent(new Event('hydrating'));
    hydrateRoot(
      root,
      <Boundary instead={<FrozenPage />}>
        <Alive>
          <Shell data={shell} newsletter={<Newsletter />}>
            <Page data={data} />
          </Shell>
        </Alive>
      </Boundary>,
    );
  });
}

/** How far ahead: about a screen. */
const margin = '800px';

/** Settles when this element comes near the view; never, if the page has no such element. */
function near(id: string): Promise<void> {
  return new Promise((resolve) => {
    const target = document.getElementById(id);
    if (target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
  });
}
