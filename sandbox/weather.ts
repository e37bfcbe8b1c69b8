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
  | { readonly kind: 'nonsense' };

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

/** The response to a request in this weather; `work` gives the response in fine weather. */
export async function inWeather<T>(
  weather: Weather,
  work: () => Promise<T>,
): Promise<T | 'lost' | 'failing' | 'failing-late' | 'nonsense'> {
  switch (weather.kind) {
    case 'failing':
    case 'nonsense':
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
