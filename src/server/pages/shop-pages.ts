import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAnswer, PageRoute, PageState, ShopReads } from '../../storefront/page.ts';
import { documentOf } from './document.ts';
import { hashRouteScript } from './hash-routes.ts';
import type { PageBundle } from './page-bundle.ts';
import { CachedPage, PageCache } from './page-cache.ts';
import { secretHeaders, securityHeaders } from './security-headers.ts';

const notFoundScreen = 'not-found';
const crashScreen = 'crash';

/** Prices and publication times may pass without anybody changing a row, so no page is kept for longer. */
const keptForMs = 5 * 60_000;

type Shell = PageState<unknown>['shell'];

export interface ShopPagesOptions {
  readonly bundle: PageBundle;
  readonly routes: readonly PageRoute<unknown>[];
  readonly reads: ShopReads;
  readonly shell: () => Promise<Shell>;
  readonly publicUrl: string;
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
  readonly #headers: Readonly<Record<string, string>>;
  readonly #hashScript: string;
  readonly #inTheMaking = new Map<string, Promise<CachedPage>>();
  #shell: { readonly read: Promise<Shell>; readonly until: number } | null = null;

  constructor(options: ShopPagesOptions) {
    this.#options = options;
    const hash = hashRouteScript(options.routes);
    this.#hashScript = hash.text;
    this.#headers = securityHeaders(options.bundle.styleSource, hash.source);
  }

  clear(): void {
    this.#cache.clear();
    this.#shell = null;
  }

  /**
   * Answers from the cache, before the framework has parsed anything.
   * @returns false when the request must go the long way
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // Whoever shows who they are may be shown something of their own: never from here.
    if (request.headers.authorization !== undefined) return false;
    const page = this.#cache.get(request.url ?? '/', this.#options.clock().getTime());
    if (page === undefined) return false;
    page.send(request, response);
    return true;
  }

  /** Registers every address of every screen. */
  register(app: FastifyInstance): void {
    for (const route of this.#options.routes) {
      for (const path of route.paths) {
        app.get(path, { schema: { hide: true } }, (request, reply) => this.#answer(route, request, reply));
      }
    }
  }

  /** The 404 page in the shop's shell, for an address that nobody knows. */
  async answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.#send(await this.#errorPage(404, notFoundScreen), request, reply);
  }

  async #answer(route: PageRoute<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const params = request.params as Record<string, string>;
    const query = allowed(request.query as Record<string, unknown>, route.query ?? []);
    const key = addressOf(request.url, query);
    const cached = this.#cache.get(key, this.#options.clock().getTime());
    if (cached !== undefined) {
      this.#send(cached, request, reply);
      return;
    }
    const generation = this.#cache.generation;
    const flight = `${generation} ${key}`;
    // Many visitors of a page that has just gone stale make it once.
    const made = this.#inTheMaking.get(flight) ?? this.#make(route, { params, query });
    this.#inTheMaking.set(flight, made);
    try {
      const page = await made;
      const keep = page.status === 200 && route.secretAddress !== true && !this.#options.bundle.fresh;
      if (keep) this.#cache.put(key, page, generation);
      this.#send(page, request, reply);
    } catch (error) {
      if (error instanceof Redirect) {
        reply.redirect(error.to, 301);
        return;
      }
      this.#options.logError(error);
      this.#send(await this.#errorPage(500, crashScreen), request, reply);
    } finally {
      this.#inTheMaking.delete(flight);
    }
  }

  async #make(
    route: PageRoute<unknown>,
    request: { params: Record<string, string>; query: Record<string, string> },
  ): Promise<CachedPage> {
    const answer: PageAnswer<unknown> = await route.load(this.#options.reads, request);
    switch (answer.kind) {
      case 'not-found':
        return this.#errorPage(404, notFoundScreen);
      case 'redirect':
        throw new Redirect(answer.to);
      case 'page':
        return this.#render(200, route.screen, answer.data, {
          validUntil: answer.validUntil ?? null,
          headers: route.secretAddress === true ? { ...this.#headers, ...secretHeaders } : this.#headers,
        });
    }
  }

  async #errorPage(status: number, screen: string): Promise<CachedPage> {
    return this.#render(status, screen, null, { validUntil: null, headers: this.#headers });
  }

  async #render(
    status: number,
    screen: string,
    data: unknown,
    { validUntil, headers }: { validUntil: Date | null; headers: Readonly<Record<string, string>> },
  ): Promise<CachedPage> {
    const { bundle, publicUrl, clock } = this.#options;
    const shell = { ...(await this.#readShell()), renderedAt: clock().toISOString() };
    // Through JSON, so that the server renders from exactly what the browser will read.
    const stateJson = JSON.stringify({ data, shell });
    const rendered = await bundle.render(screen, JSON.parse(stateJson) as PageState<unknown>);
    const keptUntil = clock().getTime() + keptForMs;
    return new CachedPage({
      status,
      html: documentOf({ bundle, screen, rendered, stateJson, publicUrl, hashScript: this.#hashScript }),
      headers,
      expires: new Date(Math.min(keptUntil, validUntil?.getTime() ?? keptUntil)),
    });
  }

  /** Header and footer say the same on every page: they are read once, until the catalogue changes. */
  #readShell(): Promise<Shell> {
    const now = this.#options.clock().getTime();
    if (this.#shell !== null && this.#shell.until > now) return this.#shell.read;
    const shell = { read: this.#options.shell(), until: now + keptForMs };
    this.#shell = shell;
    shell.read.catch(() => {
      // A failure is not kept: the next page asks again.
      if (this.#shell === shell) this.#shell = null;
    });
    return shell.read;
  }

  #send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    page.send(request.raw, reply.raw);
  }
}

class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`redirect to ${to}`);
    this.to = to;
  }
}

function allowed(query: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const value = query[name];
    if (typeof value === 'string' && value !== '') kept[name] = value.slice(0, 200);
  }
  return kept;
}

/** The cache's key: the path and the allowed parameters in the route's own order. */
function addressOf(url: string, query: Readonly<Record<string, string>>): string {
  const path = url.split('?', 1)[0] ?? '/';
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
