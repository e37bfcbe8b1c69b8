import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { endsBeforeItBegins } from '../../shared/time/range.ts';
import { plainEmail } from '../../shared/text/email.ts';
import { longestTitle } from '../../shared/limits.ts';

/** The part of a list that is requested, the same for every list of the back office. */
export interface ListQuery<Sort extends string = string> {
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly sort: Sort;
  readonly order: 'ASC' | 'DESC';
  /** The search text. */
  readonly q?: string | undefined;
}

/**
 * The query of a list: `?page=1&perPage=25&sort=createdAt&order=DESC&q=…`, and filters beside them.
 * @param sorts the fields that the list can be sorted by; the first one is the default
 * @param filters further parameters
 */
export function listQuery<const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
  order: 'ASC' | 'DESC' = 'DESC',
) {
  const query = z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    sort: z.enum(sorts).default(sorts[0] as never),
    order: z.enum(['ASC', 'DESC']).default(order),
    q: z.string().transform(searched).optional(),
    ...filters,
  });
  return 'from' in filters && 'to' in filters ? inOrder(query) : query;
}

/** Refuses filters from a beginning to an end that lies before it: they would find nothing, and nobody would know why. */
export function inOrder<Query extends z.ZodObject>(query: Query): Query {
  return query.refine((values) => !endsBeforeItBegins(values), {
    path: ['to'],
    error: message('range-ends-before'),
  });
}

/**
 * Whatever else was pasted after what a title may have is left out, rather than refused. An e-mail address is searched in
 * the form in which it is kept, in whichever it is read.
 */
function searched(typed: string): string | undefined {
  const text = Array.from(typed.trim()).slice(0, longestTitle).join('').trim();
  const words = text.split(' ').map((word) => plainEmail(word) ?? word);
  return text === '' ? undefined : words.join(' ');
}

/** The answer of every list. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int().min(0) });
}

/** Keeps only the fields that were sent with a change; omitted fields stay as they are. */
export function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** A page of a list that is short enough to be read completely: searched by `text`, sorted by one of its fields. */
export function pageOf<T extends object>(
  all: readonly T[],
  { page, perPage, sort, order, q }: ListQuery,
  text: (item: T) => string,
): { items: T[]; total: number } {
  const wanted = q?.toLowerCase();
  const found =
    wanted === undefined
      ? [...all]
      : all.filter((item) => text(item).normalize('NFC').toLowerCase().includes(wanted));
  const value = (item: T): string => `${(item as Record<string, string | number | boolean>)[sort] ?? ''}`;
  found.sort((a, b) => value(a).localeCompare(value(b), 'de', { numeric: true }));
  if (order === 'DESC') found.reverse();
  return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
