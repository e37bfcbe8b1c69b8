import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ForkedServer } from './forked-server.ts';

/** A folder for everything that a run leaves behind; servers that are started in it end with it. */
export class Workplace {
  readonly folder: string;
  readonly #servers: ForkedServer[] = [];

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Workplace> {
    return new Workplace(await mkdtemp(join(tmpdir(), 'wmk-bench-')));
  }

  async bare(): Promise<ForkedServer> {
    return this.#keep(await ForkedServer.start('bare-process.ts'));
  }

  /** The shop with the demo catalogue, on the embedded database or on the one whose address is given. */
  async shop(databaseUrl: string | null): Promise<ForkedServer> {
    const settings = { DATA_DIR: join(this.folder, 'shop'), DATABASE_URL: databaseUrl ?? '' };
    return this.#keep(await ForkedServer.start('shop-process.ts', settings));
  }

  async stopServers(): Promise<void> {
    for (const server of this.#servers.splice(0)) await server.stop();
  }

  async close(): Promise<void> {
    await this.stopServers();
    await rm(this.folder, { recursive: true, force: true });
  }

  #keep(server: ForkedServer): ForkedServer {
    this.#servers.push(server);
    return server;
  }
}

const categoriesSchema = z.array(z.object({ _id: z.string() }));
const productsSchema = z.object({ products: z.array(z.object({ productId: z.string() })) });

/** Addresses that every demo shop has: a category whose page is full, and a piece of it. */
export async function sampleOf(base: string): Promise<{ category: string; product: string }> {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${base}/api/${path}`)).json();
  for (const { _id: id } of categoriesSchema.parse(await ask('categories'))) {
    const { products } = productsSchema.parse(await ask(`categories/${id}/products`));
    if (products.length === 20) return { category: id, product: products[0]?.productId ?? '' };
  }
  throw new Error('the demo catalogue has no category with 20 pieces');
}
