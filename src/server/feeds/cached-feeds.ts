import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { preferredCoding } from '../answers/negotiation.ts';
import { runForShop } from '../../platform/fair-queue/client.ts';

const hourInSeconds = 3_600;

interface KeptFeed {
  readonly packed: Promise<Buffer>;
  readonly until: number;
}

/**
 * Sitemaps and feeds, each made once for everybody and kept as long as its headers allow. The feed for product search
 * contains every piece: it is kept compressed, at a tenth of its size, and sent so to all clients that support it.
 */
export class KeptFeeds {
  readonly #feeds = new Map<string, KeptFeed>();
  readonly #counts = new Map<string, { readonly count: Promise<number>; readonly until: number }>();
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Call after staff have changed something. */
  forget(): void {
    this.#feeds.clear();
    this.#counts.clear();
  }

  /** A figure that decides which feeds exist. */
  count(name: string, look: () => Promise<number>): Promise<number> {
    const now = this.#clock().getTime();
    const known = this.#counts.get(name);
    if (known !== undefined && known.until > now) return known.count;
    const kept = { count: runForShop(look), until: now + hourInSeconds * 1_000 };
    this.#counts.set(name, kept);
    kept.count.catch(() => {
      if (this.#counts.get(name) === kept) this.#counts.delete(name);
    });
    return kept.count;
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
    const packed = await this.#packed(url.split('?', 1)[0] ?? '', make);
    void reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .header('vary', 'accept-encoding')
      .type(type);
    if (preferredCoding(headers['accept-encoding'], ['gzip']) !== null) {
      return reply.header('content-encoding', 'gzip').send(packed);
    }
    return reply.send(Readable.from([packed]).pipe(createGunzip()));
  }

  #packed(name: string, make: () => AsyncIterable<string> | Promise<string>): Promise<Buffer> {
    const now = this.#clock().getTime();
    const known = this.#feeds.get(name);
    if (known !== undefined && known.until > now) return known.packed;
    const feed = { packed: runForShop(() => pack(make())), until: now + hourInSeconds * 1_000 };
    this.#feeds.set(name, feed);
    feed.packed.catch(() => {
      if (this.#feeds.get(name) === feed) this.#feeds.delete(name);
    });
    return feed.packed;
  }
}

async function pack(text: AsyncIterable<string> | Promise<string>): Promise<Buffer> {
  const source = Readable.from(text instanceof Promise ? [await text] : text);
  const gzip = createGzip({ level: 6 });
  source.once('error', (error) => gzip.destroy(error));
  return buffer(source.pipe(gzip));
}
