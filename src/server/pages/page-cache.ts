import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressionOf, type Compression } from './compression.ts';

interface Copy {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A page as it goes out, compressed once for everybody: quickly for whoever waits for a page that has just been
 * made, and thoroughly, beside the shop's thread, as soon as somebody asks again.
 */
export class CachedPage {
  readonly status: number;
  readonly expires: number;
  readonly size: number;
  readonly #etag: string;
  readonly #copies = new Map<Compression | null, Copy>();
  readonly #improved = new Set<Compression>();
  readonly #identity: Buffer;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(page: {
    status: number;
    html: string;
    headers: Readonly<Record<string, string>>;
    expires: Date;
  }) {
    this.status = page.status;
    this.expires = page.expires.getTime();
    this.#identity = Buffer.from(page.html);
    // Compressed copies are about a fifth each.
    this.size = this.#identity.length * 1.5;
    this.#headers = page.headers;
    this.#etag = `"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)}"`;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { body, headers } = this.#copy(compressionOf(request.headers['accept-encoding']));
    if (request.headers['if-none-match'] === this.#etag && this.status === 200) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #copy(compression: Compression | null): Copy {
    const known = this.#copies.get(compression);
    if (known === undefined) {
      return this.#keep(compression, compression?.quick(this.#identity) ?? this.#identity);
    }
    if (compression !== null && !this.#improved.has(compression)) this.#improve(compression);
    return known;
  }

  #improve(compression: Compression): void {
    this.#improved.add(compression);
    compression.thorough(this.#identity).then(
      (body) => this.#keep(compression, body),
      // What was compressed quickly is as good a page.
      () => undefined,
    );
  }

  #keep(compression: Compression | null, body: Buffer): Copy {
    const copy = {
      body,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        ...(compression === null ? {} : { 'content-encoding': compression.name }),
        vary: 'accept-encoding',
        // The browser may keep it (and 'back' shows it at once), but asks whether it still holds.
        'cache-control': 'no-cache',
        etag: this.#etag,
        ...this.#headers,
      },
    };
    this.#copies.set(compression, copy);
    return copy;
  }
}

const usualBytes = 64 * 1024 * 1024;

/** Whole pages by address, the least recently used one going first. Public pages only. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #mostBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(mostBytes = usualBytes) {
    this.#mostBytes = mostBytes;
  }

  /** Changes with every `clear`; a page that was begun before must not be put in afterwards. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    if (page.expires <= now) {
      this.#bytes -= page.size;
      return undefined;
    }
    this.#pages.set(key, page);
    return page;
  }

  put(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#generation) return;
    const before = this.#pages.get(key);
    if (before !== undefined) this.#bytes -= before.size;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.size;
    for (const [oldest, { size }] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= size;
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }
}
