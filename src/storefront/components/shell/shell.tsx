import type { ReactNode } from 'react';
import * as t from '../../texts/de/shell.ts';
import { Overlays } from '../../features/overlays/overlays.tsx';
import { RenderedAt } from '../rendered-at.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './shell-data.ts';

/** What surrounds every page. */
export function Shell({ data, children }: { readonly data: ShellData; readonly children: ReactNode }) {
  return (
    <RenderedAt value={data.renderedAt}>
      <a
        href="#inhalt"
        className="sr-only z-50 bg-paper px-4 py-3 underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t.skipToContent}
      </a>
      <Header menu={data.menu} />
      <main id="inhalt" tabIndex={-1} className="min-h-[60vh] pb-20 outline-none">
        {children}
      </main>
      <Footer menu={data.menu} />
      <Overlays />
    </RenderedAt>
  );
}
