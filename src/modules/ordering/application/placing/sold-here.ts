import type { Db, Tx } from '../../../../platform/db/db.ts';
import {
  whyNotSold,
  type LineSold,
  type Sale,
  type SaleOnRequest,
} from '../../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Customer, DeliveryOption } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** Whether the shop sells these pieces to this customer, at that place: asked for the draft, and again at the click. */
export async function soldHere(
  { soldAbroad }: Pick<OrderingDependencies, 'soldAbroad'>,
  handle: Db | Tx,
  sale: Sale,
  lines: readonly LineSold[],
): Promise<Result<void, SaleOnRequest>> {
  const notSold = whyNotSold(lines, sale, await soldAbroad(handle));
  return notSold === null ? ok(undefined) : fail({ code: 'sale-on-request', notSold });
}

/** The buyer, and the place that the goods go to. */
export function saleOf({
  customer: { kind: customerKind, vatId, billing, country, postalCode },
  delivery,
}: {
  readonly customer: Customer;
  readonly delivery: DeliveryOption;
}): Sale {
  const isCollected = delivery !== 'shipment';
  return { customerKind, vatId, isCollected, address: { country, postalCode }, billing };
}
