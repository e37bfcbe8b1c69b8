import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out, compressed once for everybody. */
export class CachedPage {
  readonly status: number;
  readonly expires: number;
  readonly size: number;
  readonly #etag: string;
  readonly #bodies = new Map<Encoding, { readonly body: Buffer; readonly headers: Record<string, string> }>();
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
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { body, headers } = this.#body(encoding);
    if (request.headers['if-none-match'] === this.#etag && this.status === 200) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #body(encoding: Encoding) {
    const known = this.#bodies.get(encoding);
    if (known !== undefined) return known;
    const body = compress(this.#identity, encoding);
    const made = {
      body,
      headers: {
        ...this.#headers,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        vary: 'accept-encoding',
        // The browser may keep it (and 'back' shows it at once), but asks whether it still holds.
        'cache-control': 'no-cache',
        etag: this.#etag,
      },
    };
    this.#bodies.set(encoding, made);
    return made;
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '');
  if (/\bbr\b/.test(names)) return 'br';
  return /\bgzip\b/.test(names) ? 'gzip' : 'identity';
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      // 5 of 11: nearly as small as the best, at a twentieth of its time.
      return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    case 'gzip':
      return gzipSync(body);
    case 'identity':
      return body;
  }
}

const maxBytes = 64 * 1024 * 1024;

/** Whole pages by address, the least recently used one going first. Public pages only. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  #bytes = 0;
  #generation = 0;

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
      if (this.#bytes <= maxBytes) break;
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
