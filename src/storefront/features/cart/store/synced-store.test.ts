import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, createSyncedStore, type TextStorage } from './synced-store.ts';
import { memoryStorage, type MemoryStorage } from './testing/memory-storage.ts';

/** A list of words, the simplest state that can be merged. */
function words(storage: TextStorage | undefined) {
  const store = createSyncedStore<readonly string[]>({
    storage,
    key: 'words',
    initial: [],
    encode: (list) => list.join(' '),
    decode: (text, list, merge) => {
      if (text === '?') return list;
      const stored = text ? text.split(' ') : [];
      return merge ? [...new Set([...stored, ...list])] : stored;
    },
  });
  return { ...store, say: (...more: string[]) => store.set([...store.getSnapshot(), ...more]) };
}

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a second tab follows, and so does a page that comes back from the page cache', () => {
  const storage = memoryStorage();
  const [one, other] = [words(storage), words(storage)];
  one.say('chair');
  expect(other.getSnapshot()).toEqual([]);
  page.dispatchEvent(new Event('storage'));
  expect(other.getSnapshot()).toEqual(['chair']);
  other.say('table');
  page.dispatchEvent(new Event('pageshow'));
  expect(one.getSnapshot()).toEqual(['chair', 'table']);
});

test('listeners get the state before another tab’s write, and nothing for own changes', () => {
  const storage = memoryStorage();
  const [one, other] = [words(storage), words(storage)];
  const told: (readonly string[])[] = [];
  const stop = one.subscribeToOthers((before) => told.push(before));
  one.say('chair');
  page.dispatchEvent(new Event('storage'));
  expect(told).toEqual([]);
  other.say('table');
  page.dispatchEvent(new Event('storage'));
  expect(told).toEqual([['chair']]);
  stop();
  other.say('lamp');
  page.dispatchEvent(new Event('storage'));
  expect(told).toHaveLength(1);
});

test('following writes nothing, or two tabs would wake each other for ever', () => {
  const storage = memoryStorage();
  words(storage).say('chair');
  const write = vi.spyOn(storage, 'setItem');
  words(storage);
  page.dispatchEvent(new Event('storage'));
  expect(write).not.toHaveBeenCalled();
});

test('nothing is reported without a change', () => {
  const storage = memoryStorage({ words: 'chair' });
  const store = words(storage);
  const before = store.getSnapshot();
  page.dispatchEvent(new Event('storage'));
  expect(store.getSnapshot()).toBe(before);
});

test('what another tab removed is gone here too', () => {
  const storage = memoryStorage({ words: 'chair' });
  const store = words(storage);
  storage.removeItem('words');
  store.refresh();
  expect(store.getSnapshot()).toEqual([]);
});

describe('storage in trouble', () => {
  const trouble = (kind: MemoryStorage['trouble'], text?: string) => {
    const storage = memoryStorage(text === undefined ? {} : { words: text });
    storage.trouble = kind;
    return storage;
  };

  test.each<[string, () => TextStorage | undefined]>([
    ['none at all', () => undefined],
    ['forbidden', () => trouble('blocked')],
    ['full', () => trouble('full')],
  ])('%s: the state lives in memory', async (_, storage) => {
    const store = words(storage());
    store.say('chair');
    await Promise.resolve();
    store.refresh();
    store.say('table');
    page.dispatchEvent(new Event('pageshow'));
    expect(store.getSnapshot()).toEqual(['chair', 'table']);
    await expect(store.ready).resolves.toBeUndefined();
  });

  test('full for a while: unsaved changes are merged with what another tab saved, and saved with it', () => {
    const storage = trouble('full', 'lamp');
    const store = words(storage);
    store.say('chair');
    storage.trouble = 'none';
    words(storage).say('table');
    store.refresh();
    expect(store.getSnapshot()).toEqual(['lamp', 'table', 'chair']);
    expect(storage.getItem('words')).toBe('lamp table chair');
  });

  test('full while something is taken out: it does not come back', () => {
    const storage = trouble('full', 'lamp chair');
    const store = words(storage);
    store.set(['chair']);
    store.refresh();
    expect(store.getSnapshot()).toEqual(['chair']);
  });

  test('over: what another tab takes out is gone here too', async () => {
    const storage = trouble('full');
    const store = words(storage);
    store.say('lamp');
    storage.trouble = 'none';
    store.say('chair');
    await Promise.resolve();
    words(storage).set(['chair']);
    store.refresh();
    expect(store.getSnapshot()).toEqual(['chair']);
  });

  test('overwritten with nonsense: the present state stays', () => {
    const storage = memoryStorage({ words: 'chair' });
    const store = words(storage);
    storage.setItem('words', '?');
    store.refresh();
    expect(store.getSnapshot()).toEqual(['chair']);
  });

  test('the browser that throws at the word localStorage has none', () => {
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new Error('SecurityError');
      },
    });
    expect(browserStorage()).toBeUndefined();
  });

  test('a server has none', () => {
    vi.unstubAllGlobals();
    expect(browserStorage()).toBeUndefined();
  });
});

describe('storage that answers later', () => {
  test('is merged with what the shopper did meanwhile, and saved', async () => {
    const held = memoryStorage({ words: 'lamp' });
    const store = words({
      getItem: async (key) => held.getItem(key),
      setItem: async (...args) => held.setItem(...args),
    });
    store.say('chair');
    await store.ready;
    expect(store.getSnapshot()).toEqual(['lamp', 'chair']);
    expect(held.getItem('words')).toBe('lamp chair');
  });

  test('in more than 5 s is an error (spec 8, 9), and the state lives on in memory', async () => {
    vi.useFakeTimers();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = words({ getItem: () => new Promise(() => undefined), setItem: () => undefined });
    store.say('chair');
    const timedOut = expect(store.ready).rejects.toThrow('timed out');
    await vi.advanceTimersByTimeAsync(4999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await timedOut;
    expect(told).toHaveBeenCalledOnce();
    expect(store.getSnapshot()).toEqual(['chair']);
  });

  test('and refuses to write costs nothing', async () => {
    const store = words({
      getItem: async () => null,
      setItem: async () => Promise.reject(new Error('quota')),
    });
    await store.ready;
    store.say('chair');
    await new Promise((done) => setTimeout(done));
    expect(store.getSnapshot()).toEqual(['chair']);
  });
});
