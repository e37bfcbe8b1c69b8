import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { before, TookTooLong } from '../../platform/db/in-time.ts';
import type { FrameData, ShopNotice } from '../../storefront/components/shell/shell-data.ts';
import type { PageRoute, PageState, ShopForms } from '../../storefront/page.ts';
import {
  addressIn,
  completeLanguages,
  defaultLanguage,
  languageOf,
  type Language,
} from '../../shared/text/language.ts';
import { type Client, TooBusy } from '../../platform/fair-queue/client.ts';
import { sayIssue } from '../answers/say.ts';
import type { Drafts } from './drafts.ts';
import { LocalizedShop } from './localized-shop.ts';
import type { PageBundles } from './page-bundle.ts';
import { addressOf, allowed, pathOf, textsOf, tidyQuery } from './asked.ts';
import { KeptPages } from './cache/kept-pages.ts';
import type { CachedPage, CacheFigures } from './cache/page-cache.ts';
import { longestPageMs, type PageLimits } from './page-limits.ts';
import { headersOf, keptForMs, NothingThere, PageMaker, Redirect, type MakerOptions } from './page-maker.ts';
import { PagesInstead } from './pages-instead.ts';
import { secretHeaders } from './security-headers.ts';

interface ShopPagesOptions extends MakerOptions {
  readonly bundles: PageBundles;
  readonly routes: readonly PageRoute<unknown>[];
  readonly forms: ShopForms;
  readonly frame: (language: Language) => Promise<FrameData>;
  /** Null: no limits on rendered pages. */
  readonly limits: PageLimits | null;
  /** How long a request waits for a page. Default: 5 s. */
  readonly longestMs?: number | undefined;
  /** The notice at the top of pages that follows from the settings alone. */
  readonly notice: ShopNotice | null;
  readonly logError: (error: unknown) => void;
}

/**
 * The storefront's pages. They are the same for everybody: rendered once, cached whole, and sent from memory until
 * their content changes.
 */
export class ShopPages {
  readonly #options: ShopPagesOptions;
  readonly #kept: KeptPages;
  readonly #maker: PageMaker;
  readonly #instead: PagesInstead;
  readonly #localizedShops: ReadonlyMap<Language, LocalizedShop>;
  /** The database cannot be reached, and so no change is heard of. */
  #isAway = false;

  constructor(options: ShopPagesOptions) {
    this.#options = options;
    this.#kept = new KeptPages((error) => {
      // The page existed when the copy was made: the 404 is answered once that copy has expired.
      if (!(error instanceof NothingThere || error instanceof Redirect)) options.logError(error);
    });
    this.#maker = new PageMaker(options);
    this.#instead = new PagesInstead({
      render: (...page) => this.#maker.render(...page),
      find: (key) => this.#find(key),
      make: (making) => this.#kept.make(making),
      isAway: () => this.#isAway,
      patience: () => this.#patience(),
    });
    this.#localizedShops = new Map(
      completeLanguages.map((language) => [
        language,
        new LocalizedShop({
          language,
          bundle: options.bundles(language),
          routes: options.routes,
          readFrame: () => options.frame(language),
          publicUrl: options.publicUrl,
          notice: options.notice,
        }),
      ]),
    );
  }

  /** For popular pages, and for filtered ones. */
  get figures(): Readonly<Record<'usual' | 'rare', CacheFigures>> {
    return this.#kept.figures;
  }

  /** Staff have changed something: their next request must show it. */
  clear(): void {
    this.#kept.clear();
    for (const localized of this.#localizedShops.values()) localized.forgetFrame();
  }

  /**
   * The database cannot be reached, or can again. Meanwhile kept pages go on being shown, with a notice that says what
   * to think of them. When it is back, `clear` is due first: announcements of changes were lost.
   */
  setAway(isAway: boolean): void {
    this.#isAway = isAway;
  }

  /** These pieces have changed: drops every page that shows them. Header and footer show no pieces. */
  dropShowing(pieceIds: readonly string[]): void {
    this.#kept.dropShowing(pieceIds);
  }

  /** Some pieces have changed, which lists and counts on other pages may show a little later. */
  renew(): void {
    this.#kept.renew();
  }

  /**
   * Answers from the cache, before the framework has parsed anything.
   * @returns false if the framework must handle the request
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // A logged-in visitor may see personal content, which never comes from the cache.
    if (request.headers.authorization !== undefined) return false;
    const page = this.#find(request.url ?? '/');
    if (page === undefined) return false;
    this.#asSent(page, languageOf(request.url ?? '/')).send(request, response);
    return true;
  }

  /** Registers every address of every screen, in every language. */
  register(app: FastifyInstance): void {
    const options = { schema: { hide: true }, config: { needsAdmission: true } };
    for (const localized of this.#localizedShops.values()) {
      for (const route of this.#options.routes) {
        for (const path of route.paths) {
          app.get(addressIn(localized.language, path), options, (request, reply) =>
            this.#answer({ localized, route, path }, request, reply),
          );
        }
      }
    }
  }

  /**
   * The same addresses for forms that are sent without script, registered separately so that they are limited like
   * REST.
   */
  registerForms(app: FastifyInstance): void {
    for (const localized of this.#localizedShops.values()) {
      for (const route of this.#options.routes.filter((one) => one.submit !== undefined)) {
        const { formsAnHour: max } = route;
        const config = max === undefined ? {} : { rateLimit: { max, timeWindow: '1 hour' } };
        const options = { schema: { hide: true }, config };
        for (const path of route.paths) {
          app.post(addressIn(localized.language, path), options, (request, reply) =>
            this.#answerForm(localized, route, request, reply),
          );
        }
      }
    }
  }

  /** Paths of the pages with a single address each that may be indexed. */
  async findablePaths(): Promise<readonly string[]> {
    const localized = this.#localizedShops.get(defaultLanguage);
    if (localized === undefined) return [];
    const { readsIn, payment, clock } = this.#options;
    const now = clock();
    const reads = readsIn(defaultLanguage);
    const shell = { renderedAt: now.toISOString(), payment, isQuiet: false };
    const found: string[] = [];
    for (const route of this.#options.routes.filter(({ secretAddress }) => secretAddress !== true)) {
      for (const path of route.paths.filter((one) => !one.includes(':'))) {
        const answer = await route.load(reads, { language: defaultLanguage, params: {}, query: {} });
        if (answer.kind !== 'page') continue;
        const state = JSON.parse(JSON.stringify({ data: answer.data, shell })) as PageState<unknown>;
        const frame = await localized.frame(now.getTime(), keptForMs);
        const { head } = await localized.bundle.render(route.screen, state, frame);
        if (head.canonical === path) found.push(path);
      }
    }
    return found;
  }

  /** The 404 page with header and footer, for an unknown address. */
  async answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const localized = this.#localizedOf(request);
    try {
      const page = () => this.#instead.notFound(localized, null);
      this.#send(await before(this.#patience(), page), request, reply);
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      this.#instead.sendBusy(localized, reply);
    }
  }

  /** The page that asks to come back a little later. */
  answerBusy(request: FastifyRequest, reply: FastifyReply): void {
    this.#instead.sendBusy(this.#localizedOf(request), reply);
  }

  /**
   * A page for staff with other data than visitors see; never cached.
   * @returns null if there is no such page, or nothing to show
   */
  async preview(
    shows: (route: PageRoute<unknown>) => boolean,
    { language = defaultLanguage, params = {}, reads = {}, frame = {} }: Drafts,
  ): Promise<CachedPage | null> {
    const localized = this.#localizedShops.get(language);
    const route = this.#options.routes.find(shows);
    if (localized === undefined || route === undefined) return null;
    const all = { ...this.#options.readsIn(language), ...reads };
    const answer = await route.load(all, { params, query: {}, language });
    if (answer.kind !== 'page') return null;
    const headers = { ...headersOf(route, localized, this.#options.payment), ...secretHeaders };
    return this.#maker.render(localized, 200, route.screen, answer.data, {
      validUntil: null,
      headers,
      drafts: frame,
    });
  }

  async #answer(
    { localized, route, path }: { localized: LocalizedShop; route: PageRoute<unknown>; path: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const params = request.params as Record<string, string>;
    const asked = allowed(request.query as Record<string, unknown>, route.query ?? []);
    const query = route.plainQuery?.(asked) ?? asked;
    const address = addressIn(localized.language, pathOf(path, params));
    const [askedPath = '', ...search] = request.url.split('?');
    if (askedPath !== address) {
      // Each page has one address. Otherwise each spelling would be another page to render. The part after '?' belongs
      // to the browser, too.
      reply.redirect([address, ...search].join('?'), 308);
      return;
    }
    const tidy = tidyQuery(request.query as Record<string, unknown>, route.query ?? []);
    if (tidy !== null) {
      reply.redirect(addressOf(address, tidy), 308);
      return;
    }
    const key = addressOf(address, query);
    const kept = this.#find(key);
    if (kept !== undefined) {
      this.#send(kept, request, reply);
      return;
    }
    const { limits } = this.#options;
    if (limits !== null && !this.#kept.isInTheMaking(key) && !limits.mayAsk(request.ip)) {
      this.#instead.sendBusy(localized, reply);
      return;
    }
    const make = (by: Client) => {
      // If the client gives up while the page waits for its turn, its rendering is not begun.
      const until = this.#patience();
      const work = () => before(until, () => this.#maker.make(localized, route, { params, query }));
      return limits?.take(by, work) ?? work();
    };
    const making = {
      key,
      isRare: route.isRare?.(query) === true,
      mayKeep: ({ status }: CachedPage) =>
        status === 200 && route.secretAddress !== true && !localized.bundle.fresh,
      make,
    };
    try {
      const page = () =>
        this.#kept.make(making).catch((error: unknown) => this.#pageInstead(localized, error));
      this.#send(await before(this.#patience(), page), request, reply);
    } catch (error) {
      if (error instanceof Redirect) {
        reply.redirect(addressIn(localized.language, error.to), error.isTemporary ? 302 : 301);
      } else if (error instanceof TooBusy || error instanceof TookTooLong) {
        if (error instanceof TookTooLong) this.#options.logError(new Error(`${path} took too long`));
        this.#instead.sendBusy(localized, reply);
      } else {
        // Nothing was ever read in this process, not even header and footer for the page that would say so.
        this.#options.logError(error);
        this.#instead.sendBusy(localized, reply);
      }
    }
  }

  /**
   * The page shown instead of one that could not be made.
   * @throws the error if there is no page for it
   */
  #pageInstead(localized: LocalizedShop, error: unknown): Promise<CachedPage> {
    if (error instanceof NothingThere) {
      return this.#instead.notFound(localized, error.what);
    }
    if (error instanceof Redirect || error instanceof TooBusy || error instanceof TookTooLong) throw error;
    this.#options.logError(error);
    return this.#instead.crash(localized, error);
  }

  #find(key: string): CachedPage | undefined {
    return this.#kept.find(key, this.#isAway ? null : this.#options.clock().getTime());
  }

  /** While the database is away, every page says so, except for those that say nothing else. */
  #asSent(page: CachedPage, language: Language): CachedPage {
    const localized = this.#localizedShops.get(language);
    if (!this.#isAway || page.status >= 500 || localized === undefined) return page;
    return page.withNotice(localized.bundle.awayNotice);
  }

  /** The deadline of a request for a page that arrives now. */
  #patience(): number {
    return performance.now() + (this.#options.longestMs ?? longestPageMs);
  }

  async #answerForm(
    localized: LocalizedShop,
    route: PageRoute<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { forms, logError } = this.#options;
    try {
      const answer = await route.submit?.(forms, {
        params: request.params as Record<string, string>,
        query: {},
        language: localized.language,
        form: textsOf(request.body),
        client: request.ip,
        sayIssue: (issue) => sayIssue(localized.language, issue),
      });
      const { status, data } = answer ?? { status: 404, data: null };
      const headers = { ...localized.headers, ...secretHeaders };
      this.#send(
        await this.#maker.render(localized, status, route.screen, data, { validUntil: null, headers }),
        request,
        reply,
      );
    } catch (error) {
      logError(error);
      this.#send(await this.#instead.crash(localized, error), request, reply);
    }
  }

  #localizedOf(request: FastifyRequest): LocalizedShop {
    const localized = this.#localizedShops.get(languageOf(request.url));
    if (localized === undefined) throw new Error(`there are no pages for ${request.url}`);
    return localized;
  }

  #send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    this.#asSent(page, languageOf(request.url)).send(request.raw, reply.raw);
  }
}
