/** How long figures are kept at most: pieces appear and reservations lapse without anybody changing a row. */
const keptForMs = 60_000;
/** Lists and their filters can be combined without end; the shop's memory has one. */
const mostKept = 500;

interface Kept {
  readonly value: Promise<unknown>;
  readonly until: number;
}

/** Figures about lists that cost a look at every piece of theirs, kept for a while and for a bounded number of lists. */
export class KeptFigures {
  readonly #kept = new Map<string, Kept>();

  /** The figure of this name; several who ask at once wait for the same look. */
  get<T>(name: string, now: Date, look: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name);
    if (known !== undefined && known.until > now.getTime()) return known.value as Promise<T>;
    const value = look();
    this.#kept.delete(name);
    this.#kept.set(name, { value, until: now.getTime() + keptForMs });
    value.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}
