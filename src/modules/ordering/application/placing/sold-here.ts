import type { Tx } from '../../../../platform/db/db.ts';
import { whyNotSold, type SaleOnRequest } from '../../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Customer, DeliveryOption, OrderLine } from '../../domain/order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** Whether the shop sells these pieces to this customer, at that place: asked for the draft, and again at the click. */
export async function soldHere(
  { soldAbroad }: Pick<OrderingDependencies, 'soldAbroad'>,
  tx: Tx,
  { customer, delivery }: { readonly customer: Customer; readonly delivery: DeliveryOption },
  lines: readonly OrderLine[],
): Promise<Result<void, SaleOnRequest>> {
  const { kind: customerKind, vatId, billing, country, postalCode } = customer;
  const notSold = whyNotSold(
    lines.map((line) => ({ ...line, isRent: line.rentOption !== null })),
    { customerKind, vatId, isCollected: delivery !== 'shipment', address: { country, postalCode }, billing },
    await soldAbroad(tx),
  );
  return notSold === null ? ok(undefined) : fail({ code: 'sale-on-request', notSold });
}
