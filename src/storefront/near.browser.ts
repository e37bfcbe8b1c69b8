/** How far ahead: about a screen. */
const margin = '800px';

/** Settles when this element comes near the view; never, if the page has no such element. */
export function near(id: string): Promise<void> {
  return new Promise((resolve) => {
    const target = document.getElementById(id);
    if (target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
  });
}
