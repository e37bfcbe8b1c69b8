/** Storage of texts, such as `localStorage`; it may also be asynchronous. */
export interface TextStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, text: string): unknown;
}

export interface SyncedStoreOptions<S> {
  /** Undefined: the state lives in memory only. */
  readonly storage: TextStorage | undefined;
  readonly key: string;
  readonly initial: S;
  /** The stored part of a state. */
  readonly encode: (state: S) => string;
  /**
   * The state for a stored text; `state` itself if the text is invalid. Null: nothing is stored. With `merge`, `state`
   * contains changes that storage does not, and must not lose them.
   */
  readonly decode: (text: string | null, state: S, merge: boolean) => S;
}

/** A value for React's `useSyncExternalStore`, kept in browser storage and synchronised between tabs. */
export interface SyncedStore<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => S;
  /** The state that the server rendered, without anybody's storage. */
  readonly getServerSnapshot: () => S;
  /** Shows a new state, and writes it if its stored part has changed. */
  readonly set: (next: S) => void;
  /** Takes over what another tab has written meanwhile. */
  readonly refresh: () => void;
  /** The listener gets the state that another tab's has just replaced. */
  readonly subscribeToOthers: (listener: (before: S) => void) => () => void;
  /** Settles when storage has been read; rejects if that took longer than 5 s (spec 9). */
  readonly ready: Promise<void>;
}

/** Spec 9: persist timeout. */
const timeoutMs = 5000;

/** The browser's storage; undefined on the server, and if the browser forbids it. */
export function browserStorage(): TextStorage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Full, blocked or broken storage is not an error here: the state then lives in memory and loses nothing. */
export function createSyncedStore<S>(options: SyncedStoreOptions<S>): SyncedStore<S> {
  const { storage, key, initial, encode, decode } = options;
  const listeners = new Set<() => void>();
  const listenersToOthers = new Set<(before: S) => void>();
  let state = initial;
  /** The stored form of `state`. */
  let encoded: string | null = encode(initial);
  /** The contents of storage when it was last read or written. */
  let known: string | null = null;
  /** Whether the last write failed, so that `state` is newer than storage. */
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
    // A merged state is not in storage yet; a state taken over is, and writing it again would wake other tabs.
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
      // The shopper's changes while storage was slow are kept.
      adopt(await Promise.race([reading, late]), true);
    } finally {
      clearTimeout(timer);
    }
  }

  const first = read();
  const ready = first instanceof Promise ? rehydrate(first) : Promise.resolve(adopt(first));
  // The error is reported even if nothing awaits it, and the shop goes on in memory.
  // oxlint-disable-next-line no-console
  ready.catch(console.error);

  if (storage && typeof window !== 'undefined') {
    // Another tab wrote; or the page comes back from the browser's page cache, and missed what others wrote.
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
