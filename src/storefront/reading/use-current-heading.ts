import { useEffect, useState } from 'react';

/** Readers look at the upper part of the screen: a section is current once its heading is above this line. */
const readingLine = 0.35;

/**
 * The heading being read: the last one above the reading line, none before the first.
 * @param ids in the order of the page
 */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // Compared as a text, because each rendering creates a new list.
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const update = (): void =>
      setCurrent((headingAtEnd(headings) ?? headings.findLast((heading) => above.has(heading)))?.id ?? null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        update();
      },
      // Extends infinitely upwards, so that each heading is reported exactly when it crosses the line.
      { rootMargin: `1000000px 0px -${100 * (1 - readingLine)}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    window.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scrollend', update);
    };
  }, [key]);
  return current;
}

/** At the end of the page, short sections never reach the line: then the one linked to is current. */
function headingAtEnd(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY === 0 || scrollHeight - window.innerHeight - window.scrollY > 2) return undefined;
  const wanted = headings.find(({ id }) => `#${id}` === window.location.hash);
  return wanted !== undefined && wanted.getBoundingClientRect().top >= 0 ? wanted : headings.at(-1);
}
