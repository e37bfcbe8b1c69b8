import { useSyncExternalStore } from 'react';

/** A value shared by distant components, for as long as the page is open. */
export interface ValueStore<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** The value that the server rendered and the page is hydrated with. */
  readonly initial: T;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    initial,
  };
}

export function useValue<T>(store: ValueStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}

const never = (): (() => void) => () => undefined;

/** False on the server and while hydrating: personal data is shown only after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
