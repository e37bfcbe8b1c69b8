import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import { columnOf } from '../../../platform/db/row-names.ts';
import { searchedFacts, searchedTexts } from '../../../shared/pieces/piece-fields.ts';
import type { CatalogueTables } from '../infrastructure/catalogue.tables.ts';
import { searchColumnsOf } from '../infrastructure/piece-rows.ts';
import { searchVersion, type SearchedDraft } from '../../search/index.ts';

const batchSize = 200;

type StalePiece = Omit<SearchedDraft, 'texts'> & SearchedDraft['texts'] & { readonly id: string };

const searchedColumns = sql.join(
  [...searchedFacts, ...searchedTexts].map(
    (name) => sql`${sql.ref(`p.${columnOf(name)}`)} as ${sql.ref(name)}`,
  ),
);

/**
 * Recomputes search columns that were computed by an older version of the shop, or that were bypassed by direct writes
 * to the database. Each batch is one transaction; several processes may run this at once.
 * @returns how many pieces were outdated
 */
export async function renewSearchColumns(db: Db): Promise<number> {
  for (let renewed = 0; ;) {
    const count = await db.transaction(async (tx) => {
      const q = queries<CatalogueTables>(tx);
      const { rows } = await sql<StalePiece>`
        select p.id, p.sku, p.title, p.descriptions, ${searchedColumns},
          (select coalesce(json_agg(json_build_object('sku', v.sku, 'name', v.name)), '[]')
            from variants v where v.piece_id = p.id and v.removed_at is null) as variants
        from pieces p where p.search_edition <> ${searchVersion}
        order by p.id limit ${batchSize} for update of p skip locked
      `.execute(q);
      if (rows.length === 0) return 0;
      const columns = rows.map((row) => ({ id: row.id, ...searchColumnsOf({ ...row, texts: row }) }));
      await sql`
        update pieces p set search_document = fresh.search_document, material_keys = fresh.material_keys,
          colour_keys = fresh.colour_keys, maker_key = fresh.maker_key,
          of_protected_species = fresh.of_protected_species, search_edition = fresh.search_edition
        from jsonb_populate_recordset(null::pieces, ${JSON.stringify(columns)}::jsonb) fresh
        where p.id = fresh.id
      `.execute(q);
      return rows.length;
    });
    renewed += count;
    if (count === 0) return renewed;
  }
}
