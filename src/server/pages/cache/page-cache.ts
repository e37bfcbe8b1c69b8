import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FairQueue } from '../../../platform/fair-queue/fair-queue.ts';
import { namesTag } from '../../answers/negotiation.ts';
import { compressionOf, usualCompression, type Compression } from './compression.ts';

interface Copy {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Clients without compression request the same few pages; decompressing these for each request would cost more than
 * keeping them.
 */
const plainPages = new LRUCache<CachedPage, Buffer>({ max: 32 });

/**
 * A page this old is likely to stay. Pages that list pieces are renewed every two seconds while somebody holds and
 * releases pieces; compressing each of these copies thoroughly would take half a core from visitors.
 */
export const lastingMs = 10_000;

/** One page at a time is compressed thoroughly; others wait for their next request. */
const thoroughQueue = new FairQueue(1, 0);

/**
 * A page ready to be sent, compressed once for everybody: quickly for the visitor who waits for the new page, and
 * thoroughly, off the shop's thread, when it is requested after it has lasted for a while.
 */
export class CachedPage {
  readonly status: number;
  readonly expires: number;
  readonly size: number;
  /** Ids of the pieces that it shows, and of everything else that it names. */
  readonly shows: ReadonlySet<string>;
  readonly #etag: string;
  readonly #madeAt = performance.now();
  readonly #copies = new Map<Compression, Copy>();
  readonly #improved = new Set<Compression>();
  /**
   * The uncompressed page, until it is compressed: hardly any client wants it uncompressed, and it is five times as
   * large.
   */
  #made: Buffer | null;
  readonly #headers: Readonly<Record<string, string>>;
  #withNotice: CachedPage | null = null;

  constructor(page: {
    status: number;
    html: string;
    headers: Readonly<Record<string, string>>;
    expires: Date;
    shows?: ReadonlySet<string>;
  }) {
    this.shows = page.shows ?? new Set();
    this.status = page.status;
    this.expires = page.expires.getTime();
    const made = Buffer.from(page.html);
    this.#made = made;
    // Quick compression leaves about a fifth, and now and then there is a second copy.
    this.size = Math.ceil(made.length * 0.3);
    this.#headers = page.headers;
    this.#etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`;
  }

  get html(): string {
    return this.#page().toString();
  }

  /**
   * The same page with a notice at its top, which no browser or proxy keeps: as it is sent while nobody can say whether
   * it is still true. Made once.
   */
  withNotice(noticeHtml: string): CachedPage {
    this.#withNotice ??= new CachedPage({
      status: this.status,
      html: this.html.replace('</head><body>', () => `</head><body>${noticeHtml}`),
      headers: { ...this.#headers, 'cache-control': 'no-store' },
      expires: new Date(this.expires),
      shows: this.shows,
    });
    return this.#withNotice;
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const { body, headers } = this.#copy(compressionOf(request.headers['accept-encoding']));
    if (this.status === 200 && namesTag(request.headers['if-none-match'], this.#etag)) {
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
      if (compression !== null) return this.#keep(compression, page);
      plainPages.set(this, page);
      return this.#copyOf(null, page);
    }
    if (compression !== null && performance.now() - this.#madeAt >= lastingMs) this.#improve(compression);
    return known;
  }

  #improve(compression: Compression): void {
    if (this.#improved.has(compression) || thoroughQueue.isFull()) return;
    this.#improved.add(compression);
    thoroughQueue
      .take(() => compression.thorough(this.#page()))
      .then(
        (body) => body !== null && this.#copies.set(compression, this.#copyOf(compression, body)),
        // The quickly compressed copy is just as good.
        () => undefined,
      );
  }

  #keep(compression: Compression, page: Buffer): Copy {
    const kept = this.#copies.get(compression) ?? this.#copyOf(compression, compression.quick(page));
    this.#copies.set(compression, kept);
    return kept;
  }

  /** The uncompressed page. */
  #page(): Buffer {
    if (this.#made !== null) return this.#made;
    const plain = plainPages.get(this);
    if (plain !== undefined) return plain;
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
        // The browser may keep it (and shows it at once on 'back'), but must revalidate it.
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
  /** Currently kept. */
  readonly pages: number;
  /** Their approximate size. */
  readonly bytes: number;
}

/** A page and how it was made. */
export interface KeptPage<Making = unknown> {
  readonly page: CachedPage;
  /** The number of the renewal round it was made in; see `KeptPages`. */
  readonly round: number;
  readonly making: Making;
}

const usualBytes = 32 * 1024 * 1024;

/** Whole pages by address; the least recently used page is dropped first. Public pages only. */
export class PageCache<Making = unknown> {
  readonly #pages: LRUCache<string, KeptPage<Making>>;
  /** Addresses of the pages that show a piece, by its id. */
  readonly #showing = new Map<string, Set<string>>();
  #generation = 0;
  /** Requests answered from here, and requests that needed a new page, since the process began. */
  #hits = 0;
  #misses = 0;

  constructor(maxBytes = usualBytes) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.size,
      dispose: (dropped, key) => this.#unlist(dropped, key),
    });
  }

  /** Changes with every `clear`; a page begun before that must not be added afterwards. */
  get generation(): number {
    return this.#generation;
  }

  /** @param now null: also what has expired, since nothing newer can be had */
  get(key: string, now: number | null): KeptPage<Making> | undefined {
    const kept = this.#pages.get(key);
    if (kept === undefined) return undefined;
    if (now !== null && kept.page.expires <= now) {
      this.#pages.delete(key);
      return undefined;
    }
    this.#hits += 1;
    return kept;
  }

  put(key: string, kept: KeptPage<Making>, generation: number): void {
    this.#misses += 1;
    if (generation !== this.#generation) return;
    this.#pages.set(key, kept);
    // A page larger than the whole cache is not in it.
    if (!this.#pages.has(key)) return;
    for (const id of kept.page.shows) {
      const addresses = this.#showing.get(id);
      if (addresses === undefined) this.#showing.set(id, new Set([key]));
      else addresses.add(key);
    }
  }

  /** Drops the pages that show any of these. */
  dropShowing(ids: readonly string[]): void {
    for (const id of ids) {
      for (const key of this.#showing.get(id) ?? []) this.#pages.delete(key);
    }
  }

  get figures(): CacheFigures {
    return {
      hits: this.#hits,
      misses: this.#misses,
      pages: this.#pages.size,
      bytes: this.#pages.calculatedSize,
    };
  }

  clear(): void {
    this.#pages.clear();
    this.#generation += 1;
  }

  #unlist({ page }: KeptPage<Making>, key: string): void {
    for (const id of page.shows) {
      const addresses = this.#showing.get(id);
      addresses?.delete(key);
      if (addresses?.size === 0) this.#showing.delete(id);
    }
  }
}
