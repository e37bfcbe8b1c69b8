import { sql, type RawBuilder } from 'kysely';
import { namePatterns } from '../../shared/text/name-patterns.ts';

/** For each word of a text, the ids of pieces that it names: by their title, their SKU or that of a variant. */
export function piecesNamed(q: string): RawBuilder<unknown>[] {
  return namePatterns(q).map(
    // To the letter the expression of the index `pieces_by_name`.
    (pattern) => sql`(
      select n.id from pieces n where lower(n.title || ' ' || n.sku) ~ ${pattern}
      union all
      select v.piece_id from variants v where lower(v.sku) ~ ${pattern}
    )`,
  );
}
