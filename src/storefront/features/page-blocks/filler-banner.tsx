import { useId } from 'react';
import type { PageBlock } from '../../../modules/content/index.ts';
import type { SitePictures } from '../../../shared/pieces/site-picture.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { StaffHtml } from '../../components/staff-html.tsx';
import { langOf, to } from '../../to.ts';

const looks = {
  petrol: 'bg-petrol-deep text-paper',
  deep: 'bg-paper-deep',
} as const;

/** A wide band between two sections: a few words, a link, and a picture if there is one. */
export function FillerBanner({
  block,
  pictures,
  look,
}: {
  readonly block: PageBlock | null;
  readonly pictures: SitePictures;
  readonly look: keyof typeof looks;
}) {
  const headingId = useId();
  if (block === null) return null;
  const [item] = block.items;
  const picture = item?.picture == null ? undefined : pictures[item.picture];
  return (
    <section
      data-block={block.name}
      lang={langOf(block.language)}
      aria-labelledby={headingId}
      className={`mt-16 lg:mt-24 ${looks[look]}`}
    >
      <div
        className={`frame grid grid-cols-1 items-center gap-x-12 ${picture === undefined ? '' : 'max-md:px-0 md:grid-cols-2'}`}
      >
        {picture !== undefined && (
          <div className="aspect-[3/2] overflow-hidden">
            <SitePicture
              picture={picture}
              sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 100vw"
              alt=""
            />
          </div>
        )}
        <div className={picture === undefined ? 'py-14 lg:py-20' : 'py-10 max-md:px-4 lg:py-16'}>
          <h2 id={headingId} className="max-w-[20ch] text-3xl text-balance lg:text-5xl">
            {block.heading}
          </h2>
          <div className="mt-4 text-lg">
            <StaffHtml html={block.html} />
          </div>
          {item?.href != null && (
            <p className="mt-7">
              <ButtonLink href={to(item.href as `/${string}`)} look={look === 'petrol' ? 'paper' : 'outline'}>
                {item.linkLabel ?? item.title}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
