import type { Client } from '../../platform/fair-queue/client.ts';

/** What one network has in work and waiting. */
interface Line {
  /** How many of its requests are in work. */
  inWork: number;
  readonly waiting: Waiting[];
  /** When it may send in the next one although its share is used up. */
  timer: NodeJS.Timeout | null;
}

interface Waiting {
  readonly client: Client;
  readonly answer: (leave: (() => void) | null) => void;
  readonly patience: NodeJS.Timeout;
}

export const admissionLimits = {
  /** Requests of one network in work at once. A browser has six connections. */
  atOnce: 8,
  /** A request that takes longer waits for something else (a body, a provider, a password) and gives its place to another. */
  placeMs: 250,
  /** Above these numbers a request is turned away at once: it would only cost memory. */
  waitingOfOneNetwork: 60,
  waiting: 2_000,
  /** The longest that a request waits before it is turned away. */
  patienceMs: 5_000,
} as const;

/**
 * The queue in which requests wait until they are worked on. Networks within their share of the shop's time pass; one
 * that has used it up sends in one request after the other, as its share grows. Its requests wait here, where they cost
 * nothing, and a flood that waits for its answers becomes as slow as they are.
 */
export class Admission {
  readonly #lines = new Map<string, Line>();
  #waiting = 0;

  /**
   * @param onGone is given a function to call when the client has gone
   * @returns a function to call at the end of the request, any number of times; null if the request is turned away
   */
  enter(client: Client, onGone: (giveUp: () => void) => void): Promise<(() => void) | null> {
    const line = this.#lines.get(client.network) ?? { inWork: 0, waiting: [], timer: null };
    this.#lines.set(client.network, line);
    if (line.waiting.length === 0 && line.timer === null && this.#mayEnter(line, client)) {
      return Promise.resolve(this.#in(client.network, line));
    }
    if (
      line.waiting.length >= admissionLimits.waitingOfOneNetwork ||
      this.#waiting >= admissionLimits.waiting
    ) {
      return Promise.resolve(null);
    }
    return new Promise((resolve) => {
      const turnAway = () => {
        clearTimeout(waiting.patience);
        const place = line.waiting.indexOf(waiting);
        if (place < 0) return;
        line.waiting.splice(place, 1);
        this.#waiting -= 1;
        this.#forget(client.network, line);
        resolve(null);
      };
      const waiting = { client, answer: resolve, patience: setTimeout(turnAway, admissionLimits.patienceMs) };
      line.waiting.push(waiting);
      this.#waiting += 1;
      onGone(turnAway);
      this.#callNext(client.network, line);
    });
  }

  #mayEnter(line: Line, client: Client): boolean {
    if (line.inWork === 0) return client.left() >= 0;
    return line.inWork < admissionLimits.atOnce && client.left() > 0;
  }

  #in(network: string, line: Line): () => void {
    line.inWork += 1;
    let isIn = true;
    const leave = () => {
      if (!isIn) return;
      isIn = false;
      clearTimeout(place);
      line.inWork -= 1;
      this.#callNext(network, line);
    };
    const place = setTimeout(leave, admissionLimits.placeMs);
    return leave;
  }

  #callNext(network: string, line: Line): void {
    if (line.timer !== null) return;
    for (let first = line.waiting[0]; first !== undefined; first = line.waiting[0]) {
      if (!this.#mayEnter(line, first.client)) {
        this.#callLater(network, line, first.client);
        return;
      }
      line.waiting.shift();
      this.#waiting -= 1;
      clearTimeout(first.patience);
      first.answer(this.#in(network, line));
    }
    this.#forget(network, line);
  }

  /** With a request in work its end calls the next one; otherwise the network's share has to grow. */
  #callLater(network: string, line: Line, client: Client): void {
    if (line.inWork > 0) return;
    line.timer = setTimeout(
      () => {
        line.timer = null;
        this.#callNext(network, line);
      },
      Math.max(1, client.dueInMs()),
    );
  }

  #forget(network: string, line: Line): void {
    if (line.inWork === 0 && line.waiting.length === 0 && line.timer === null) this.#lines.delete(network);
  }
}
