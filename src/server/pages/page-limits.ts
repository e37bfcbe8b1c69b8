import { LRUCache } from 'lru-cache';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { networkOf } from '../../platform/http/client-keys.ts';
import { type Client, TooBusy } from '../../platform/fair-queue/client.ts';
import { FairQueue } from '../../platform/fair-queue/fair-queue.ts';
import type { ShopNotice } from '../../storefront/components/shell/shell-data.ts';
import { notices as german } from '../../storefront/texts/de/shell.ts';
import { notices as english } from '../../storefront/texts/en/shell.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Allows each client a burst, and after that a number per second. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #buckets: LRUCache<string, Bucket>;

  constructor(most: number, perSecond: number, maxAskers = 20_000) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#buckets = new LRUCache({ max: maxAskers });
  }

  /**
   * @param atLeast takes nothing if fewer than this many are left
   * @returns whether a token was taken
   */
  take(client: string, nowMs: number, atLeast = 1): boolean {
    const before = this.#buckets.get(client) ?? { tokens: this.#most, at: nowMs };
    const gained = (Math.max(0, nowMs - before.at) / 1_000) * this.#perSecond;
    const tokens = Math.min(this.#most, before.tokens + gained);
    const isEnough = tokens >= Math.max(1, atLeast);
    this.#buckets.set(client, { tokens: isEnough ? tokens - 1 : tokens, at: nowMs });
    return isEnough;
  }
}

/**
 * How many rendered pages one network may request. Pages from the cache do not count: all readers of a large house
 * behind one address need a new page only every second or two. Rendering one takes 10 to 20 ms of a core.
 */
export const pagesMade = {
  /** The burst, and the rate per second after that, by `networkOf`. */
  line: { most: 150, perSecond: 4 },
  /** For all networks that a provider may have given to one customer, together. */
  block: { most: 600, perSecond: 16 },
  /** In parallel in the process: their queries wait for the database, the rest is one thread's work. */
  atOnce: 8,
  atOnceOfOneNetwork: 3,
  waiting: 100,
} as const;

/** With this many waiting, or the process answering this slowly, clients who have used half of their burst must wait. */
const strained = { waiting: 24, delayMs: 250 } as const;

/** The longest that anybody waits for a page, and that work on it continues. */
export const longestPageMs = 5_000;

/** How long clients are asked to wait before they retry. */
export const comeBackAfterSeconds = 5;

/** Decides whose page is made, and when: a client with very many requests does not delay the others. */
export class PageLimits {
  readonly #lines = new TokenBuckets(pagesMade.line.most, pagesMade.line.perSecond);
  readonly #blocks = new TokenBuckets(pagesMade.block.most, pagesMade.block.perSecond);
  readonly #queue = new FairQueue(pagesMade.atOnce, pagesMade.waiting, pagesMade.atOnceOfOneNetwork);
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #delayMs = 0;
  #measuredAt = 0;

  constructor() {
    this.#delay.enable();
  }

  /** Whether a page may be made for this client now; if so, it is counted. */
  mayAsk(client: string, nowMs = performance.now()): boolean {
    const share = this.#isStrained(nowMs) ? 0.5 : 0;
    return (
      this.#lines.take(networkOf(client), nowMs, pagesMade.line.most * share) &&
      this.#blocks.take(networkOf(client, 'block'), nowMs, pagesMade.block.most * share)
    );
  }

  /**
   * Makes the page in this asker's turn.
   * @throws TooBusy
   */
  async take<T>(by: Client, make: () => Promise<T>): Promise<T> {
    const made = await this.#queue.take(
      async () => ({ value: await make() }),
      by.network,
      () => by.left(),
    );
    if (made === null) throw new TooBusy('pages');
    return made.value;
  }

  /** Lets test processes exit. */
  close(): void {
    this.#delay.disable();
  }

  #isStrained(nowMs: number): boolean {
    if (nowMs - this.#measuredAt > 1_000) {
      this.#delayMs = this.#delay.percentile(90) / 1e6;
      this.#delay.reset();
      this.#measuredAt = nowMs;
    }
    return this.#queue.waiting >= strained.waiting || this.#delayMs > strained.delayMs;
  }
}

/**
 * The page shown when no page can be made now: self-contained, in both languages. It also shows the notice that every
 * page has at its top.
 * @param isAway the database cannot be reached, instead of having too much to do
 */
export function busyPage(notice: ShopNotice | null, isAway = false): string {
  const why = isAway
    ? {
        de: 'Gerade können wir unsere Seiten nicht zeigen: Unser Shop erreicht seine Daten nicht. Bitte laden Sie diese Seite in ein paar Minuten noch einmal.',
        en: 'We cannot show our pages right now: our shop cannot reach its data. Please load this page again in a few minutes.',
      }
    : {
        de: 'Gerade ist im Shop sehr viel los. Bitte laden Sie diese Seite in ein paar Sekunden noch einmal.',
        en: 'The shop is very busy just now. Please load this page again in a few seconds.',
      };
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Einen Augenblick bitte · One moment please</title></head>
<body>${notice === null ? '' : `<aside><p><strong>${german[notice]}</strong></p><p lang="en"><strong>${english[notice]}</strong></p></aside>\n`}<h1>Einen Augenblick bitte</h1>
<p>${why.de}</p>
<div lang="en"><h2>One moment please</h2>
<p>${why.en}</p></div>
</body></html>
`;
}
