import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { addUnits } from '../application/stock.ts';
import type { PaidLine } from '../domain/line.ts';

/** The first line of an order: one unit of the piece, bought. */
export function aLine(pieceId: string, changes: Partial<PaidLine> = {}): PaidLine {
  return { position: 0, pieceId, variantId: null, quantity: 1, kind: 'sale', ...changes };
}

let made = 0;

/** A piece that no other test uses, with this many free units. */
export async function aStockedPiece(db: Db, units = 1): Promise<string> {
  made += 1;
  const id = `piece-${made}`;
  await db.transaction(async (tx) => {
    await aPiece(tx, id);
    await addUnits(tx, [{ pieceId: id, variantId: null, count: units }]);
  });
  return id;
}

/** The minimum that the catalogue's tables require of a piece; these tests are about its units. */
async function aPiece(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into pieces (
      id, sku, title, shop_type, price_cents, charge_tax_percent, tax_scheme, assembly_service, rentable, carriers,
      materials, condition, product_safety, descriptions, created_at, updated_at
    ) values (
      ${id}, ${id}, 'Sideboard', 'vintage', 90000, 0, 'margin', false, true, 2,
      '{}', 'gut', '{}', '{}', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
    )
  `.execute(queries(tx));
}

/** A variant of the piece, with this many free units. */
export async function aStockedVariant(db: Db, pieceId: string, name: string, units: number): Promise<string> {
  const id = `${pieceId}-${name}`;
  await db.transaction(async (tx) => {
    await sql`
      insert into variants (id, piece_id, sku, name, position) values (${id}, ${pieceId}, ${id}, ${name}, 0)
    `.execute(queries(tx));
    await addUnits(tx, [{ pieceId, variantId: id, count: units }]);
  });
  return id;
}
