import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { ShopType } from '../../../shared/shop-type.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

const letters: Readonly<Record<ShopType, string>> = { vintage: 'V', boatwood: 'B' };

/** An unused SKU: 'V-20001'. Those that came with an import are skipped. */
export async function nextSku(tx: Tx, shopType: ShopType): Promise<string> {
  const q = queries<CatalogueTables>(tx);
  for (;;) {
    const { rows } = await sql<{ number: string }>`select nextval('piece_numbers')::text as number`.execute(
      q,
    );
    const sku = `${letters[shopType]}-${rows[0]?.number ?? ''}`;
    const taken = await q.selectFrom('pieces').select('id').where('sku', '=', sku).executeTakeFirst();
    if (taken === undefined) return sku;
  }
}
