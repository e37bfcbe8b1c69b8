import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/client-keys.ts';
import type { Client } from './client.ts';

interface Share {
  left: number;
  at: number;
}

/** How much of the shop's time a network may use: this much at once, and then this share of each second. */
export const shareOf = {
  /** By `networkOf`. */
  line: { maxMs: 2_000, ofEachSecond: 0.2 },
  /** For all networks that a provider may have given to one customer, together. */
  block: { maxMs: 4_000, ofEachSecond: 0.4 },
  /** The largest debt: nobody waits longer than two seconds for the end of it. */
  debtMs: 400,
} as const;

/** Networks are forgotten, least recently seen first, above this number. */
const maxNetworks = 20_000;

/**
 * Keeps account of the time that the database, rendering and passwords take for each network. The network
 * that has used less goes first, and one that has used up its share waits to be admitted.
 */
export class TimeShares {
  readonly #lines = new Shares(shareOf.line);
  readonly #blocks = new Shares(shareOf.block);
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  clientAt(client: string): Client {
    const network = networkOf(client);
    const block = networkOf(client, 'block');
    return {
      network,
      left: () => {
        const now = this.#now();
        return Math.min(this.#lines.left(network, now), this.#blocks.left(block, now));
      },
      dueInMs: () => {
        const now = this.#now();
        const ofLine = -this.#lines.left(network, now) / shareOf.line.ofEachSecond;
        const ofBlock = -this.#blocks.left(block, now) / shareOf.block.ofEachSecond;
        return Math.max(0, ofLine, ofBlock);
      },
      spend: (ms) => {
        const now = this.#now();
        this.#lines.spend(network, ms, now);
        this.#blocks.spend(block, ms, now);
      },
    };
  }
}

class Shares {
  readonly #maxMs: number;
  readonly #ofEachSecond: number;
  readonly #shares = new LRUCache<string, Share>({ max: maxNetworks });

  constructor({ maxMs, ofEachSecond }: { readonly maxMs: number; readonly ofEachSecond: number }) {
    this.#maxMs = maxMs;
    this.#ofEachSecond = ofEachSecond;
  }

  left(network: string, now: number): number {
    const share = this.#shares.peek(network);
    if (share === undefined) return this.#maxMs;
    return Math.min(this.#maxMs, share.left + Math.max(0, now - share.at) * this.#ofEachSecond);
  }

  spend(network: string, ms: number, now: number): void {
    const left = Math.max(-shareOf.debtMs, this.left(network, now) - ms);
    this.#shares.set(network, { left, at: now });
  }
}
