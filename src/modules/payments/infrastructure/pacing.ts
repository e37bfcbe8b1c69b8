/** No visitor waits longer for a provider that is busy; jobs come back by themselves. */
const longestWaitMs = 2_000;
/** A provider that says nothing, or asks for a whole day, is asked again after this time at the latest. */
const longestRestMs = 5 * 60_000;

export interface Pacing {
  /** How long to wait before the next request, in ms; null: too long, so nothing may be asked now. */
  readonly wait: (backOffMs?: number) => number | null;
  /** Notes what an answer of 429 says about when to come again. */
  readonly note: (answer: Pick<Response, 'status' | 'headers'>) => void;
}

/**
 * How often one provider wants to be asked: what it says in `Retry-After` is kept for all requests, since
 * further ones would only make it refuse for longer.
 * @param now milliseconds of the machine's own clock, compared only with itself
 */
export function createPacing(now: () => number = () => performance.now()): Pacing {
  let until = 0;
  return {
    wait(backOffMs = 0) {
      const left = Math.max(0, until - now(), backOffMs);
      return left > longestWaitMs ? null : left;
    },
    note({ status, headers }) {
      if (status !== 429 && status !== 503) return;
      const asked = retryAfterMs(headers.get('retry-after'));
      if (asked !== null) until = Math.max(until, now() + Math.min(asked, longestRestMs));
    },
  };
}

/** In seconds, or as a date. */
function retryAfterMs(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
