import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sql } from 'kysely';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import {
  keepConsultation,
  restOrderOn,
} from '../../src/modules/vat-ids/infrastructure/stored-consultation.ts';
import { parseOrderNumber } from '../../src/modules/ordering/index.ts';
import { queries } from '../../src/platform/db/db.ts';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import type { TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

let made = 0;

/**
 * A paid order of a business in Vienna that was taxed, since its member state did not answer at the click. By now it has
 * confirmed the VAT ID, which the stand-in for VIES would never do.
 */
export async function aTaxedBusiness(
  { app, shop, fill, idOf }: TestShop,
  owner: StaffBrowser,
  { now, priceCents = 89_000 }: { readonly now: Date; readonly priceCents?: number },
): Promise<{ readonly number: string; readonly totalCents: number }> {
  made += 1;
  const sku = `BUSINESS-${made}`;
  await fill([{ draft: aPiece({ sku, taxScheme: 'standard', priceCents }), publishedAt: now }]);
  // Of its own: a confirmation holds for the day, also for the next order.
  const vatId = `ATU${10_000 + made}400`;
  const { shipmentAdress, ...rest } = payload([bought(await idOf(sku))], 1, {
    country: 'AT',
    customerKind: 'business',
    company: 'Tischlerei',
    vatId,
  });
  const order = {
    ...rest,
    shipmentAdress: { ...shipmentAdress, address: 'Ring 1', postalCode: '1010', city: 'Wien' },
  };
  const post = (url: string, body: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, payload: body });
  const { totals } = (await post('/initiate-payment', order)).json<{ totals: { total: number } }>();
  const draft = await post('/initiate-payment', { ...order, totalPrice: totals.total });
  const placed = await post(`/checkout/${orderIdOf(draft)}/confirm`, {});
  const { orderNumber: number } = placed.json<{ orderNumber: string }>();
  const totalCents = Math.round(totals.total * 100);
  const paid = await owner.call('POST', `/orders/${number}/payment`, {
    receivedOn: berlinDay(now),
    amountCents: totalCents,
    key: randomUUID(),
  });
  expect(paid.statusCode, paid.body).toBe(200);
  const { rows } = await sql<{ id: string }>`
    select id from orders where number = ${parseOrderNumber(number)}
  `.execute(queries<object>(shop.db));
  const answer = { id: randomUUID(), vatId, register: 'sandbox' as const, isValid: true, number: 'WAPI1' };
  await keepConsultation(shop.db, { ...answer, name: null, address: null, askedAt: now });
  await shop.db.transaction((tx) => restOrderOn(tx, rows[0]?.id ?? '', answer.id));
  return { number, totalCents };
}
