import { setTimeout as pause } from 'node:timers/promises';
import {
  runFor,
  runForShop,
  currentClient,
  JointClients,
  type Client,
} from '../../../platform/fair-queue/client.ts';
import { PageCache, type CachedPage, type CacheFigures, type KeptPage } from './page-cache.ts';

const rareBytes = 12 * 1024 * 1024;

/** The share of one core that may be spent on renewing pages while visitors see the older copy: a fifth. */
const pausesPerWork = 4;

/** The most pages that may wait to be renewed; others are renewed at their next request, or expire. */
const maxDue = 200;

/** A page that keeps changing while it is being made is sent as it is after this many tries, and not kept. */
const maxAttempts = 3;

/**
 * How many changed pieces are remembered while pages are being made. Above this number all pages in progress are made
 * again.
 */
const maxChanges = 5_000;

/** How a page is made and cached. */
export interface Making {
  /** Its canonical address. */
  readonly key: string;
  /** A page with more variants than anybody could keep: a search, or a filtered list. */
  readonly isRare: boolean;
  readonly mayKeep: (page: CachedPage) => boolean;
  /** @param by who waits for it */
  readonly make: (by: Client) => Promise<CachedPage>;
}

/**
 * Pages in memory and pages being rendered. When a piece changes, its own pages are dropped at once, so that no old price
 * is shown. All other pages, which may count or list it, are renewed one by one at their next request, which still gets
 * the existing copy. A stranger who holds and releases pieces therefore causes little work.
 */
export class KeptPages {
  readonly #usual = new PageCache<Making>();
  readonly #rare = new PageCache<Making>(rareBytes);
  readonly #inTheMaking = new Map<
    string,
    { readonly by: JointClients; readonly page: Promise<CachedPage> }
  >();
  readonly #due = new Map<string, Making>();
  readonly #logError: (error: unknown) => void;
  #isRenewing = false;
  /** How often pages that may be out of date were queued for renewal. */
  #round = 0;
  /** Counts changes of pieces. */
  #changes = 0;
  readonly #changed = new Map<string, number>();
  #allChangedAt = 0;

  constructor(logError: (error: unknown) => void) {
    this.#logError = logError;
  }

  get figures(): Readonly<Record<'usual' | 'rare', CacheFigures>> {
    return { usual: this.#usual.figures, rare: this.#rare.figures };
  }

  /** Forgets everything at once. */
  clear(): void {
    this.#usual.clear();
    this.#rare.clear();
    // Requests from now on wait for a rendering that starts from now on.
    this.#inTheMaking.clear();
    this.#due.clear();
  }

  /** Call when these pieces have changed. */
  dropShowing(ids: readonly string[]): void {
    this.#usual.dropShowing(ids);
    this.#rare.dropShowing(ids);
    this.#changes += 1;
    if (this.#inTheMaking.size === 0) this.#changed.clear();
    else if (this.#changed.size + ids.length > maxChanges) {
      this.#changed.clear();
      this.#allChangedAt = this.#changes;
    } else for (const id of ids) this.#changed.set(id, this.#changes);
  }

  /** Marks all pages as possibly outdated. This is not bad enough to make anybody wait. */
  renew(): void {
    this.#round += 1;
  }

  /** @param now null while no page can be made: then a kept one is found however old it is */
  find(key: string, now: number | null): CachedPage | undefined {
    const kept = this.#usual.get(key, now) ?? this.#rare.get(key, now);
    if (kept === undefined) return undefined;
    if (now !== null && kept.round !== this.#round) this.#renewSoon(kept);
    return kept.page;
  }

  /** Whether somebody already waits for it, so that another request costs nothing. */
  isInTheMaking(key: string): boolean {
    return this.#inTheMaking.has(key);
  }

  /** Makes the page now, on behalf of the current client; simultaneous requests share one rendering. */
  make(making: Making): Promise<CachedPage> {
    const { key } = making;
    const others = this.#inTheMaking.get(key);
    if (others !== undefined) {
      others.by.join(currentClient());
      return others.page;
    }
    const by = new JointClients(currentClient());
    const page = runFor(by, () => this.#made(making, by)).finally(() => {
      if (this.#inTheMaking.get(key)?.page === page) this.#inTheMaking.delete(key);
    });
    this.#inTheMaking.set(key, { by, page });
    return page;
  }

  async #made(making: Making, by: Client): Promise<CachedPage> {
    const cache = making.isRare ? this.#rare : this.#usual;
    for (let tries = 1; ; tries += 1) {
      const { generation } = cache;
      const round = this.#round;
      const changes = this.#changes;
      const page = await making.make(by);
      if (this.#showsSomethingOld(page, changes)) {
        if (tries < maxAttempts) continue;
        return page;
      }
      if (making.mayKeep(page)) cache.put(making.key, { page, round, making }, generation);
      return page;
    }
  }

  #showsSomethingOld(page: CachedPage, changesBefore: number): boolean {
    if (this.#allChangedAt > changesBefore) return true;
    for (const [id, at] of this.#changed) if (at > changesBefore && page.shows.has(id)) return true;
    return false;
  }

  #renewSoon({ making }: KeptPage<Making>): void {
    if (this.#due.has(making.key) || this.#due.size >= maxDue) return;
    this.#due.set(making.key, making);
    if (!this.#isRenewing) void this.#renewAll();
  }

  async #renewAll(): Promise<void> {
    this.#isRenewing = true;
    // Pages that visitors wait for come first.
    await pause(0);
    for (const [key, making] of this.#due) {
      const began = performance.now();
      // After a failure the older copy stays until it expires.
      await runForShop(() => this.make(making)).catch(this.#logError);
      this.#due.delete(key);
      await pause((performance.now() - began) * pausesPerWork, undefined, { ref: false });
    }
    this.#isRenewing = false;
  }
}

/** All ids in a page's data. They include every piece that the page shows, since links to it need its id. */
export function idsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'object') idsIn(value, found);
    else if (name === 'id' && typeof value === 'string') found.add(value);
  }
  return found;
}
