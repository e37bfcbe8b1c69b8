import { sql, type RawBuilder } from 'kysely';
import { namePatterns } from '../../shared/text/name-patterns.ts';

/**
 * Whether a name has all words of a search text, whatever their case and however umlauts are written.
 * @param name an expression, to the letter that of its trigram index if it has one
 */
export function namedLike(name: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  const words = namePatterns(q).map((pattern) => sql`${name} ~* ${pattern}`);
  return words.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
