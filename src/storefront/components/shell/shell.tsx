import { Suspense, useEffect, type ReactNode } from 'react';
import * as t from '#texts/shell.ts';
import { Overlays } from '../../features/overlays/overlays.tsx';
import { Boundary } from '../boundary.tsx';
import { PaymentSetting } from '../orders/payment-setting.ts';
import { RenderedAt } from '../pieces/rendered-at.ts';
import { ServerRendered } from '../pictures/server-rendered.tsx';
import { CrashNote } from './crash-note.tsx';
import { Crash, crashId } from './crash.tsx';
import { Footer } from './footer.tsx';
import { listenToFrame } from './frame-behaviour.ts';
import { Header } from './header.tsx';
import type { FrameOfPage, ShellData, FrameData } from './shell-data.ts';
import type { BlockIcon, PageBlock } from '../../../modules/content/index.ts';
import { langOf, to } from '../../to.ts';
import { Card, Globe, Instalments, Truck } from '../controls/icons.tsx';
import { StaffHtml } from '../staff-html.tsx';

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
        <Header frame={frame} isQuiet={data.isQuiet} />
        <main id="inhalt" tabIndex={-1} className="min-h-[60vh] pb-20 outline-none">
          <Boundary instead={<Crash />}>{children}</Boundary>
        </main>
        {!data.isQuiet && (
          <>
            <ServerRendered id="benefits">
              {import.meta.env.SSR && frame !== null && <Benefits benefits={frame.benefits} frame={frame} />}
            </ServerRendered>
            <Boundary>
              <Suspense>{newsletter}</Suspense>
            </Boundary>
          </>
        )}
        <ServerRendered id="footer">
          {import.meta.env.SSR && frame !== null && (
            <>
              <Footer frame={frame} />
              <template id={crashId}>
                <CrashNote />
              </template>
            </>
          )}
        </ServerRendered>
        <Overlays />
      </PaymentSetting>
    </RenderedAt>
  );
}

const drawings: Record<BlockIcon, typeof Card> = {
  instalments: Instalments,
  payment: Card,
  shipping: Truck,
  languages: Globe,
};

/** The benefits strip (spec 1): instalments, means of payment, insured shipping, languages. */
function Benefits({
  benefits,
  frame,
}: {
  readonly benefits: PageBlock | null;
  readonly frame: Pick<FrameData, 'hasPage'>;
}) {
  if (benefits === null || benefits.items.length === 0) return null;
  return (
    <section
      data-block={benefits.name}
      lang={langOf(benefits.language)}
      aria-label={benefits.heading ?? t.benefits}
      className="border-t border-line"
    >
      <ul className="frame grid gap-x-8 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.items.map(({ title, html, href, icon }) => {
          const Drawing = icon === null ? null : drawings[icon];
          return (
            <li key={title} className="flex gap-4">
              {Drawing !== null && <Drawing className="mt-0.5 size-7 shrink-0 text-petrol" />}
              <div>
                <h2 className="font-sans text-base font-semibold">
                  {href?.startsWith('/') === true && frame.hasPage(href) ? (
                    <a href={to(href as `/${string}`)} className="inline-block py-0.5 hover:underline">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h2>
                <div className="text-[0.9375rem] text-ink-soft">
                  <StaffHtml html={html} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
