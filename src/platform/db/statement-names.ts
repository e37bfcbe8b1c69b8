import { plannedAnewMark } from './planned-anew.ts';

/** Only these are planned; `begin`, `commit` and the like would pay for a round trip more and win nothing. */
const planned = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

/** Whether the text is a single statement that the database plans. One with a semicolon may hold several. */
export function isOneStatement(text: string): boolean {
  return planned.test(text) && !text.includes(';');
}

function mayKeepItsPlan(text: string): boolean {
  return isOneStatement(text) && !text.includes(plannedAnewMark);
}

/** How many texts keep a name. The shop has some hundred; lists of changing length would fill the server's memory. */
const mostNames = 400;
/** How many texts that came once are remembered, so that their second time is recognised. */
const mostSeenOnce = 1_000;

/**
 * Which SQL texts are prepared, and under what name. Planning costs as much as running, so a text that comes a
 * second time is prepared, and every connection plans it once. One that comes a single time never is.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  #lastNumber = 0;

  /** @returns the name under which the text is to be prepared, or null: it is run as it is */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames || !mayKeepItsPlan(text)) return null;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= mostSeenOnce) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return null;
    }
    return this.#rename(text);
  }

  /** The text's plan no longer holds: from now on it has another name, so that it is planned again. */
  renew(text: string): void {
    if (this.#names.has(text)) this.#rename(text);
  }

  #rename(text: string): string {
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A table has changed while its prepared statements were in use, as when a newer version of the shop has migrated
 * the database that this process still works on. Said before anything was done: to try again is safe.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan must not change result type')
  );
}
