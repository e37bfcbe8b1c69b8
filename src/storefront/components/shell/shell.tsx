import { Suspense, useEffect, type ReactNode } from 'react';
import * as t from '#texts/shell.ts';
import { Overlays } from '../../features/overlays/overlays.tsx';
import { Boundary } from '../boundary.tsx';
import { PaymentSetting } from '../payment-setting.ts';
import { RenderedAt } from '../rendered-at.ts';
import { Still } from '../still.tsx';
import { Benefits } from './benefits.tsx';
import { CrashNote } from './crash-note.tsx';
import { Crash, crashId } from './crash.tsx';
import { Footer } from './footer.tsx';
import { listenToFrame } from './frame-behaviour.ts';
import { Header } from './header.tsx';
import type { FrameOfPage, ShellData } from './shell-data.ts';

/**
 * The frame of every page.
 * @param frame contents of header and footer, present on the server only
 * @param newsletter hydrated in the browser when it comes near the view
 */
export function Shell({
  data,
  frame = null,
  newsletter,
  children,
}: {
  readonly data: ShellData;
  readonly frame?: FrameOfPage | null;
  readonly newsletter: ReactNode;
  readonly children: ReactNode;
}) {
  useEffect(listenToFrame, []);
  return (
    <RenderedAt value={data.renderedAt}>
      <PaymentSetting value={data.payment}>
        <a
          href="#inhalt"
          className="sr-only z-50 bg-paper px-4 py-3 underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t.skipToContent}
        </a>
        <Header frame={frame} />
        <main id="inhalt" tabIndex={-1} className="min-h-[60vh] pb-20 outline-none">
          <Boundary instead={<Crash />}>{children}</Boundary>
        </main>
        <Still id="benefits">
          {import.meta.env.SSR && frame !== null && <Benefits benefits={frame.benefits} frame={frame} />}
        </Still>
        <Boundary>
          <Suspense>{newsletter}</Suspense>
        </Boundary>
        <Still id="footer">
          {import.meta.env.SSR && frame !== null && (
            <>
              <Footer frame={frame} />
              <template id={crashId}>
                <CrashNote />
              </template>
            </>
          )}
        </Still>
        <Overlays />
      </PaymentSetting>
    </RenderedAt>
  );
}
