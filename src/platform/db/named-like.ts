import { sql, type RawBuilder } from 'kysely';
import { digitsOfPhone } from '../../shared/places/telephone.ts';
import { namePatterns, withoutTitles } from '../../shared/text/name-patterns.ts';

/**
 * Whether a name has all words of a search text, whatever their case and however umlauts are written. 'Frau Schulz' is
 * kept as Schulz.
 * @param name an expression, to the letter that of its trigram index if it has one
 */
export function namedLike(name: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  const words = namePatterns(withoutTitles(q)).map((pattern) => sql`${name} ~* ${pattern}`);
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** The pattern of what begins with a text, for `like`. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
/** The pattern of what contains it. */
export const containing = (text: string): string => `%${beginningWith(text)}`;

/**
 * Whether a telephone number is the one that a search text is, however either is written; nothing for a text that is
 * none.
 * @param phone a column with a trigram index over `regexp_replace(phone, '[^0-9]', '', 'g')`
 */
export function calledBy(phone: RawBuilder<unknown>, q: string): RawBuilder<boolean>[] {
  const digits = digitsOfPhone(q);
  return digits === null
    ? []
    : [sql<boolean>`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`];
}

/** Whether an id is among those of any of these queries: joined with `or` instead, no index would serve any of them. */
export function isAmong(id: RawBuilder<unknown>, ways: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${id} in (${sql.join(ways, sql` union `)})`;
}
