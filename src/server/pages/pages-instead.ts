import type { FastifyReply } from 'fastify';
import { before, isDatabaseAway, isDatabaseBusy } from '../../platform/db/in-time.ts';
import type { KeptPages } from './cache/kept-pages.ts';
import type { CachedPage } from './cache/page-cache.ts';
import type { LocalizedShop } from './localized-shop.ts';
import { busyPage, comeBackAfterSeconds } from './page-limits.ts';
import type { PageMaker } from './page-maker.ts';

interface Pages {
  readonly render: PageMaker['render'];
  readonly find: (key: string) => CachedPage | undefined;
  readonly make: KeptPages['make'];
  /** Whether the database is known to be out of reach. */
  readonly isAway: () => boolean;
  /** The deadline of a request that arrives now. */
  readonly patience: () => number;
}

/** The pages that are sent instead of one that does not exist or could not be made. */
export class PagesInstead {
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** The same page for every unknown address, however many there are. @param message what is missing */
  notFound(localized: LocalizedShop, message: string | null): Promise<CachedPage> {
    return this.#make(localized, 404, 'not-found', { message });
  }

  /** Says that a page has failed, and whether it was for want of the database. */
  crash(localized: LocalizedShop, error: unknown): Promise<CachedPage> {
    const isAway = this.#pages.isAway() || isDatabaseAway(error);
    return this.#make(localized, isAway || isDatabaseBusy(error) ? 503 : 500, 'crash', { isAway });
  }

  /** Without header and footer, which may never have been read. */
  sendBusy({ headers, notice }: LocalizedShop, reply: FastifyReply): void {
    reply
      .code(503)
      .headers({ ...headers, ...comeBackLater })
      .type('text/html; charset=utf-8')
      .send(busyPage(notice, this.#pages.isAway()));
  }

  #make(localized: LocalizedShop, status: number, screen: string, data: object): Promise<CachedPage> {
    // No address begins like this.
    const key = `#${localized.language} ${status} ${screen} ${JSON.stringify(data)}`;
    const kept = this.#pages.find(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const headers = status === 503 ? { ...localized.headers, ...comeBackLater } : localized.headers;
    // With a time limit of its own, independent of the request that caused it.
    const make = () =>
      before(this.#pages.patience(), () =>
        this.#pages.render(localized, status, screen, data, { validUntil: null, headers, saysFailure: true }),
      );
    return this.#pages.make({ key, isRare: false, mayKeep: () => !localized.bundle.fresh, make });
  }
}

const comeBackLater = { 'cache-control': 'no-store', 'retry-after': String(comeBackAfterSeconds) };
