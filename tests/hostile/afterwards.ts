import { leftovers } from '../faults/leftovers.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { scriptMark } from './hostile-values.ts';
import { parsed } from './known.ts';
import { get } from './people.ts';

/** Pages that everybody needs. */
const needed = ['/', '/en', '/shop/vintage', '/suche?q=tisch', '/faq', '/contact-us', '/terms', '/ankauf'];

/** What no longer works after an attack; empty if everything does. */
export async function brokenAfterwards(base: string): Promise<string[]> {
  const wrong: string[] = [];
  const list = await get(base, '/api/user_product/products/list/vintage?limit=20');
  const { products = [] } = (parsed(list.body) ?? {}) as { products?: { _id: string }[] };
  const pages = [...needed, ...products.slice(0, 5).map(({ _id }) => `/product/${_id}`)];
  for (const path of ['/health/ready', ...pages]) {
    const { status, body, failure } = await get(base, path, [['accept', 'text/html']]);
    if (status !== 200) wrong.push(`${path}: ${failure ?? status}`);
    // Staff's HTML is sanitised: it must not come back as an element of our own.
    if (new RegExp(`<[a-z]+\\b[^>]*\\bon\\w+=["']?${scriptMark}|javascript:${scriptMark}`, 'i').test(body)) {
      wrong.push(`${path} runs somebody's script`);
    }
  }
  return wrong;
}

/** Nonzero counts that must be 0 in a sound database, by what they count. */
export async function unsoundIn(db: Db): Promise<string[]> {
  const counts = Object.entries(await leftovers(db)) as [string, number][];
  return counts.filter(([, count]) => count !== 0).map(([what, count]) => `${what}: ${count}`);
}
