import { setTimeout as pause } from 'node:timers/promises';

/** How a provider and the connection to it behave. */
export type ProviderBehaviour =
  | { readonly kind: 'fine' }
  /** Each answer is delayed by this time. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The work is done, but the answer is lost on the way. */
  | { readonly kind: 'lost' }
  /** An error is answered, and nothing was done; where it was asked under a key, that key keeps the error. */
  | { readonly kind: 'failing' }
  /** The same, and yet the work is done. */
  | { readonly kind: 'failing-late' }
  | { readonly kind: 'nonsense' }
  /** Too many requests: 429, and when to come again. Nothing was done, and no key is kept. */
  | { readonly kind: 'busy' }
  /** Somebody else is at the object, or at a request with the same key: nothing was done. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'in-use' };

export interface BehaviourControl {
  readonly now: () => ProviderBehaviour;
  /** @param requests how many requests it lasts, after which it is fine again. Default: until it changes. */
  readonly change: (behaviour: ProviderBehaviour, requests?: number) => void;
}

export function createBehaviour(): BehaviourControl {
  let behaviour: ProviderBehaviour = { kind: 'fine' };
  let left = Infinity;
  return {
    now() {
      if (left <= 0) return { kind: 'fine' };
      left -= 1;
      return behaviour;
    },
    change(next, requests = Infinity) {
      behaviour = next;
      left = requests;
    },
  };
}

/** What becomes of an answer that is not given as it should be. */
export type FailedAnswer = Exclude<ProviderBehaviour['kind'], 'fine' | 'slow'>;

/** The response of a provider that behaves so; `work` gives the proper one. */
export async function behaving<T>(
  behaviour: ProviderBehaviour,
  work: () => Promise<T>,
): Promise<T | FailedAnswer> {
  switch (behaviour.kind) {
    case 'failing':
    case 'nonsense':
    case 'busy':
    case 'locked':
    case 'in-use':
      return behaviour.kind;
    case 'failing-late':
      await work();
      return 'failing-late';
    case 'lost':
      await work();
      return 'lost';
    case 'slow':
      await pause(behaviour.ms, undefined, { ref: false });
      return work();
    case 'fine':
      return work();
  }
}

/** Keys of requests that are being worked on. */
export type InFlight = Set<string>;

/** Works on a request, unless another one with its key is being worked on. @param key null: it has none */
export async function once<T>(
  inFlight: InFlight,
  key: string | null,
  work: () => Promise<T>,
): Promise<T | 'in-use'> {
  if (key === null) return work();
  if (inFlight.has(key)) return 'in-use';
  inFlight.add(key);
  try {
    return await work();
  } finally {
    inFlight.delete(key);
  }
}
