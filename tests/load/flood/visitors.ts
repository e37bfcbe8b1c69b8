import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

/** The pages that visitors view, and for how long. */
export interface Visits {
  readonly origin: string;
  /** Pages that have been viewed before. */
  readonly usual: readonly string[];
  /** Pages that nobody has viewed yet: every third is one of these, as long as there are any. */
  readonly fresh: readonly string[];
  readonly forMs: number;
}

/** How long each page took, in ms. */
export interface Waits {
  readonly usual: readonly number[];
  readonly fresh: readonly number[];
  /** Answers other than the page, by status. */
  readonly refused: readonly number[];
}

/** Each visitor views this many pages; then the next one comes from another network. */
const pagesEach = 20;

async function visit({ origin, usual, fresh, forMs }: Visits): Promise<Waits> {
  const waits = { usual: [] as number[], fresh: [] as number[], refused: [] as number[] };
  const left = [...fresh];
  const end = performance.now() + forMs;
  for (let index = 0; performance.now() < end; index += 1) {
    const next = index % 3 === 2 ? left.shift() : undefined;
    const path = next ?? usual[index % usual.length] ?? '/';
    const began = performance.now();
    const from = `203.0.113.${Math.floor(index / pagesEach) % 250}`;
    const status = await ask(origin + path, from).then(
      (answer) => answer.status,
      () => 0,
    );
    waits[next === undefined ? 'usual' : 'fresh'].push(performance.now() - began);
    if (status !== 200) waits.refused.push(status);
    await pause(20);
  }
  return waits;
}

process.on('message', (visits: Visits) => {
  void visit(visits).then((waits) => process.send?.(waits));
});
