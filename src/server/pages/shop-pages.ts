import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PaymentSetup } from '../../modules/payments/index.ts';
import type { FrameData } from '../../storefront/components/shell/shell-data.ts';
import type { PageAnswer, PageRoute, PageState, ShopForms, ShopReads } from '../../storefront/page.ts';
import type { StructuredData } from '../../storefront/structured-data/thing.ts';
import {
  addressIn,
  completeLanguages,
  defaultLanguage,
  languageOf,
  type Language,
} from '../../shared/language.ts';
import { messagesIn } from '../answer-in-language.ts';
import type { Drafts } from './drafts.ts';
import { documentOf } from './document.ts';
import { Edition } from './edition.ts';
import type { PageBundles } from './page-bundle.ts';
import { addressOf, allowed, textsOf } from './asked.ts';
import { CachedPage, PageCache, type CacheFigures } from './page-cache.ts';
import { secretHeaders, withFrames, withStripe } from './security-headers.ts';

const notFoundScreen = 'not-found';
const crashScreen = 'crash';

const rareBytes = 12 * 1024 * 1024;

/** Prices and publication times may pass without anybody changing a row, so no page is kept for longer. */
const keptForMs = 5 * 60_000;

export interface ShopPagesOptions {
  readonly bundles: PageBundles;
  readonly routes: readonly PageRoute<unknown>[];
  readonly reads: ShopReads;
  readonly forms: ShopForms;
  readonly frame: (language: Language) => Promise<FrameData>;
  readonly publicUrl: string;
  readonly payment: PaymentSetup;
  readonly clock: () => Date;
  readonly logError: (error: unknown) => void;
}

/**
 * The storefront's pages. They are the same for everybody: rendered once, kept whole, and sent from memory
 * until something that they show changes.
 */
export class ShopPages {
  readonly #options: ShopPagesOptions;
  readonly #cache = new PageCache();
  /** Pages of which there are more than anybody can keep: searches, and lists narrowed down in whatever way. */
  readonly #rare = new PageCache(rareBytes);
  readonly #inTheMaking = new Map<string, Promise<CachedPage>>();
  readonly #editions: ReadonlyMap<Language, Edition>;

  constructor(options: ShopPagesOptions) {
    this.#options = options;
    this.#editions = new Map(
      completeLanguages.map((language) => [
        language,
        new Edition({
          language,
          bundle: options.bundles(language),
          routes: options.routes,
          readFrame: () => options.frame(language),
          publicUrl: options.publicUrl,
        }),
      ]),
    );
  }

  /** Of pages that anybody asks for, and of those narrowed down in some way. */
  get figures(): Readonly<Record<'usual' | 'rare', CacheFigures>> {
    return { usual: this.#cache.figures, rare: this.#rare.figures };
  }

  clear(): void {
    this.#cache.clear();
    this.#rare.clear();
    for (const edition of this.#editions.values()) edition.forgetFrame();
  }

  /**
   * Answers from the cache, before the framework has parsed anything.
   * @returns false when the request must go the long way
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // Whoever shows who they are may be shown something of their own: never from here.
    if (request.headers.authorization !== undefined) return false;
    const now = this.#options.clock().getTime();
    const page = this.#cache.get(request.url ?? '/', now) ?? this.#rare.get(request.url ?? '/', now);
    if (page === undefined) return false;
    page.send(request, response);
    return true;
  }

  /** Registers every address of every screen, in every language. */
  register(app: FastifyInstance): void {
    for (const edition of this.#editions.values()) {
      for (const route of this.#options.routes) {
        for (const path of route.paths) {
          app.get(addressIn(edition.language, path), { schema: { hide: true } }, (request, reply) =>
            this.#answer(edition, route, request, reply),
          );
        }
      }
    }
  }

  /** The same addresses for forms that are sent without script, apart so that they can be limited as REST is. */
  registerForms(app: FastifyInstance): void {
    for (const edition of this.#editions.values()) {
      for (const route of this.#options.routes.filter((one) => one.submit !== undefined)) {
        for (const path of route.paths) {
          app.post(addressIn(edition.language, path), { schema: { hide: true } }, (request, reply) =>
            this.#answerForm(edition, route, request, reply),
          );
        }
      }
    }
  }

  /** Paths of the pages with one address each that say of themselves that they want to be found. */
  async findablePaths(): Promise<readonly string[]> {
    const edition = this.#editions.get(defaultLanguage);
    if (edition === undefined) return [];
    const { reads, payment, clock } = this.#options;
    const now = clock();
    const shell = { renderedAt: now.toISOString(), payment };
    const found: string[] = [];
    for (const route of this.#options.routes.filter(({ secretAddress }) => secretAddress !== true)) {
      for (const path of route.paths.filter((one) => !one.includes(':'))) {
        const answer = await route.load(reads, { language: defaultLanguage, params: {}, query: {} });
        if (answer.kind !== 'page') continue;
        const state = JSON.parse(JSON.stringify({ data: answer.data, shell })) as PageState<unknown>;
        const frame = await edition.frame(now.getTime(), keptForMs);
        const { head } = await edition.bundle.render(route.screen, state, frame);
        if (head.canonical === path) found.push(path);
      }
    }
    return found;
  }

  /** The 404 page in the shop's shell, for an address that nobody knows. */
  async answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = await this.#errorPage(this.#editionOf(request), 404, notFoundScreen, { message: null });
    this.#send(page, request, reply);
  }

  /**
   * A page with other data than visitors see, for staff; kept by nobody.
   * @returns null when there is no such page, or nothing to show
   */
  async preview(
    shows: (route: PageRoute<unknown>) => boolean,
    { language = defaultLanguage, params = {}, reads = {}, frame = {} }: Drafts,
  ): Promise<CachedPage | null> {
    const edition = this.#editions.get(language);
    const route = this.#options.routes.find(shows);
    if (edition === undefined || route === undefined) return null;
    const all = { ...this.#options.reads, ...reads };
    const answer = await route.load(all, { params, query: {}, language });
    if (answer.kind !== 'page') return null;
    const headers = { ...headersOf(route, edition, this.#options.payment), ...secretHeaders };
    return this.#render(edition, 200, route.screen, answer.data, {
      validUntil: null,
      headers,
      drafts: frame,
    });
  }

  async #answer(
    edition: Edition,
    route: PageRoute<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const params = request.params as Record<string, string>;
    const asked = allowed(request.query as Record<string, unknown>, route.query ?? []);
    const query = route.plainQuery?.(asked) ?? asked;
    const cache = route.isRare?.(query) === true ? this.#rare : this.#cache;
    const key = addressOf(request.url, query);
    const cached = cache.get(key, this.#options.clock().getTime());
    if (cached !== undefined) {
      this.#send(cached, request, reply);
      return;
    }
    const generation = cache.generation;
    const flight = `${generation} ${key}`;
    // Many visitors of a page that has just gone stale make it once.
    const made = this.#inTheMaking.get(flight) ?? this.#make(edition, route, { params, query });
    this.#inTheMaking.set(flight, made);
    try {
      const page = await made;
      const keep = page.status === 200 && route.secretAddress !== true && !edition.bundle.fresh;
      if (keep) cache.put(key, page, generation);
      this.#send(page, request, reply);
    } catch (error) {
      if (error instanceof Redirect) {
        reply.redirect(addressIn(edition.language, error.to), 301);
        return;
      }
      this.#options.logError(error);
      this.#send(await this.#errorPage(edition, 500, crashScreen), request, reply);
    } finally {
      this.#inTheMaking.delete(flight);
    }
  }

  async #answerForm(
    edition: Edition,
    route: PageRoute<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { forms, logError } = this.#options;
    try {
      const answer = await route.submit?.(forms, {
        params: request.params as Record<string, string>,
        query: {},
        language: edition.language,
        form: textsOf(request.body),
        client: request.ip,
      });
      const { status, data } = answer ?? { status: 404, data: null };
      const shown = messagesIn(edition.language, data);
      const headers = { ...edition.headers, ...secretHeaders };
      this.#send(
        await this.#render(edition, status, route.screen, shown, { validUntil: null, headers }),
        request,
        reply,
      );
    } catch (error) {
      logError(error);
      this.#send(await this.#errorPage(edition, 500, crashScreen), request, reply);
    }
  }

  async #make(
    edition: Edition,
    route: PageRoute<unknown>,
    request: { params: Record<string, string>; query: Record<string, string> },
  ): Promise<CachedPage> {
    const answer: PageAnswer<unknown> = await route.load(this.#options.reads, {
      ...request,
      language: edition.language,
    });
    switch (answer.kind) {
      case 'not-found':
        return this.#errorPage(edition, 404, notFoundScreen, { message: answer.message ?? null });
      case 'redirect':
        throw new Redirect(answer.to);
      case 'page':
        return this.#render(edition, 200, route.screen, answer.data, {
          validUntil: answer.validUntil ?? null,
          headers: headersOf(route, edition, this.#options.payment),
          structured: answer.structured,
          searched: answer.searched,
        });
    }
  }

  async #errorPage(
    edition: Edition,
    status: number,
    screen: string,
    data: unknown = null,
  ): Promise<CachedPage> {
    return this.#render(edition, status, screen, data, { validUntil: null, headers: edition.headers });
  }

  async #render(
    edition: Edition,
    status: number,
    screen: string,
    data: unknown,
    {
      validUntil,
      headers,
      structured,
      searched,
      drafts,
    }: {
      validUntil: Date | null;
      headers: Readonly<Record<string, string>>;
      structured?: StructuredData | undefined;
      searched?: string | undefined;
      /** Of header and footer, instead of what visitors see. */
      drafts?: Partial<FrameData>;
    },
  ): Promise<CachedPage> {
    const { publicUrl, clock, reads } = this.#options;
    const { bundle, language, headScript } = edition;
    const now = clock();
    const frame = { ...(await edition.frame(now.getTime(), keptForMs)), searched, ...drafts };
    const shell = { renderedAt: now.toISOString(), payment: this.#options.payment };
    // Through JSON, so that the server renders from exactly what the browser will read.
    const stateJson = JSON.stringify({ data, shell });
    const rendered = await bundle.render(screen, JSON.parse(stateJson) as PageState<unknown>, frame);
    const keptUntil = now.getTime() + keptForMs;
    return new CachedPage({
      status,
      html: documentOf({
        ...{ bundle, language, screen, rendered, stateJson, publicUrl, headScript, structured },
        shopPictureAlt: reads.sitePictures('banner').banner?.alt ?? '',
      }),
      headers,
      expires: new Date(Math.min(keptUntil, validUntil?.getTime() ?? keptUntil)),
    });
  }

  #editionOf(request: FastifyRequest): Edition {
    const edition = this.#editions.get(languageOf(request.url));
    if (edition === undefined) throw new Error(`there are no pages for ${request.url}`);
    return edition;
  }

  #send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    page.send(request.raw, reply.raw);
  }
}

function headersOf(
  { secretAddress = false, mayFrame = [], takesPayment = false }: PageRoute<unknown>,
  { headers }: Edition,
  { stripeKey, isSandbox }: PaymentSetup,
): Readonly<Record<string, string>> {
  const framed = mayFrame.length === 0 ? headers : withFrames(headers, mayFrame);
  const paying = takesPayment && stripeKey !== null && !isSandbox ? withStripe(framed) : framed;
  return secretAddress ? { ...paying, ...secretHeaders } : paying;
}

class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`redirect to ${to}`);
    this.to = to;
  }
}
