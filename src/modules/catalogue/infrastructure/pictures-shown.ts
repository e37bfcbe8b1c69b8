import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

/** Those of these photographs that a piece, a category or a parent category shows. */
export async function picturesShown(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${keys})
    union select image from categories where image = any(${keys})
    union select image from parent_categories, unnest(images) image where image = any(${keys})
  `.execute(queries<CatalogueTables>(db));
  return rows.map(({ key }) => key);
}
