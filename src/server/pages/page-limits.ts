import { monitorEventLoopDelay } from 'node:perf_hooks';
import { networkOf } from '../../platform/http/client-network.ts';
import { Turns } from '../../platform/turns/turns.ts';
import { TooBusy } from '../../platform/turns/too-busy.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Lets each asker have so many at once and so many a second after that. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #mostAskers: number;
  /** The longest unused first. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number, mostAskers = 20_000) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#mostAskers = mostAskers;
  }

  /**
   * @param atLeast takes none where no more than so many are left
   * @returns whether there was one to take
   */
  take(asker: string, nowMs: number, atLeast = 1): boolean {
    const before = this.#buckets.get(asker) ?? { tokens: this.#most, at: nowMs };
    const gained = (Math.max(0, nowMs - before.at) / 1_000) * this.#perSecond;
    const tokens = Math.min(this.#most, before.tokens + gained);
    const isEnough = tokens >= Math.max(1, atLeast);
    this.#buckets.delete(asker);
    this.#buckets.set(asker, { tokens: isEnough ? tokens - 1 : tokens, at: nowMs });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > this.#mostAskers && oldest !== undefined) this.#buckets.delete(oldest);
    return isEnough;
  }
}

/**
 * Limits of one network for pages that have to be rendered. Pages from memory do not count: readers of a whole house
 * behind one address need a new page every second or two. Rendering one takes 10 to 20 ms of a core.
 */
export const pagesMade = {
  /** At once, and a second after that, by `networkOf`. */
  line: { most: 150, perSecond: 4 },
  /** Of all networks together that a provider may have given to one customer. */
  block: { most: 600, perSecond: 16 },
  /** Side by side in the process: their queries wait for the database, the rest is one thread's work. */
  atOnce: 8,
  atOnceOfOneNetwork: 3,
  waiting: 100,
} as const;

/** While so many wait, or the process answers so late, who has used up half of theirs comes later. */
const strained = { waiting: 24, delayMs: 250 } as const;

/** Nobody waits longer for a page, and nothing is worked at one for longer. */
export const longestPageMs = 5_000;

/** How long somebody is asked to stay away. */
export const comeBackAfterSeconds = 5;

/** Whose page is made, and when: one who asks for very many does not keep others from theirs. */
export class PageLimits {
  readonly #lines = new TokenBuckets(pagesMade.line.most, pagesMade.line.perSecond);
  readonly #blocks = new TokenBuckets(pagesMade.block.most, pagesMade.block.perSecond);
  readonly #turns = new Turns(pagesMade.atOnce, pagesMade.waiting, pagesMade.atOnceOfOneNetwork);
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #delayMs = 0;
  #measuredAt = 0;

  constructor() {
    this.#delay.enable();
  }

  /** Whether a page may be made for this client now; counts it if so. */
  mayAsk(client: string, nowMs = performance.now()): boolean {
    const share = this.#isStrained(nowMs) ? 0.5 : 0;
    return (
      this.#lines.take(networkOf(client), nowMs, pagesMade.line.most * share) &&
      this.#blocks.take(networkOf(client, 'block'), nowMs, pagesMade.block.most * share)
    );
  }

  /**
   * Makes it when it is this network's turn.
   * @throws TooBusy
   */
  async take<T>(by: string, make: () => Promise<T>): Promise<T> {
    const made = await this.#turns.take(async () => ({ value: await make() }), by);
    if (made === null) throw new TooBusy('pages');
    return made.value;
  }

  /** No process of tests stays for it. */
  close(): void {
    this.#delay.disable();
  }

  #isStrained(nowMs: number): boolean {
    if (nowMs - this.#measuredAt > 1_000) {
      this.#delayMs = this.#delay.percentile(90) / 1e6;
      this.#delay.reset();
      this.#measuredAt = nowMs;
    }
    return this.#turns.waiting >= strained.waiting || this.#delayMs > strained.delayMs;
  }
}
