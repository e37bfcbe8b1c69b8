import { sql } from 'kysely';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { queries } from '../platform/db/db.ts';
import type { Actor } from '../shared/staff/actor.ts';
import type { Shop } from './compose.ts';

const demo: Actor = { kind: 'system', name: 'demo' };
const batchSize = 250;

/** Whether nobody has put anything into the shop yet. */
export async function isEmpty(shop: Pick<Shop, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from pieces) and not exists (select from categories) as empty
  `.execute(queries<object>(shop.db));
  return rows[0]?.empty ?? false;
}

/**
 * Fills the shop with the demo catalogue.
 * @param pieces how many pieces, for tests of scale: photographs come again then. When left out there are as many as
 * photographs, and each is the cover of one piece
 * @returns how many pieces it now has
 */
export async function fillWithDemo(
  shop: Pick<Shop, 'db' | 'clock' | 'catalogue'>,
  pieces?: number,
): Promise<number> {
  const now = shop.clock();
  const { categories, parentCategories, texts, ...catalogue } = demoCatalogue({
    seed: 1,
    now,
    ...(pieces === undefined ? {} : { pieces }),
  });
  await shop.catalogue.saveCategories(
    shop.db,
    { categories, parents: parentCategories, texts: { of: texts, now } },
    demo,
  );
  for (let start = 0; start < catalogue.pieces.length; start += batchSize) {
    const batch = catalogue.pieces.slice(start, start + batchSize).map((piece, index) => ({
      line: start + index + 1,
      draft: piece.draft,
      publishedAt: piece.publishedAt,
      earlierPrices: piece.priceHistory,
    }));
    const { rejected } = await shop.catalogue.importPieces(shop.db, batch, {
      now,
      dryRun: false,
      actor: demo,
    });
    const first = rejected[0];
    if (first !== undefined) throw new Error(`demo piece ${first.sku}: ${JSON.stringify(first.problems)}`);
  }
  return catalogue.pieces.length;
}
