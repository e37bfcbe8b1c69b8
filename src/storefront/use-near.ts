import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onNear` once, as soon as the element is within a screen's height of the visible part. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
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
