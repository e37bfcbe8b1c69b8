import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Only these are planned; preparing `begin`, `commit` and the like would cost a round trip and gain nothing. */
const planned = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

/** Whether the text is a single statement that the database plans. Text with a semicolon may contain several. */
export function isOneStatement(text: string): boolean {
  return planned.test(text) && !text.includes(';');
}

function mayKeepItsPlan(text: string): boolean {
  return isOneStatement(text) && !text.includes(plannedAnewMark);
}

/**
 * How many texts keep a name. The shop has a few hundred; lists of varying length would otherwise fill the server's
 * memory.
 */
const maxNames = 400;
/** How many texts that were seen once are remembered, so that their second use is recognised. */
const maxSeenOnce = 1_000;

/**
 * Decides which SQL texts are prepared, and under what name. Planning costs as much as running, so a text that is used
 * a second time is prepared, and every connection plans it once. Texts used a single time never are.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new LRUCache<string, true>({ max: maxSeenOnce });
  #lastNumber = 0;

  /** @returns the name under which to prepare the text, or null to run it as it is */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= maxNames || !mayKeepItsPlan(text)) return null;
    if (!this.#seenOnce.delete(text)) {
      this.#seenOnce.set(text, true);
      return null;
    }
    return this.#rename(text);
  }

  /** The text's plan is no longer valid: it gets another name, so that it is planned again. */
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
 * A table changed while its prepared statements were in use, for example because a newer version of the shop has
 * migrated the database under this process. The error comes before anything was done, so retrying is safe.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan must not change result type')
  );
}

/** Marks such a statement in its text, so that it is recognised. */
const plannedAnewMark = '/* planned anew */';

/**
 * Put after `select`: the statement is planned with its values each time and never prepared. For queries whose best
 * plan depends on how rare a value is, such as a search for a word that three pieces contain, or thirty thousand.
 */
export const plannedAnew = sql.raw(plannedAnewMark);
