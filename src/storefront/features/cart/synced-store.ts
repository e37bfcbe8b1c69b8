/** Storage of texts, as `localStorage` is; one that answers later is fine too. */
export interface TextStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, text: string): unknown;
}

export interface SyncedStoreOptions<S> {
  /** None: the state lives in memory only. */
  readonly storage: TextStorage | undefined;
  readonly key: string;
  readonly initial: S;
  /** What is kept of a state. */
  readonly encode: (state: S) => string;
  /**
   * The state that a stored text stands for; `state` itself where the text is nonsense. Null: nothing is stored.
   * With `merge`, `state` holds what storage does not know, and must not lose it.
   */
  readonly decode: (text: string | null, state: S, merge: boolean) => S;
}

/** A value that React's `useSyncExternalStore` can follow, kept in browser storage, the same in all tabs. */
export interface SyncedStore<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => S;
  /** What the server rendered, which knows nobody's storage. */
  readonly getServerSnapshot: () => S;
  /** Shows a new state, and writes it where what is kept of it has changed. */
  readonly set: (next: S) => void;
  /** Takes over what another tab has written meanwhile. */
  readonly refresh: () => void;
  /** The listener is given the state that another tab's has just replaced. */
  readonly subscribeToOthers: (listener: (before: S) => void) => () => void;
  /** Settles when storage has been read; with an error when it took longer than 5 s (spec 9). */
  readonly ready: Promise<void>;
}

/** Spec 9: persist timeout. */
const timeoutMs = 5000;

/** The browser's storage; undefined on the server, and where the browser forbids it. */
export function browserStorage(): TextStorage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Full, blocked or broken storage is no error here: the state then lives in memory and loses nothing. */
export function createSyncedStore<S>(options: SyncedStoreOptions<S>): SyncedStore<S> {
  const { storage, key, initial, encode, decode } = options;
  const listeners = new Set<() => void>();
  const listenersToOthers = new Set<(before: S) => void>();
  let state = initial;
  /** What is kept of `state`. */
  let encoded: string | null = encode(initial);
  /** What storage held when it was last read or written. */
  let known: string | null = null;
  /** Whether the last write failed, so that `state` is ahead of storage. */
  let unsaved = false;

  function set(next: S): void {
    const text = encode(next);
    state = next;
    if (text !== encoded) {
      encoded = text;
      void save(text);
    }
    for (const listener of listeners) listener();
  }

  async function save(text: string): Promise<void> {
    const before = known;
    known = text;
    try {
      await storage?.setItem(key, text);
      unsaved = false;
    } catch {
      known = before;
      unsaved = true;
    }
  }

  function adopt(text: unknown, merge = unsaved): void {
    if (text === known || (text !== null && typeof text !== 'string')) return;
    known = text;
    const before = state;
    const next = decode(text, state, merge);
    // What was merged is not in storage yet; what was taken over is, and writing it again would wake other tabs.
    encoded = merge ? text : encode(next);
    set(next);
    for (const listener of listenersToOthers) listener(before);
  }

  function read(): string | null | undefined | Promise<string | null> {
    try {
      return storage?.getItem(key);
    } catch {
      return undefined;
    }
  }

  function refresh(): void {
    adopt(read());
  }

  async function rehydrate(reading: Promise<string | null>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`reading '${key}' from storage timed out`)), timeoutMs);
    });
    try {
      // What the shopper did while storage was slow stays.
      adopt(await Promise.race([reading, late]), true);
    } finally {
      clearTimeout(timer);
    }
  }

  const first = read();
  const ready = first instanceof Promise ? rehydrate(first) : Promise.resolve(adopt(first));
  // The error is reported even where nothing awaits it, and the shop goes on in memory.
  // eslint-disable-next-line no-console
  ready.catch(console.error);

  if (storage && typeof window !== 'undefined') {
    // Another tab wrote; or the page comes back from the browser's page cache, asleep while others wrote.
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, refresh);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => initial,
    set,
    refresh,
    subscribeToOthers: (listener) => {
      listenersToOthers.add(listener);
      return () => void listenersToOthers.delete(listener);
    },
    ready,
  };
}
