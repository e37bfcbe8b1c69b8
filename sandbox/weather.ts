import { setTimeout as pause } from 'node:timers/promises';

/** The state of the connection to a provider. */
export type Weather =
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

export interface WeatherStation {
  readonly now: () => Weather;
  /** @param requests how many requests it lasts, after which it is fine again. Default: until it changes. */
  readonly change: (weather: Weather, requests?: number) => void;
}

export function createWeather(): WeatherStation {
  let weather: Weather = { kind: 'fine' };
  let left = Infinity;
  return {
    now() {
      if (left <= 0) return { kind: 'fine' };
      left -= 1;
      return weather;
    },
    change(next, requests = Infinity) {
      weather = next;
      left = requests;
    },
  };
}

/** What becomes of an answer in bad weather. */
export type BadWeather = Exclude<Weather['kind'], 'fine' | 'slow'>;

/** The response to a request in this weather; `work` gives the response in fine weather. */
export async function inWeather<T>(weather: Weather, work: () => Promise<T>): Promise<T | BadWeather> {
  switch (weather.kind) {
    case 'failing':
    case 'nonsense':
    case 'busy':
    case 'locked':
    case 'in-use':
      return weather.kind;
    case 'failing-late':
      await work();
      return 'failing-late';
    case 'lost':
      await work();
      return 'lost';
    case 'slow':
      await pause(weather.ms, undefined, { ref: false });
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
