/**
 * Lets only so many do something at once; others wait, and when too many wait already, the next one is turned away.
 * Decoding pictures and hashing passwords take memory and time, and nobody who asks for many may take it all.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether the next one would be turned away. */
  get isFull(): boolean {
    return this.#working >= this.#atOnce && this.#waiting.length >= this.#mostWaiting;
  }

  /** @returns null when too many wait */
  async take<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#working >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#working += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn is handed on: nobody who comes meanwhile takes it away.
      if (next === undefined) this.#working -= 1;
      else next();
    }
  }
}
