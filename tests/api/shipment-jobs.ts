import { sql } from 'kysely';
import { queries } from '../../src/platform/db/db.ts';
import type { TestShop } from './open-test-shop.ts';

/** Does the jobs' work for all consignments so far that a provider is to know; done again, it does it again. */
export async function tellShipments({ shop }: TestShop): Promise<void> {
  const { rows } = await sql<{ payload: { orderId: string; carrier: string | null; tracking: string } }>`
    select payload from outbox where job = 'tell-shipment' order by id
  `.execute(queries<object>(shop.db));
  for (const { payload } of rows) {
    const { orderId, ...shipment } = payload;
    await shop.ordering.tellShipment(orderId, shipment);
  }
}
