import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import * as t from '#texts/home.ts';
import type { Review } from '../../../modules/content/index.ts';
import type { SitePictures } from '../../../shared/pieces/site-picture.ts';
import { catalogueLanguage } from '../../../shared/text/language.ts';
import { Star } from '../../components/controls/icons.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { langOf } from '../../to.ts';
import type { CarouselControls } from './carousel-controls.browser.tsx';

/**
 * 'Kundenbewertungen' (spec 4.8): a row that can be scrolled by hand, also without JavaScript. The automatic movement
 * is loaded when it comes near.
 */
export function Reviews({
  reviews,
  pictures,
}: {
  readonly reviews: readonly Review[];
  readonly pictures: SitePictures;
}) {
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const [Controls, setControls] = useState<typeof CarouselControls | null>(null);
  useNear(row, () => {
    import('./carousel-controls.browser.tsx').then(
      (loaded) => setControls(() => loaded.CarouselControls),
      // The row can be scrolled by hand.
      () => undefined,
    );
  });
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="frame pt-16 lg:pt-24">
      <h2 id={headingId} className="text-3xl lg:text-4xl">
        {t.reviews}
      </h2>
      <p className="mt-2 max-w-[52ch] text-ink-soft">
        {reviews.some(({ isSample }) => isSample) ? t.sampleReviews : t.reviewsChecked}
      </p>
      <div className="mt-8" role="group" aria-roledescription={t.carousel} aria-labelledby={headingId}>
        <ul ref={row} tabIndex={0} className="review-row">
          {reviews.map((review) => (
            <li key={review.id} className="flex flex-col border border-line bg-white/60 p-6">
              <ReviewCard review={review} pictures={pictures} />
            </li>
          ))}
        </ul>
        <div className="mt-4 min-h-22 sm:min-h-11 noscript:hidden">
          {Controls !== null && <Controls row={row} />}
        </div>
      </div>
    </section>
  );
}

function ReviewCard({ review, pictures }: { readonly review: Review; readonly pictures: SitePictures }) {
  const { name, picture, rating, comment, isSample } = review;
  return (
    <>
      <p className="flex text-petrol">
        <span className="sr-only">{t.stars(rating)}</span>
        {Array.from({ length: 5 }, (_, index) => (
          <Star key={index} className={index < rating ? 'size-5 fill-current' : 'size-5'} />
        ))}
      </p>
      <blockquote lang={langOf(catalogueLanguage)} className="mt-4 grow">
        {comment}
      </blockquote>
      <div className="mt-5 flex items-center gap-3">
        {picture !== null && (
          <SitePicture
            picture={pictures[picture]}
            sizes="3rem"
            alt=""
            className="size-12 rounded-full object-cover"
          />
        )}
        <p className="leading-snug">
          <span lang={langOf(catalogueLanguage)} className="font-semibold">
            {name}
          </span>
          {isSample && <span className="block text-[0.8125rem] text-ink-soft">{t.sampleReview}</span>}
        </p>
      </div>
    </>
  );
}

/** Calls `onNear` once, as soon as the element is within a screen's height of the visible part. */
function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
