import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import { savingOf } from '../../modules/pricing/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import type { Cents } from '../../shared/money/cents.ts';

interface Announced {
  id: string;
  price_cents: Cents;
  compare_price_cents: Cents;
  history: { priceCents: Cents; validFrom: string }[];
}

/**
 * The pieces of the sale whose reduction the record of their prices supports, so that they show what is saved. Staff put
 * pieces into the sale by hand: one that is not reduced, or no more, must not be announced as if it were (§ 5 UWG).
 */
export async function reducedPieces(db: Db, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<Announced>`
    select p.id, p.price_cents, p.compare_price_cents, (
      select coalesce(json_agg(json_build_object('priceCents', h.price_cents, 'validFrom', h.valid_from)), '[]')
      from price_history h where h.piece_id = p.id
    ) as history
    from piece_sections s join pieces p on p.id = s.piece_id
    where s.section = 'sales' and s.published_at <= ${now} and p.compare_price_cents > p.price_cents
  `.execute(queries<CatalogueTables>(db));
  return rows
    .filter(
      ({ history, price_cents: priceCents, compare_price_cents: comparePriceCents }) =>
        savingOf({
          history: history.map((entry) => ({ ...entry, validFrom: new Date(entry.validFrom) })),
          now,
          priceCents,
          comparePriceCents,
        }) !== null,
    )
    .map(({ id }) => id);
}
