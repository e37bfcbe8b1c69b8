import { lazy, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './app.css';
import { near } from './near.ts';
import { Boundary } from './components/boundary.tsx';
import { FrozenPage } from './components/shell/crash.tsx';
import { Shell } from './components/shell/shell.tsx';
import type { PageState } from './page.ts';

/** Stands there from the start, since the server has rendered it; its script comes when the visitor comes near. */
const Newsletter = lazy(async () => {
  await near('newsletter-heading');
  const loaded = import('./components/shell/newsletter-section.tsx');
  // What the server rendered is a whole form: where its script does not come, it stays as it is.
  return { default: (await loaded.catch(() => new Promise<never>(() => undefined))).NewsletterSection };
});

/** Says when the page answers, for what the inlined script has kept (`keep-typed.ts`, `keep-press.ts`). */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return children;
}

/** Takes over the page that the server rendered, with the data that it left in the document. */
export function hydratePage<Data>(Page: (props: { readonly data: Data }) => ReactNode): void {
  const root = document.getElementById('root');
  const state = document.getElementById('page-state')?.textContent;
  if (root === null || state === undefined) throw new Error('the document holds no page');
  const { data, shell } = JSON.parse(state) as PageState<Data>;
  // As a transition React hydrates in slices of some milliseconds, between which the browser can scroll and paint; a
  // press in the meantime lets it finish at once.
  startTransition(() => {
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
