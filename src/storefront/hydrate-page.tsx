import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './app.css';
import { Shell } from './components/shell/shell.tsx';
import type { PageState } from './page.ts';

/** Takes over the page that the server rendered, with the data that it left in the document. */
export function hydratePage<Data>(Page: (props: { readonly data: Data }) => ReactNode): void {
  const root = document.getElementById('root');
  const state = document.getElementById('page-state')?.textContent;
  if (root === null || state === undefined) throw new Error('the document holds no page');
  const { data, shell } = JSON.parse(state) as PageState<Data>;
  hydrateRoot(
    root,
    <Shell data={shell}>
      <Page data={data} />
    </Shell>,
  );
}
