import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressionOf, usualCompression, type Compression } from './compression.ts';

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
  readonly #copies = new Map<Compression, Copy>();
  readonly #improved = new Set<Compression>();
  /** As it was made, until it is compressed: hardly anybody asks for a page in another way, and it is five times as large. */
  #made: Buffer | null;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(page: {
    status: number;
    html: string;
    headers: Readonly<Record<string, string>>;
    expires: Date;
  }) {
    this.status = page.status;
    this.expires = page.expires.getTime();
    const made = Buffer.from(page.html);
    this.#made = made;
    // Compressed quickly it is about a fifth, and now and then there is a second copy.
    this.size = made.length * 0.3;
    this.#headers = page.headers;
    this.#etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`;
  }

  get html(): string {
    return this.#page().toString();
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
    const known = compression === null ? undefined : this.#copies.get(compression);
    if (known === undefined) {
      const page = this.#page();
      this.#made = null;
      if (this.#copies.size === 0) this.#keep(compression ?? usualCompression, page);
      return compression === null ? this.#copyOf(null, page) : this.#keep(compression, page);
    }
    if (compression !== null && !this.#improved.has(compression)) this.#improve(compression);
    return known;
  }

  #improve(compression: Compression): void {
    this.#improved.add(compression);
    compression.thorough(this.#page()).then(
      (body) => this.#copies.set(compression, this.#copyOf(compression, body)),
      // What was compressed quickly is as good a page.
      () => undefined,
    );
  }

  #keep(compression: Compression, page: Buffer): Copy {
    const kept = this.#copies.get(compression) ?? this.#copyOf(compression, compression.quick(page));
    this.#copies.set(compression, kept);
    return kept;
  }

  /** The page as it was made. */
  #page(): Buffer {
    if (this.#made !== null) return this.#made;
    const [copy] = this.#copies;
    if (copy === undefined) throw new Error('a page was forgotten before it was compressed');
    const [compression, { body }] = copy;
    return compression.undo(body);
  }

  #copyOf(compression: Compression | null, body: Buffer): Copy {
    return {
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
  }
}

export interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  /** Kept at present. */
  readonly pages: number;
  /** Their size, about. */
  readonly bytes: number;
}

const usualBytes = 32 * 1024 * 1024;

/** Whole pages by address, the least recently used one going first. Public pages only. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #mostBytes: number;
  #bytes = 0;
  #generation = 0;
  /** Pages sent from here, and pages made because they were not; since the process began. */
  #hits = 0;
  #misses = 0;

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
    this.#hits += 1;
    return page;
  }

  put(key: string, page: CachedPage, generation: number): void {
    this.#misses += 1;
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

  get figures(): CacheFigures {
    return { hits: this.#hits, misses: this.#misses, pages: this.#pages.size, bytes: this.#bytes };
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }
}
