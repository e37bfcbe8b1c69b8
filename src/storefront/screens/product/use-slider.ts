import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Slider {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The visible slide, from 0. In a column it is always the first. */
  readonly current: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A list that snaps from slide to slide; the browser does the swiping. When `front` changes, another picture has moved
 * to the front, and the list scrolls to it.
 */
export function useSlider(front: string | null): Slider {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const isFirst = useRef(true);

  const goTo = (index: number): void => {
    const slide = list.current?.children[index];
    if (list.current === null || !(slide instanceof HTMLElement)) return;
    list.current.scrollTo({ left: slide.offsetLeft - list.current.offsetLeft, behavior: motion() });
  };

  useEffect(() => {
    const { current: element } = list;
    if (isFirst.current || element === null) {
      isFirst.current = false;
      return;
    }
    element.scrollTo({ left: 0, behavior: motion() });
    // On a wide screen the picture may have been scrolled away; on a phone the choice stays in view instead.
    const isColumn = element.scrollWidth <= element.clientWidth + 1;
    if (isColumn && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ block: 'start', behavior: motion() });
    }
  }, [front]);

  return {
    list,
    current,
    goTo,
    onScroll() {
      const { current: element } = list;
      if (element === null) return;
      const slides = element.children.length;
      const wide = element.scrollWidth / slides;
      setCurrent(Math.min(slides - 1, Math.max(0, Math.round(element.scrollLeft / wide))));
    },
    onKeyDown(event) {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const { current: element } = list;
      const slide = element?.children[current + by];
      if (by === 0 || element === null || slide === undefined || element.scrollWidth <= element.clientWidth) {
        return;
      }
      event.preventDefault();
      goTo(current + by);
      slide.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    },
  };
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
