import type { TextStorage } from '../synced-store.ts';

/** A browser's storage, shared by the tabs of a test, that can be full or forbidden. */
export interface MemoryStorage extends TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  trouble: 'none' | 'full' | 'blocked';
}

export function memoryStorage(texts: Readonly<Record<string, string>> = {}): MemoryStorage {
  const held = new Map(Object.entries(texts));
  return {
    trouble: 'none',
    getItem(key) {
      if (this.trouble === 'blocked') throw new Error('SecurityError');
      return held.get(key) ?? null;
    },
    setItem(key, text) {
      if (this.trouble !== 'none') throw new Error('QuotaExceededError');
      held.set(key, text);
    },
    removeItem(key) {
      held.delete(key);
    },
  };
}
