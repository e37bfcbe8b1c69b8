/**
 * Many rows, some hundreds at a time: one portion after the other, until one is not full.
 * @param next a portion of at most `limit`, of what is left or of what comes after the last row
 * @param signal no further portion is begun
 */
export async function* inPortions<Row>(
  limit: number,
  next: (last: Row | undefined) => Promise<readonly Row[]>,
  signal?: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  while (signal?.aborted !== true) {
    const portion = await next(last);
    yield portion;
    if (portion.length < limit) return;
    last = portion.at(-1);
  }
}
