import type { ListWish } from './list-query.ts';

/** A page of a list that is short enough to be read completely: searched by `text`, sorted by one of its fields. */
export function pageOf<T extends object>(
  all: readonly T[],
  { page, perPage, sort, order, q }: ListWish,
  text: (item: T) => string,
): { items: T[]; total: number } {
  const wanted = q?.toLowerCase();
  const found =
    wanted === undefined ? [...all] : all.filter((item) => text(item).toLowerCase().includes(wanted));
  const value = (item: T): string => `${(item as Record<string, string | number | boolean>)[sort] ?? ''}`;
  found.sort((a, b) => value(a).localeCompare(value(b), 'de', { numeric: true }));
  if (order === 'DESC') found.reverse();
  return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
