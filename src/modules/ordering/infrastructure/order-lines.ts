import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { OrderLine } from '../domain/order.ts';
import type { OrderingTables } from './ordering.tables.ts';

/** The lines of an order, in the order of the cart. */
export async function linesOf(handle: Db | Tx, orderId: string): Promise<OrderLine[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    pieceId: row.piece_id,
    variantId: row.variant_id,
    title: row.title,
    sku: row.sku,
    pictureKey: row.picture_key,
    shopType: row.shop_type,
    taxScheme: row.tax_scheme,
    quantity: row.quantity,
    rentOption: row.rent_option,
    assembly: row.assembly,
    unitCents: row.unit_cents,
    assemblyCents: row.assembly_cents,
    chargeTaxPercent: row.charge_tax_percent,
    chargeTaxCents: row.charge_tax_cents,
    subtotalCents: row.subtotal_cents,
    grossCents: row.gross_cents,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    shippingCents: row.shipping_cents,
    vatByRate: row.vat_by_rate,
    adjustments: row.adjustments,
  }));
}
