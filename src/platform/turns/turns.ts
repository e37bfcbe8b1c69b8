interface Waiting {
  readonly begin: () => void;
  readonly turnAway: () => void;
}

/**
 * Lets only a number of tasks run at once. Others wait, and if too many wait already, one is turned away. Making pages,
 * decoding pictures and hashing passwords take memory and time. Askers (usually networks) take turns with each other:
 * one that asks for a hundred tasks waits longer than one that asks for one, and is turned away first.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #atOnceEach: number;
  /** In the order of their next turn. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #working = new Map<string, number>();
  #waitingInAll = 0;
  #workingInAll = 0;

  /** @param atOnceEach how many tasks of one asker run at once, even if nobody else is waiting */
  constructor(atOnce: number, mostWaiting: number, atOnceEach = atOnce) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#atOnceEach = atOnceEach;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waitingInAll;
  }

  /** Whether this asker's next task would be turned away. */
  isFull(by = ''): boolean {
    return !this.#canBegin(by) && this.#waitingInAll >= this.#mostWaiting && this.#greedierThan(by) === null;
  }

  /**
   * @param by the asker
   * @returns null if too many wait
   */
  async take<T>(work: () => Promise<T>, by = ''): Promise<T | null> {
    const turn = this.#turnOf(by);
    if (turn !== true && !(await turn)) return null;
    try {
      return await work();
    } finally {
      this.#ends(by);
    }
  }

  /**
   * Like `take`, for work that is not a single function.
   * @returns a function that ends the turn; must be called once
   */
  async begin(by = ''): Promise<(() => void) | null> {
    const turn = this.#turnOf(by);
    return turn === true || (await turn) ? () => this.#ends(by) : null;
  }

  /** @returns true if the turn begins at once, otherwise a promise of whether it will */
  #turnOf(by: string): true | Promise<boolean> {
    if (!this.#canBegin(by)) return this.#waitFor(by);
    this.#begins(by);
    return true;
  }

  #canBegin(by: string): boolean {
    return this.#workingInAll < this.#atOnce && (this.#working.get(by) ?? 0) < this.#atOnceEach;
  }

  #begins(by: string): void {
    this.#workingInAll += 1;
    this.#working.set(by, (this.#working.get(by) ?? 0) + 1);
  }

  #ends(by: string): void {
    const left = (this.#working.get(by) ?? 1) - 1;
    if (left === 0) this.#working.delete(by);
    else this.#working.set(by, left);
    this.#workingInAll -= 1;
    this.#callNext();
  }

  /** Hands the turn on at once, so that nobody who arrives meanwhile can take it. */
  #callNext(): void {
    if (this.#workingInAll >= this.#atOnce) return;
    let next: string | null = null;
    for (const by of this.#waiting.keys()) {
      const working = this.#working.get(by) ?? 0;
      if (working >= this.#atOnceEach) continue;
      if (next === null || working < (this.#working.get(next) ?? 0)) next = by;
    }
    const queue = next === null ? undefined : this.#waiting.get(next);
    const first = queue?.shift();
    if (next === null || queue === undefined || first === undefined) return;
    this.#waitingInAll -= 1;
    this.#waiting.delete(next);
    if (queue.length > 0) this.#waiting.set(next, queue);
    this.#begins(next);
    first.begin();
  }

  /** @returns false if turned away, at once or later in favour of an asker with fewer tasks */
  #waitFor(by: string): Promise<boolean> {
    if (this.#waitingInAll >= this.#mostWaiting) {
      const greedier = this.#greedierThan(by);
      if (greedier === null) return Promise.resolve(false);
      this.#waiting.get(greedier)?.pop()?.turnAway();
      this.#waitingInAll -= 1;
    }
    return new Promise((resolve) => {
      const queue = this.#waiting.get(by) ?? [];
      queue.push({ begin: () => resolve(true), turnAway: () => resolve(false) });
      this.#waiting.set(by, queue);
      this.#waitingInAll += 1;
    });
  }

  /** The asker with the most waiting tasks, if that is more than this asker would have with one more. */
  #greedierThan(by: string): string | null {
    let greediest: string | null = null;
    let most = (this.#waiting.get(by)?.length ?? 0) + 1;
    for (const [other, queue] of this.#waiting) {
      if (queue.length <= most) continue;
      most = queue.length;
      greediest = other;
    }
    return greediest;
  }
}
