interface Waiting {
  readonly begin: () => void;
  readonly turnAway: () => void;
}

/** The tasks of one client that wait. */
interface Queue {
  readonly tasks: Waiting[];
  readonly left: () => number;
  /** When it began to wait for a turn. */
  since: number;
}

/** A client who has this much less of their share left than another one must not get in between the other's tasks. */
const farBehindMs = 500;

/**
 * Lets only a number of tasks run at once. Others wait, and if too many wait already, one is turned away. Making pages,
 * decoding pictures and hashing passwords take memory and time. Askers (usually networks) take turns with each other:
 * one that asks for a hundred tasks waits longer than one that asks for one, and is turned away first. Where their
 * shares of the shop's time are known, the one with more of its share left goes first. Waiting counts, too, so that
 * nobody waits forever.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #atOnceEach: number;
  /** In the order of their next turn. */
  readonly #waiting = new Map<string, Queue>();
  readonly #working = new Map<string, number>();
  readonly #keptFreeMs: number;
  #waitingInAll = 0;
  #workingInAll = 0;
  /** For whom the place that has just become free is kept: it is likely that their next task comes at once. */
  #keptFor: { readonly left: number; readonly timer: NodeJS.Timeout } | null = null;

  /**
   * @param atOnceEach how many tasks of one client run at once, even if nobody else is waiting
   * @param keptFreeMs how long a free place waits for another task of the last asker's rank, while all who wait have used
   *   much more of their share. Otherwise each of several tasks in a row waits for a task of somebody else.
   */
  constructor(atOnce: number, maxWaiting: number, atOnceEach = atOnce, keptFreeMs = 0) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
    this.#atOnceEach = atOnceEach;
    this.#keptFreeMs = keptFreeMs;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waitingInAll;
  }

  /** Whether this asker's next task would be turned away. */
  isFull(by = '', left: () => number = equal): boolean {
    return (
      !this.#canBegin(by, left) && this.#waitingInAll >= this.#maxWaiting && this.#greedierThan(by) === null
    );
  }

  /**
   * @param by the client
   * @param left what is left of the asker's share, in ms
   * @returns null if too many wait
   */
  async take<T>(work: () => Promise<T>, by = '', left: () => number = equal): Promise<T | null> {
    const turn = this.#turnOf(by, left);
    if (turn !== true && !(await turn)) return null;
    try {
      return await work();
    } finally {
      this.#ends(by, left);
    }
  }

  /**
   * Like `take`, for work that is not a single function.
   * @returns a function that ends the turn; must be called once
   */
  async begin(by = '', left: () => number = equal): Promise<(() => void) | null> {
    const turn = this.#turnOf(by, left);
    return turn === true || (await turn) ? () => this.#ends(by, left) : null;
  }

  /** @returns true if the turn begins at once, otherwise a promise of whether it will */
  #turnOf(by: string, left: () => number): true | Promise<boolean> {
    if (!this.#canBegin(by, left)) return this.#waitFor(by, left);
    this.#begins(by);
    return true;
  }

  #canBegin(by: string, left: () => number): boolean {
    if (this.#workingInAll >= this.#atOnce || (this.#working.get(by) ?? 0) >= this.#atOnceEach) return false;
    return this.#keptFor === null || left() >= this.#keptFor.left;
  }

  #begins(by: string): void {
    this.#keepForNobody();
    this.#workingInAll += 1;
    this.#working.set(by, (this.#working.get(by) ?? 0) + 1);
  }

  #ends(by: string, left: () => number): void {
    const working = (this.#working.get(by) ?? 1) - 1;
    if (working === 0) this.#working.delete(by);
    else this.#working.set(by, working);
    this.#workingInAll -= 1;
    if (!this.#keepFreeFor(left)) this.#callNext();
  }

  #keepFreeFor(left: () => number): boolean {
    if (this.#keptFreeMs === 0 || this.#workingInAll > 0 || this.#waiting.size === 0) return false;
    const atLeast = left() - farBehindMs;
    const now = performance.now();
    for (const queue of this.#waiting.values()) if (rankOf(queue, now) >= atLeast) return false;
    const timer = setTimeout(() => {
      this.#keptFor = null;
      this.#callNext();
    }, this.#keptFreeMs);
    this.#keptFor = { left: atLeast, timer };
    return true;
  }

  #keepForNobody(): void {
    if (this.#keptFor === null) return;
    clearTimeout(this.#keptFor.timer);
    this.#keptFor = null;
  }

  /** Hands the turn on at once, so that nobody who arrives meanwhile can take it. */
  #callNext(): void {
    if (this.#workingInAll >= this.#atOnce) return;
    const now = performance.now();
    let next: { readonly by: string; readonly working: number; readonly rank: number } | null = null;
    for (const [by, queue] of this.#waiting) {
      const working = this.#working.get(by) ?? 0;
      if (working >= this.#atOnceEach) continue;
      const rank = rankOf(queue, now);
      if (next === null || working < next.working || (working === next.working && rank > next.rank)) {
        next = { by, working, rank };
      }
    }
    const queue = next === null ? undefined : this.#waiting.get(next.by);
    const first = queue?.tasks.shift();
    if (next === null || queue === undefined || first === undefined) return;
    this.#waitingInAll -= 1;
    this.#waiting.delete(next.by);
    queue.since = now;
    if (queue.tasks.length > 0) this.#waiting.set(next.by, queue);
    this.#begins(next.by);
    first.begin();
  }

  /** @returns false if turned away, at once or later in favour of a client with fewer tasks */
  #waitFor(by: string, left: () => number): Promise<boolean> {
    if (this.#waitingInAll >= this.#maxWaiting) {
      const greedier = this.#greedierThan(by);
      if (greedier === null) return Promise.resolve(false);
      this.#waiting.get(greedier)?.tasks.pop()?.turnAway();
      this.#waitingInAll -= 1;
    }
    return new Promise((resolve) => {
      const queue = this.#waiting.get(by) ?? { tasks: [], left, since: performance.now() };
      queue.tasks.push({ begin: () => resolve(true), turnAway: () => resolve(false) });
      this.#waiting.set(by, queue);
      this.#waitingInAll += 1;
    });
  }

  /** The client with the most waiting tasks, if that is more than this client would have with one more. */
  #greedierThan(by: string): string | null {
    let greediest: string | null = null;
    let most = (this.#waiting.get(by)?.tasks.length ?? 0) + 1;
    for (const [other, { tasks }] of this.#waiting) {
      if (tasks.length <= most) continue;
      most = tasks.length;
      greediest = other;
    }
    return greediest;
  }
}

/** The same share for every client: nobody keeps account of them. */
const equal = () => 0;

function rankOf({ left, since }: Queue, now: number): number {
  return left() + (now - since);
}
