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

export interface Sample {
  /** Addresses of the first pages of categories that are full, with 20 cards. */
  readonly categories: readonly [string, ...string[]];
  /** Addresses of the pieces on those pages. */
  readonly products: readonly [string, ...string[]];
  /** The first of these pieces, in REST. */
  readonly productCall: string;
}

/** Pages that every demo shop has. */
export async function sampleOf(base: string): Promise<Sample> {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${base}/api/${path}`)).json();
  const categories: string[] = [];
  const products = new Set<string>();
  for (const { _id: id } of categoriesSchema.parse(await ask('categories'))) {
    const page = productsSchema.parse(await ask(`categories/${id}/products`));
    if (page.products.length < 20) continue;
    categories.push(`/category/${id}`);
    for (const { productId } of page.products) products.add(`/product/${productId}`);
  }
  const [firstCategory, ...otherCategories] = categories;
  const [firstProduct, ...otherProducts] = products;
  if (firstCategory === undefined || firstProduct === undefined) {
    throw new Error('the demo catalogue has no category with 20 pieces');
  }
  return {
    categories: [firstCategory, ...otherCategories],
    products: [firstProduct, ...otherProducts],
    productCall: firstProduct.replace('/product/', '/api/products/'),
  };
}
