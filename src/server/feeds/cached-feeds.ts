import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { preferredCoding } from '../answers/negotiation.ts';
import { runForShop } from '../../platform/fair-queue/client.ts';

const hourInSeconds = 3_600;

/** Far more than there are, unless there are millions of pieces. */
const maxKept = 1_000;

/**
 * Sitemaps and feeds, each made once for everybody and kept as long as its headers allow. The feed for product search
 * contains every piece: it is kept compressed, at a tenth of its size, and sent so to all clients that support it.
 */
export class KeptFeeds {
  readonly #kept: LRUCache<string, Promise<unknown>>;

  constructor(clock: () => Date) {
    this.#kept = new LRUCache({
      max: maxKept,
      ttl: hourInSeconds * 1_000,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  }

  /** Call after staff have changed something. */
  forget(): void {
    this.#kept.clear();
  }

  /** A figure that decides which feeds exist. */
  count(name: string, look: () => Promise<number>): Promise<number> {
    return this.#once(`count ${name}`, look);
  }

  /**
   * @param make produces the text, whole or in parts. Called only if there is no copy, once for all waiting visitors.
   */
  async send(
    { headers, url }: FastifyRequest,
    reply: FastifyReply,
    make: () => AsyncIterable<string> | Promise<string>,
    type = 'application/xml; charset=utf-8',
  ): Promise<FastifyReply> {
    const packed = await this.#once(url.split('?', 1)[0] ?? '', () => pack(make()));
    void reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .header('vary', 'accept-encoding')
      .type(type);
    if (preferredCoding(headers['accept-encoding'], ['gzip']) !== null) {
      return reply.header('content-encoding', 'gzip').send(packed);
    }
    return reply.send(Readable.from([packed]).pipe(createGunzip()));
  }

  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name);
    if (known !== undefined) return known as Promise<T>;
    const made = runForShop(make);
    this.#kept.set(name, made);
    made.catch(() => {
      if (this.#kept.peek(name) === made) this.#kept.delete(name);
    });
    return made;
  }
}

async function pack(text: AsyncIterable<string> | Promise<string>): Promise<Buffer> {
  const source = Readable.from(text instanceof Promise ? [await text] : text);
  const gzip = createGzip({ level: 6 });
  source.once('error', (error) => gzip.destroy(error));
  return buffer(source.pipe(gzip));
}
