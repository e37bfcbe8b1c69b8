import type { BlockIcon, PageBlock } from '../../../modules/content/index.ts';
import * as t from '#texts/shell.ts';
import { langOf } from '../../lang-of.ts';
import { to } from '../../to.ts';
import { Card, Globe, Instalments, Truck } from '../icons.tsx';
import { StaffHtml } from '../staff-html.tsx';
import type { FrameData } from './shell-data.ts';

const drawings: Record<BlockIcon, typeof Card> = {
  instalments: Instalments,
  payment: Card,
  shipping: Truck,
  languages: Globe,
};

/** The benefits strip (spec 1): instalments, means of payment, insured shipping, languages. */
export function Benefits({
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
