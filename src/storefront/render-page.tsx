import { renderToString } from 'react-dom/server';
import './app.css';
import { Shell } from './components/shell/shell.tsx';
import type { Head, PageState, ScreenPage } from './page.ts';

const screens = import.meta.glob<ScreenPage<unknown>>('./screens/*/page.tsx', { eager: true });

export interface RenderedPage {
  readonly html: string;
  readonly head: Head;
}

/**
 * Renders a screen on the server. Dates in `state` must already be text, as the browser will read them.
 * @throws Error when there is no such screen, or its page fails
 */
export function renderPage(screen: string, state: PageState<unknown>): RenderedPage {
  const found = screens[`./screens/${screen}/page.tsx`];
  if (found === undefined) throw new Error(`there is no screen ${screen}`);
  const { Page, head } = found;
  return {
    html: renderToString(
      <Shell data={state.shell}>
        <Page data={state.data} />
      </Shell>,
    ),
    head: head(state.data),
  };
}
