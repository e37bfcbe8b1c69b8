/**
 * Sends a request to the shop once the customer has stopped typing; for use in effects.
 * @param ask called after the pause, with the signal that aborts it; its rejection counts only while it is still wanted
 * @returns a function that cancels the request, before or after it was sent
 */
export function askAfterPause(pauseMs: number, ask: (signal: AbortSignal) => Promise<void>): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    void ask(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
