/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * Loads the page's scripts, which `#page-state` lists, once the main picture of the first view has arrived: on a slow
 * connection they would take its bandwidth. They are loaded at once if the visitor touches the page earlier, and after
 * the first paint if there is no such picture.
 */
export function startScripts(): void {
  // Whatever happens to the picture, scripts do not wait longer than this.
  const longestWaitMs = 3000;
  let isStarted = false;

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    const names = document.getElementById('page-state')?.dataset['scripts']?.split(' ') ?? [];
    for (const [index, name] of names.entries()) {
      if (index === 0) {
        document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: name }));
      } else {
        document.body.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href: name }),
        );
      }
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
    if (picture === null || picture.complete) {
      requestAnimationFrame(() => setTimeout(start));
    } else {
      for (const end of ['load', 'error']) picture.addEventListener(end, start);
      setTimeout(start, longestWaitMs);
    }
    for (const touch of ['pointerdown', 'keydown']) {
      addEventListener(touch, start, { once: true, passive: true });
    }
  });
}
