import { askAs, currentAsker, JointAsker } from '../../platform/turns/asker.ts';

/** The longest that figures are kept: pieces appear and reservations lapse without a changed row. */
const keptForMs = 60_000;
/** Lists and filters have countless combinations, but memory is limited. */
const mostKept = 500;

interface Kept {
  readonly by: JointAsker;
  readonly value: Promise<unknown>;
  readonly until: number;
}

/** Figures that require reading every piece of a list, kept for a while and for a limited number of lists. */
export class KeptFigures {
  readonly #kept = new Map<string, Kept>();

  /** The figure of this name; simultaneous requests wait for the same query. */
  get<T>(name: string, now: Date, look: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name);
    if (known !== undefined && known.until > now.getTime()) {
      known.by.join(currentAsker());
      return known.value as Promise<T>;
    }
    const by = new JointAsker(currentAsker());
    const value = askAs(by, look);
    this.#kept.delete(name);
    this.#kept.set(name, { by, value, until: now.getTime() + keptForMs });
    value.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}
