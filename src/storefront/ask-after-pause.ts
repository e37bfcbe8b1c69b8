/**
 * Asks something of the shop once the customer has stopped typing; for effects.
 * @param ask called after the pause, with the signal that ends it; its rejection counts only while it is still wanted
 * @returns takes the question back, before or after it was asked
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
