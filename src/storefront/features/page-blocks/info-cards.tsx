import { useId } from 'react';
import type { PageBlock } from '../../../modules/content/index.ts';
import type { SitePictures } from '../../../shared/pieces/site-picture.ts';
import { Arrow } from '../../components/controls/icons.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { langOf, to } from '../../to.ts';

/** The shop's other services, as linked cards. */
export function InfoCards({
  block,
  pictures,
}: {
  readonly block: PageBlock | null;
  readonly pictures: SitePictures;
}) {
  const headingId = useId();
  if (block === null || block.items.length === 0) return null;
  return (
    <section
      data-block={block.name}
      lang={langOf(block.language)}
      aria-labelledby={headingId}
      className="frame pt-16 lg:pt-24"
    >
      <h2 id={headingId} className="text-3xl lg:text-4xl">
        {block.heading}
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 xl:gap-8">
        {block.items.map(({ title, html, href, linkLabel, picture }) => (
          <li key={title} className="group relative flex flex-col bg-paper-deep">
            {picture !== null && pictures[picture] !== undefined && (
              <div className="aspect-[3/2] overflow-hidden">
                <SitePicture
                  picture={pictures[picture]}
                  sizes="(min-width: 75rem) 27rem, (min-width: 48rem) 31vw, 92vw"
                  alt=""
                />
              </div>
            )}
            <div className="flex grow flex-col p-6">
              <h3 className="text-2xl">{title}</h3>
              <div className="mt-2 grow">
                <StaffHtml html={html} />
              </div>
              {href !== null && (
                <a
                  href={to(href as `/${string}`)}
                  className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0 group-hover:underline"
                >
                  {linkLabel ?? title}
                  <Arrow className="size-5 transition-transform group-hover:translate-x-1" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
