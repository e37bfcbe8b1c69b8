interface Observer {
  /** Starts counting from zero; effects that only show that `pressed` was clicked are ignored. */
  begin(pressed?: Element | null): void;
  count(): number;
  /** Whether a message was shown or announced since the last call, even if it is gone by now. */
  hasSaid(): boolean;
  /** @returns when nothing has changed for this long, and no request is pending; after `most` in any case. In ms. */
  rest(quiet: number, most: number): Promise<void>;
}

declare global {
  interface Window {
    monkeyObserver?: Observer;
  }
}

/** Runs in each page before its own scripts, so it uses nothing from outside. */
export function observe(): void {
  // Only in the page itself. A frame that may run no scripts would log each call of these listeners.
  if (window !== window.top) return;
  let count = 0;
  let waiting = 0;
  let changedAt = performance.now();
  let pressed: Element | null = null;
  let isAlive = false;

  const happens = () => {
    count += 1;
    changedAt = performance.now();
  };
  /** The focus of a clicked button, its ripple and its tooltip are no effects of the click. */
  const isOnlyThePress = (record: MutationRecord): boolean => {
    const target = record.target instanceof Element ? record.target : record.target.parentElement;
    if (target === null) return false;
    if (target.closest('.MuiTouchRipple-root,[role=tooltip]') !== null) return true;
    if (record.type === 'attributes') {
      const looks = ['class', 'style', 'aria-describedby', 'title', 'data-focus-visible-added'];
      return (
        looks.includes(record.attributeName ?? '') &&
        pressed !== null &&
        (pressed.contains(target) || target.contains(pressed))
      );
    }
    const nodes = [...record.addedNodes, ...record.removedNodes];
    return (
      nodes.length > 0 &&
      nodes.every(
        (node) =>
          node instanceof Element &&
          (node.matches('style,link,[role=tooltip]') || node.querySelector('[role=tooltip]') !== null),
      )
    );
  };
  let said = false;
  const places = '[role=alert],[role=status],[aria-live]:not([aria-live=off])';
  const isSaid = ({ target, addedNodes }: MutationRecord): boolean =>
    [target instanceof Element ? target : target.parentElement, ...addedNodes].some((node) => {
      if (!(node instanceof Element)) return false;
      const place = node.closest(places) ?? node.querySelector(places);
      return place !== null && place.textContent.trim() !== '';
    });
  new MutationObserver((records) => {
    said ||= records.some(isSaid);
    if (records.some((record) => !isOnlyThePress(record))) happens();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  for (const kind of [
    'scroll',
    'input',
    'change',
    'toggle',
    'play',
    'pause',
    'popstate',
    'hashchange',
    'invalid',
    'beforeunload',
    'pagehide',
    'alive',
  ])
    addEventListener(kind, happens, true);
  addEventListener('alive', () => (isAlive = true));
  addEventListener(
    'focusin',
    (event) => {
      if (event.target !== pressed) happens();
    },
    true,
  );

  const { fetch } = window;
  window.fetch = async (...args) => {
    happens();
    waiting += 1;
    try {
      return await fetch(...args);
    } finally {
      waiting -= 1;
      changedAt = performance.now();
    }
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...args) {
    happens();
    waiting += 1;
    this.addEventListener('loadend', () => (waiting -= 1));
    send.apply(this, args);
  };
  const pushState = history.pushState.bind(history);
  history.pushState = (...args) => {
    happens();
    pushState(...args);
  };
  window.print = happens;
  if ('clipboard' in navigator) {
    navigator.clipboard.writeText = async () => happens();
    navigator.clipboard.write = async () => happens();
  }
  if ('share' in navigator) navigator.share = async () => happens();

  window.monkeyObserver = {
    begin(element = null) {
      pressed = element;
      count = 0;
    },
    count: () => count,
    hasSaid() {
      const before = said;
      said = false;
      return before;
    },
    rest: (quiet, most) =>
      new Promise((resolve) => {
        const started = performance.now();
        const look = () => {
          const now = performance.now();
          const ready =
            document.readyState !== 'loading' && (isAlive || document.getElementById('page-state') === null);
          const isQuiet = ready && waiting === 0 && now - changedAt >= quiet;
          if (isQuiet || now - started > most) resolve();
          else setTimeout(look, 30);
        };
        setTimeout(look, 30);
      }),
  };
}
