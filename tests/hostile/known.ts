import type { ApiDescription } from './api-description.ts';
import type { Json } from './json.ts';

/** What a run has found in the shop before it starts, so that its requests refer to existing things. */
export interface Known {
  /** By the path that lists them: '/api/admin/orders' → ids. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** The answer to a call about one of them, which staff send back with a change: by '/api/admin/orders/{id}'. */
  readonly bodies: Readonly<Record<string, Json>>;
  /** Ids of everything, and secrets of orders. */
  readonly ids: readonly string[];
}

type Read = (path: string) => Promise<string | null>;

const idNames = /^(?:id|_id|productId|slug|orderId|orderNumber|number|unitId|key|version)$/;

/**
 * Reads the contents of every list.
 * @param read answers of a person who may read the path, null if nobody may
 * @param more ids that are in no list
 * @param without ids that no request may refer to
 */
export async function findKnown(
  { operations }: ApiDescription,
  read: Read,
  more: readonly string[],
  without: readonly string[],
): Promise<Known> {
  const gets = operations.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const lists: Record<string, readonly string[]> = {};
  for (const path of gets.filter((one) => !one.includes('{'))) {
    const text = await read(path);
    const found = text === null ? [] : idsIn(text).filter((id) => !without.includes(id));
    if (found.length > 0) lists[path] = found;
  }
  const products = await read('/api/user_product/products/list/vintage?limit=20');
  if (products !== null) lists['/api/products'] = idsIn(products);
  const ids = [...new Set([...more, ...Object.values(lists).flat()])];
  const bodies: Record<string, Json> = {};
  for (const path of gets.filter((one) => /^[^{]+\/\{\w+\}$/.test(one))) {
    const [first] = lists[path.slice(0, path.indexOf('/{'))] ?? [];
    const text = first === undefined ? null : await read(path.replace(/\{\w+\}/, encodeURIComponent(first)));
    const body = text === null ? null : parsed(text);
    if (body !== null) bodies[path] = body;
  }
  return { lists, bodies, ids };
}

/** Possible values for a parameter of a path. */
export function idsFor(known: Known, path: string): readonly string[] {
  const own = known.lists[path.slice(0, path.indexOf('/{'))];
  return own === undefined || own.length === 0 ? known.ids : own;
}

export function parsed(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function idsIn(text: string): string[] {
  const found = new Set<string>();
  const look = (value: Json, name: string): void => {
    if ((typeof value === 'string' || typeof value === 'number') && idNames.test(name))
      found.add(String(value));
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) look(one, Array.isArray(value) ? name : inner);
    }
  };
  look(parsed(text), '');
  return [...found].filter((id) => id !== '' && id.length < 200).slice(0, 40);
}
