import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { IconButton } from '../../components/controls/button.tsx';
import { Arrow, Pause, Play } from '../../components/controls/icons.tsx';
import { prefersReducedMotion } from '../../prefers-reduced-motion.browser.ts';
import * as t from '#texts/home.ts';

/** Spec 4.8, 9. */
const autoplayMs = 3000;

/** The position of a row of slides. */
interface Place {
  /** The first visible slide, from 0. */
  readonly index: number;
  /** How many slides can be the first one. */
  readonly count: number;
}

/**
 * Moves a row of slides: automatically, with arrows, and to any position. It continues automatically after each (spec
 * 4.8), but can be stopped (WCAG 2.2.2), and stands still for visitors who prefer less motion, while it is out of view,
 * and under a finger.
 */
export function CarouselControls({ row }: { readonly row: RefObject<HTMLUListElement | null> }) {
  const { index, count } = usePlace(row);
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const goTo = useCallback(
    (next: number) => {
      const { current } = row;
      if (current === null) return;
      const left = (((next % count) + count) % count) * stepOf(current);
      current.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
    [row, count],
  );
  useAutoplay(row, isPlaying && count > 1, index, goTo);
  if (count < 2) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2">
      <IconButton label={t.previousReview} size="small" onClick={() => goTo(index - 1)}>
        <Arrow className="size-5 rotate-180" />
      </IconButton>
      {/* On phones a row of their own: all together do not fit, and a single one below looks lost. */}
      <ol
        aria-label={t.reviewPlaces}
        className="order-first flex basis-full flex-wrap justify-center sm:order-none sm:basis-auto"
      >
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={t.reviewPlace(place + 1, count)}
              aria-current={place === index}
              onClick={() => goTo(place)}
              className="group grid h-11 w-6 place-items-center"
            >
              <span className="size-2 rounded-full border border-ink transition-transform group-aria-current:scale-150 group-aria-current:bg-ink" />
            </button>
          </li>
        ))}
      </ol>
      <IconButton label={t.nextReview} size="small" onClick={() => goTo(index + 1)}>
        <Arrow className="size-5" />
      </IconButton>
      <IconButton
        label={isPlaying ? t.pauseReviews : t.playReviews}
        size="small"
        onClick={() => setPlaying((before) => !before)}
      >
        {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
      </IconButton>
    </div>
  );
}

/** From one slide's edge to the next one's, in pixels. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first === undefined || second === undefined ? row.clientWidth : second.offsetLeft - first.offsetLeft;
}

/** Follows the row, however it is moved or resized. */
function usePlace(row: RefObject<HTMLUListElement | null>): Place {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { current } = row;
      current?.addEventListener('scroll', onChange, { passive: true });
      addEventListener('resize', onChange);
      return () => {
        current?.removeEventListener('scroll', onChange);
        removeEventListener('resize', onChange);
      };
    },
    [row],
  );
  // As text, so that equal positions are equal values.
  const place = useSyncExternalStore(subscribe, () => {
    const { current } = row;
    if (current === null) return '0/1';
    const step = stepOf(current);
    const seen = Math.max(1, Math.round(current.clientWidth / step));
    const count = Math.max(1, current.children.length - seen + 1);
    return `${Math.min(Math.round(current.scrollLeft / step), count - 1)}/${count}`;
  });
  const [index = 0, count = 1] = place.split('/').map(Number);
  return { index, count };
}

function useAutoplay(
  row: RefObject<HTMLUListElement | null>,
  isPlaying: boolean,
  index: number,
  goTo: (index: number) => void,
): void {
  useEffect(() => {
    const { current } = row;
    if (!isPlaying || current === null) return;
    let isSeen = false;
    let isTouched = false;
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(current);
    const touch = (event: Event): void => {
      isTouched = event.type === 'touchstart';
    };
    const touches = ['touchstart', 'touchend', 'touchcancel'] as const;
    for (const type of touches) current.addEventListener(type, touch, { passive: true });
    // Restarts with each position, so that a visitor who moves it has the full time to read.
    const timer = setInterval(() => {
      if (isSeen && !isTouched && document.visibilityState === 'visible') goTo(index + 1);
    }, autoplayMs);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      for (const type of touches) current.removeEventListener(type, touch);
    };
  }, [row, isPlaying, index, goTo]);
}
